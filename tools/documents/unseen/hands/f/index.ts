import type { Hand } from '../../layout.ts'
import { appBankStatement } from './open/app-bank-statement.ts'
import { welshCouncilTax } from './open/welsh-council-tax.ts'
import { dualFuelBill } from './sealed/dual-fuel-bill.ts'
import { irishBroadbandBill } from './sealed/irish-broadband-bill.ts'
import { waterBill } from './sealed/water-bill.ts'

/** Papers of the United Kingdom and Ireland: bills, statements, payslips, cards, company and court papers, and misfits. */
export const hand: Hand = {
  name: 'f',
  open: [welshCouncilTax, appBankStatement],
  sealed: [dualFuelBill, waterBill, irishBroadbandBill],
}
