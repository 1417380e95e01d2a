import type { Hand, UnseenLayout } from '../../layout.ts'
import { agencyEmptyLease } from './training/agency-empty-lease.ts'
import { boxAndMobileBill } from './training/box-and-mobile-bill.ts'
import { bulletinCivilServant } from './training/bulletin-civil-servant.ts'
import { bulletinClarified } from './training/bulletin-clarified.ts'
import { bulletinCloud } from './training/bulletin-cloud.ts'
import { bulletinGridMono } from './training/bulletin-grid-mono.ts'
import { furnishedLease } from './training/furnished-lease.ts'
import { gasYearlySettlement } from './training/gas-yearly-settlement.ts'
import { greenSupplierBill } from './training/green-supplier-bill.ts'
import { householdEmployee } from './training/household-employee.ts'
import { incomeTaxNotice } from './training/income-tax-notice.ts'
import { landTaxInstalments } from './training/land-tax-instalments.ts'
import { landTaxNotice } from './training/land-tax-notice.ts'
import { mutualCurrentAccount } from './training/mutual-current-account.ts'
import { neobankFlow } from './training/neobank-flow.ts'
import { postalTwoAccounts } from './training/postal-two-accounts.ts'
import { powerBill } from './training/power-bill.ts'
import { simOnlyInvoice } from './training/sim-only-invoice.ts'
import { waterTreasury } from './training/water-treasury.ts'

const training: readonly UnseenLayout[] = [
  agencyEmptyLease,
  boxAndMobileBill,
  bulletinCivilServant,
  bulletinClarified,
  bulletinCloud,
  bulletinGridMono,
  furnishedLease,
  gasYearlySettlement,
  greenSupplierBill,
  householdEmployee,
  incomeTaxNotice,
  landTaxInstalments,
  landTaxNotice,
  mutualCurrentAccount,
  neobankFlow,
  postalTwoAccounts,
  powerBill,
  simOnlyInvoice,
  waterTreasury,
]

/** Papers of France: banks, payrolls, suppliers, the tax office, landlords, insurers, and what people upload by mistake. */
export const hand: Hand = { name: 'j', training, open: [], sealed: [] }
