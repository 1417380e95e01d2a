import type { Hand } from '../../layout.ts'
import { allowanceLetter } from './open/allowance-letter.ts'
import { carLoan } from './open/car-loan.ts'
import { dwellingLease } from './open/dwelling-lease.ts'
import { gasBill } from './open/gas-bill.ts'
import { mortgageStatement } from './open/mortgage-statement.ts'
import { municipalTaxes } from './open/municipal-taxes.ts'
import { thriftStatement } from './open/thrift-statement.ts'
import { cardStatement } from './sealed/card-statement.ts'
import { electricityBill } from './sealed/electricity-bill.ts'
import { folioStatement } from './sealed/folio-statement.ts'
import { homeInsurance } from './sealed/home-insurance.ts'
import { mobileBill } from './sealed/mobile-bill.ts'
import { schoolTaxes } from './sealed/school-taxes.ts'

/** Québec in French: bills, statements, slips and letters as its utilities, caisses, towns and ministries print them. */
export const hand: Hand = {
  name: 'b',
  open: [allowanceLetter, carLoan, dwellingLease, gasBill, mortgageStatement, municipalTaxes, thriftStatement],
  sealed: [cardStatement, electricityBill, folioStatement, homeInsurance, mobileBill, schoolTaxes],
}
