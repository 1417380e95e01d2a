import type { Hand } from '../../layout.ts'
import { appBankStatement } from './open/app-bank-statement.ts'
import { buildingSocietyStatement } from './open/building-society-statement.ts'
import { businessBankStatement } from './open/business-bank-statement.ts'
import { creditCardStatement } from './open/credit-card-statement.ts'
import { hospitalPayslip } from './open/hospital-payslip.ts'
import { pensionIncreaseLetter } from './open/pension-increase-letter.ts'
import { taxOfficeLetter } from './open/tax-office-letter.ts'
import { welshCouncilTax } from './open/welsh-council-tax.ts'
import { boxedPayslip } from './sealed/boxed-payslip.ts'
import { dualFuelBill } from './sealed/dual-fuel-bill.ts'
import { irishBroadbandBill } from './sealed/irish-broadband-bill.ts'
import { mortgageLetter } from './sealed/mortgage-letter.ts'
import { waterBill } from './sealed/water-bill.ts'

/** Papers of the United Kingdom and Ireland: bills, statements, payslips, cards, company and court papers, and misfits. */
export const hand: Hand = {
  name: 'f',
  open: [appBankStatement, buildingSocietyStatement, businessBankStatement, creditCardStatement, hospitalPayslip, pensionIncreaseLetter, taxOfficeLetter, welshCouncilTax],
  sealed: [boxedPayslip, dualFuelBill, irishBroadbandBill, mortgageLetter, waterBill],
}
