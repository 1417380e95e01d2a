import { annualReturn } from './types/annual-return.ts'
import { articles } from './types/articles.ts'
import { bankStatement } from './types/bank-statement.ts'
import { birthCertificate } from './types/birth-certificate.ts'
import { boardResolution } from './types/board-resolution.ts'
import { certificateOfIncorporation } from './types/certificate-of-incorporation.ts'
import { charityRegistration } from './types/charity-registration.ts'
import { citizenshipCard } from './types/citizenship-card.ts'
import { creditCardStatement } from './types/credit-card-statement.ts'
import { creditReport } from './types/credit-report.ts'
import { deathCertificate } from './types/death-certificate.ts'
import type { DocumentType } from './definition/document-type.ts'
import { driverLicence } from './types/driver-licence.ts'
import { eidReport } from './types/eid-report.ts'
import { employmentLetter } from './types/employment-letter.ts'
import { financialStatements } from './types/financial-statements.ts'
import { governmentLetter } from './types/government-letter.ts'
import { healthCard } from './types/health-card.ts'
import { indigenousStatusCard } from './types/indigenous-status-card.ts'
import { insuranceStatement } from './types/insurance-statement.ts'
import { investmentStatement } from './types/investment-statement.ts'
import { lease } from './types/lease.ts'
import { loanStatement } from './types/loan-statement.ts'
import { nationalId } from './types/national-id.ts'
import { nexusCard } from './types/nexus-card.ts'
import { noticeOfAssessment } from './types/notice-of-assessment.ts'
import { orgChart } from './types/org-chart.ts'
import { other } from './types/other.ts'
import { ownershipDeclaration } from './types/ownership-declaration.ts'
import { partnershipAgreement } from './types/partnership-agreement.ts'
import { passport } from './types/passport.ts'
import { payslip } from './types/payslip.ts'
import { pensionStatement } from './types/pension-statement.ts'
import { pepDeclaration } from './types/pep-declaration.ts'
import { permanentResidentCard } from './types/permanent-resident-card.ts'
import { powerOfAttorney } from './types/power-of-attorney.ts'
import { probate } from './types/probate.ts'
import { propertyTaxBill } from './types/property-tax-bill.ts'
import { provincialId } from './types/provincial-id.ts'
import { registryExtract } from './types/registry-extract.ts'
import { residenceCertificate } from './types/residence-certificate.ts'
import { residencePermit } from './types/residence-permit.ts'
import { rl1 } from './types/rl1.ts'
import { shareRegister } from './types/share-register.ts'
import { sinCard } from './types/sin-card.ts'
import { sourceOfFundsProof } from './types/source-of-funds-proof.ts'
import { t4 } from './types/t4.ts'
import { taxRegistration } from './types/tax-registration.ts'
import { taxResidenceForm } from './types/tax-residence-form.ts'
import { taxReturn } from './types/tax-return.ts'
import { telecomBill } from './types/telecom-bill.ts'
import { trustDeed } from './types/trust-deed.ts'
import { otherNames, type TypeNames } from './definition/type-names.ts'
import { utilityBill } from './types/utility-bill.ts'
import { voidCheque } from './types/void-cheque.ts'
import { will } from './types/will.ts'

/** All document types, in the order of docs/rules/document-types.md#types; `other` is last. */
export const documentTypes: readonly DocumentType[] = [
  passport,
  nationalId,
  driverLicence,
  permanentResidentCard,
  provincialId,
  indigenousStatusCard,
  citizenshipCard,
  nexusCard,
  residencePermit,
  healthCard,
  birthCertificate,
  sinCard,
  utilityBill,
  telecomBill,
  propertyTaxBill,
  lease,
  residenceCertificate,
  insuranceStatement,
  governmentLetter,
  bankStatement,
  creditCardStatement,
  loanStatement,
  voidCheque,
  investmentStatement,
  payslip,
  employmentLetter,
  t4,
  rl1,
  noticeOfAssessment,
  taxReturn,
  pensionStatement,
  sourceOfFundsProof,
  taxResidenceForm,
  pepDeclaration,
  certificateOfIncorporation,
  articles,
  registryExtract,
  annualReturn,
  shareRegister,
  ownershipDeclaration,
  orgChart,
  boardResolution,
  powerOfAttorney,
  partnershipAgreement,
  trustDeed,
  charityRegistration,
  financialStatements,
  taxRegistration,
  deathCertificate,
  will,
  probate,
  creditReport,
  eidReport,
  other,
]

const typesById = new Map(documentTypes.map((type) => [type.id, type]))

/** The type of an id; null for an unknown one. */
export function findDocumentType(id: string): DocumentType | null {
  return typesById.get(id) ?? null
}

/** Whether this is a canonical type id. */
export function isDocumentTypeId(id: string): boolean {
  return typesById.has(id)
}

/** Name and title of a type; those of `other` for an unknown id, since a partner may send any text. */
export function typeNames(id: string): TypeNames {
  return typesById.get(id) ?? otherNames
}
