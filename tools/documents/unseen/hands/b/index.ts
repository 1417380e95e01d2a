import type { Hand } from '../../layout.ts'
import { allowanceLetter } from './open/allowance-letter.ts'
import { dwellingLease } from './open/dwelling-lease.ts'
import { gasBill } from './open/gas-bill.ts'
import { municipalTaxes } from './open/municipal-taxes.ts'
import { electricityBill } from './sealed/electricity-bill.ts'
import { homeInsurance } from './sealed/home-insurance.ts'
import { mobileBill } from './sealed/mobile-bill.ts'
import { schoolTaxes } from './sealed/school-taxes.ts'

/** Québec in French: bills, statements, slips and letters as its utilities, caisses, towns and ministries print them. */
export const hand: Hand = {
  name: 'b',
  open: [allowanceLetter, dwellingLease, gasBill, municipalTaxes],
  sealed: [electricityBill, homeInsurance, mobileBill, schoolTaxes],
}
