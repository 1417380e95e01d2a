import type { Hand, UnseenLayout } from '../../layout.ts'
import { accountantAnnualAccounts } from './training/accountant-annual-accounts.ts'
import { agencyEmptyLease } from './training/agency-empty-lease.ts'
import { boxAndMobileBill } from './training/box-and-mobile-bill.ts'
import { bulletinCivilServant } from './training/bulletin-civil-servant.ts'
import { bulletinClarified } from './training/bulletin-clarified.ts'
import { bulletinCloud } from './training/bulletin-cloud.ts'
import { bulletinGridMono } from './training/bulletin-grid-mono.ts'
import { declaredSituationNotice } from './training/declared-situation-notice.ts'
import { foreignLabResults } from './training/foreign-lab-results.ts'
import { foreignLoanOffer } from './training/foreign-loan-offer.ts'
import { foreignQuote } from './training/foreign-quote.ts'
import { foreignSchoolReport } from './training/foreign-school-report.ts'
import { foreignSpeedingFine } from './training/foreign-speeding-fine.ts'
import { foreignTrainTicket } from './training/foreign-train-ticket.ts'
import { furnishedLease } from './training/furnished-lease.ts'
import { gasYearlySettlement } from './training/gas-yearly-settlement.ts'
import { greenSupplierBill } from './training/green-supplier-bill.ts'
import { homeInsuranceAttestation } from './training/home-insurance-attestation.ts'
import { homeLoanSchedule } from './training/home-loan-schedule.ts'
import { householdEmployee } from './training/household-employee.ts'
import { incomeTaxNotice } from './training/income-tax-notice.ts'
import { landTaxInstalments } from './training/land-tax-instalments.ts'
import { landTaxNotice } from './training/land-tax-notice.ts'
import { lodgingAttestation } from './training/lodging-attestation.ts'
import { mutualCurrentAccount } from './training/mutual-current-account.ts'
import { neobankFlow } from './training/neobank-flow.ts'
import { postalTwoAccounts } from './training/postal-two-accounts.ts'
import { powerBill } from './training/power-bill.ts'
import { retirementPayments } from './training/retirement-payments.ts'
import { simOnlyInvoice } from './training/sim-only-invoice.ts'
import { townHallResidence } from './training/town-hall-residence.ts'
import { waterTreasury } from './training/water-treasury.ts'

const training: readonly UnseenLayout[] = [
  accountantAnnualAccounts,
  agencyEmptyLease,
  boxAndMobileBill,
  bulletinCivilServant,
  bulletinClarified,
  bulletinCloud,
  bulletinGridMono,
  declaredSituationNotice,
  foreignLabResults,
  foreignLoanOffer,
  foreignQuote,
  foreignSchoolReport,
  foreignSpeedingFine,
  foreignTrainTicket,
  furnishedLease,
  gasYearlySettlement,
  greenSupplierBill,
  homeInsuranceAttestation,
  homeLoanSchedule,
  householdEmployee,
  incomeTaxNotice,
  landTaxInstalments,
  landTaxNotice,
  lodgingAttestation,
  mutualCurrentAccount,
  neobankFlow,
  postalTwoAccounts,
  powerBill,
  retirementPayments,
  simOnlyInvoice,
  townHallResidence,
  waterTreasury,
]

/** Papers of France: banks, payrolls, suppliers, the tax office, landlords, insurers, and what people upload by mistake. */
export const hand: Hand = { name: 'j', training, open: [], sealed: [] }
