import type { Hand } from '../../layout.ts'
import { bankAdvert } from './open/bank-advert.ts'
import { bankEstatement } from './open/bank-estatement.ts'
import { bankTwoPages } from './open/bank-two-pages.ts'
import { boardingPass } from './open/boarding-pass.ts'
import { cardStore } from './open/card-store.ts'
import { chatScreenshot } from './open/chat-screenshot.ts'
import { childBenefit } from './open/child-benefit.ts'
import { depositForm } from './open/deposit-form.ts'
import { gasBudget } from './open/gas-budget.ts'
import { homeInsurance } from './open/home-insurance.ts'
import { leaseForm } from './open/lease-form.ts'
import { oldAgeLetter } from './open/old-age-letter.ts'
import { parkingTicket } from './open/parking-ticket.ts'
import { payAdvice } from './open/pay-advice.ts'
import { payGrid } from './open/pay-grid.ts'
import { pensionAnnual } from './open/pension-annual.ts'
import { telecomMobile } from './open/telecom-mobile.ts'
import { visaSticker } from './open/visa-sticker.ts'
import { bankUnion } from './open/bank-union.ts'
import { cardBank } from './open/card-bank.ts'
import { gymAgreement } from './open/gym-agreement.ts'
import { hydroGraph } from './open/hydro-graph.ts'
import { plumberInvoice } from './open/plumber-invoice.ts'
import { receipt } from './open/receipt.ts'
import { taxFinal } from './open/tax-final.ts'
import { taxNotice } from './open/tax-notice.ts'
import { telecomInternet } from './open/telecom-internet.ts'
import { waterCity } from './open/water-city.ts'

/** Bills, statements, slips and letters of English-speaking Canada, and papers that people upload instead of them. */
export const hand: Hand = {
  name: 'a',
  training: [],
  open: [
    gasBudget,
    telecomMobile,
    homeInsurance,
    childBenefit,
    oldAgeLetter,
    leaseForm,
    bankTwoPages,
    bankEstatement,
    cardStore,
    depositForm,
    payAdvice,
    payGrid,
    pensionAnnual,
    bankAdvert,
    boardingPass,
    chatScreenshot,
    parkingTicket,
    visaSticker,
    hydroGraph,
    waterCity,
    telecomInternet,
    taxFinal,
    taxNotice,
    bankUnion,
    cardBank,
    gymAgreement,
    plumberInvoice,
    receipt,
  ],
  sealed: [],
}
