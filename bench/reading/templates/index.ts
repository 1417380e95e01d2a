import type { Template } from '../template.ts'
import { bankStatement } from './bank-statement.ts'
import { citizenshipCard } from './citizenship-card.ts'
import { creditCardStatement } from './credit-card-statement.ts'
import { driverLicence } from './driver-licence.ts'
import { employmentLetter } from './employment-letter.ts'
import { governmentLetter } from './government-letter.ts'
import { healthCard } from './health-card.ts'
import { indigenousStatusCard } from './indigenous-status-card.ts'
import { insuranceStatement } from './insurance-statement.ts'
import { investmentStatement } from './investment-statement.ts'
import { loanStatement } from './loan-statement.ts'
import { nationalId } from './national-id.ts'
import { nexusCard } from './nexus-card.ts'
import { noticeOfAssessment } from './notice-of-assessment.ts'
import { passport } from './passport.ts'
import { payslip } from './payslip.ts'
import { permanentResidentCard } from './permanent-resident-card.ts'
import { propertyTaxBill } from './property-tax-bill.ts'
import { provincialId } from './provincial-id.ts'
import { residencePermit } from './residence-permit.ts'
import { rl1 } from './rl1.ts'
import { t4 } from './t4.ts'
import { telecomBill } from './telecom-bill.ts'
import { utilityBill } from './utility-bill.ts'
import { voidCheque } from './void-cheque.ts'

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
  utilityBill,
  telecomBill,
  propertyTaxBill,
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
]
