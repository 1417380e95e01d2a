import type { Template } from '../template.ts'
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
import { utilityBill } from './utility-bill.ts'
import { voidCheque } from './void-cheque.ts'
import { will } from './will.ts'

/** Every document type, in the order of the scoreboard. */
export const templates: readonly Template[] = [
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
