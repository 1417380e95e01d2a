import type { Hand } from '../../layout.ts'
import { allowanceLetter } from './open/allowance-letter.ts'
import { assessmentNotice } from './open/assessment-notice.ts'
import { carLoan } from './open/car-loan.ts'
import { depositStub } from './open/deposit-stub.ts'
import { dwellingLease } from './open/dwelling-lease.ts'
import { gasBill } from './open/gas-bill.ts'
import { groceryReceipt } from './open/grocery-receipt.ts'
import { mortgageAdvert } from './open/mortgage-advert.ts'
import { mortgageStatement } from './open/mortgage-statement.ts'
import { municipalTaxes } from './open/municipal-taxes.ts'
import { parkingFine } from './open/parking-fine.ts'
import { payBulletin } from './open/pay-bulletin.ts'
import { plumberInvoice } from './open/plumber-invoice.ts'
import { portfolioStatement } from './open/portfolio-statement.ts'
import { releve1 } from './open/releve-1.ts'
import { showTicket } from './open/show-ticket.ts'
import { thriftStatement } from './open/thrift-statement.ts'
import { workLetter } from './open/work-letter.ts'
import { cardStatement } from './open/card-statement.ts'
import { chatCapture } from './open/chat-capture.ts'
import { electricityBill } from './open/electricity-bill.ts'
import { folioStatement } from './open/folio-statement.ts'
import { homeInsurance } from './open/home-insurance.ts'
import { mobileBill } from './open/mobile-bill.ts'
import { pharmacyLabel } from './open/pharmacy-label.ts'
import { registerStatement } from './open/register-statement.ts'
import { schoolMarks } from './open/school-marks.ts'
import { schoolTaxes } from './open/school-taxes.ts'

/** Québec in French: bills, statements, slips and letters as its utilities, caisses, towns and ministries print them. */
export const hand: Hand = {
  name: 'b',
  training: [],
  open: [
    allowanceLetter,
    assessmentNotice,
    carLoan,
    depositStub,
    dwellingLease,
    gasBill,
    groceryReceipt,
    mortgageAdvert,
    mortgageStatement,
    municipalTaxes,
    parkingFine,
    payBulletin,
    plumberInvoice,
    portfolioStatement,
    releve1,
    showTicket,
    thriftStatement,
    workLetter,
    cardStatement,
    chatCapture,
    electricityBill,
    folioStatement,
    homeInsurance,
    mobileBill,
    pharmacyLabel,
    registerStatement,
    schoolMarks,
    schoolTaxes,
  ],
  sealed: [],
}
