import type { Hand } from '../../layout.ts'
import { childBenefit } from './open/child-benefit.ts'
import { gasBudget } from './open/gas-budget.ts'
import { homeInsurance } from './open/home-insurance.ts'
import { oldAgeLetter } from './open/old-age-letter.ts'
import { telecomMobile } from './open/telecom-mobile.ts'
import { hydroGraph } from './sealed/hydro-graph.ts'
import { taxFinal } from './sealed/tax-final.ts'
import { taxNotice } from './sealed/tax-notice.ts'
import { telecomInternet } from './sealed/telecom-internet.ts'
import { waterCity } from './sealed/water-city.ts'

/** Bills, statements, slips and letters of English-speaking Canada, and papers that people upload instead of them. */
export const hand: Hand = {
  name: 'a',
  open: [gasBudget, telecomMobile, homeInsurance, childBenefit, oldAgeLetter],
  sealed: [hydroGraph, waterCity, telecomInternet, taxFinal, taxNotice],
}
