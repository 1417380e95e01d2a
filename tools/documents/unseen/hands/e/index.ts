import type { Hand } from '../../layout.ts'
import { checkingStatement } from './open/checking-statement.ts'
import { countryBankStatement } from './open/country-bank-statement.ts'
import { countyTaxBill } from './open/county-tax-bill.ts'
import { creditUnionStatement } from './open/credit-union-statement.ts'
import { storeCardStatement } from './open/store-card-statement.ts'
import { rewardsCardStatement } from './sealed/rewards-card-statement.ts'
import { mortgageStatement } from './sealed/mortgage-statement.ts'
import { cityUtilityBill } from './open/city-utility-bill.ts'
import { energyStatement } from './open/energy-statement.ts'
import { gasBudgetBill } from './open/gas-budget-bill.ts'
import { leaseAgreement } from './open/lease-agreement.ts'
import { wirelessBill } from './open/wireless-bill.ts'
import { autoDeclarations } from './sealed/auto-declarations.ts'

/** Documents of the United States: bills, statements, cards, letters and filings as their issuers print them. */
export const hand: Hand = {
  name: 'e',
  open: [
    energyStatement,
    cityUtilityBill,
    gasBudgetBill,
    wirelessBill,
    leaseAgreement,
    countyTaxBill,
    checkingStatement,
    countryBankStatement,
    creditUnionStatement,
    storeCardStatement,
  ],
  sealed: [autoDeclarations, rewardsCardStatement, mortgageStatement],
}
