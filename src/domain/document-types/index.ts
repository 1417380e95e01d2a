import { annualReturn } from './annual-return.ts'
import { articles } from './articles.ts'
import { bankStatement } from './bank-statement.ts'
import { birthCertificate } from './birth-certificate.ts'
import { boardResolution } from './board-resolution.ts'
import { certificateOfIncorporation } from './certificate-of-incorporation.ts'
import { charityRegistration } from './charity-registration.ts'
import { citizenshipCard } from './citizenship-card.ts'
import { creditCardStatement } from './credit-card-statement.ts'
import { creditReport } from './credit-report.ts'
import { deathCertificate } from './death-certificate.ts'
import type { DocumentType } from './document-type.ts'
import { driverLicence } from './driver-licence.ts'
import { eidReport } from './eid-report.ts'
import { employmentLetter } from './employment-letter.ts'
import { financialStatements } from './financial-statements.ts'
import { governmentLetter } from './government-letter.ts'
import { healthCard } from './health-card.ts'
import { indigenousStatusCard } from './indigenous-status-card.ts'
import { insuranceStatement } from './insurance-statement.ts'
import { investmentStatement } from './investment-statement.ts'
import { lease } from './lease.ts'
import { loanStatement } from './loan-statement.ts'
import { nationalId } from './national-id.ts'
import { nexusCard } from './nexus-card.ts'
import { noticeOfAssessment } from './notice-of-assessment.ts'
import { orgChart } from './org-chart.ts'
import { other } from './other.ts'
import { ownershipDeclaration } from './ownership-declaration.ts'
import { partnershipAgreement } from './partnership-agreement.ts'
import { passport } from './passport.ts'
import { payslip } from './payslip.ts'
import { pensionStatement } from './pension-statement.ts'
import { pepDeclaration } from './pep-declaration.ts'
import { permanentResidentCard } from './permanent-resident-card.ts'
import { powerOfAttorney } from './power-of-attorney.ts'
import { probate } from './probate.ts'
import { propertyTaxBill } from './property-tax-bill.ts'
import { provincialId } from './provincial-id.ts'
import { registryExtract } from './registry-extract.ts'
import { residenceCertificate } from './residence-certificate.ts'
import { residencePermit } from './residence-permit.ts'
import { rl1 } from './rl1.ts'
import { shareRegister } from './share-register.ts'
import { sinCard } from './sin-card.ts'
import { sourceOfFundsProof } from './source-of-funds-proof.ts'
import { t4 } from './t4.ts'
import { taxRegistration } from './tax-registration.ts'
import { taxResidenceForm } from './tax-residence-form.ts'
import { taxReturn } from './tax-return.ts'
import { telecomBill } from './telecom-bill.ts'
import { trustDeed } from './trust-deed.ts'
import { otherNames, type TypeNames } from './type-names.ts'
import { utilityBill } from './utility-bill.ts'
import { voidCheque } from './void-cheque.ts'
import { will } from './will.ts'

/** Every document type an entry may carry, in the order of domain/4-documents; `other` is last. */
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

/** Ids of all document types. `other` is last. */
export const documentTypeIds: readonly string[] = [...typesById.keys()]

/** The type of an id; null when it is not ours. */
export function findDocumentType(id: string): DocumentType | null {
  return typesById.get(id) ?? null
}

/** Whether this is one of the canonical type ids. */
export function isDocumentTypeId(id: string): boolean {
  return typesById.has(id)
}

/** Name and title of any canonical type; those of `other` for an id that is not ours, since a partner may send any text. */
export function typeNames(id: string): TypeNames {
  return typesById.get(id) ?? otherNames
}
