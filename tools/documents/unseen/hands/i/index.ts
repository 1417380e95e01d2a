import type { Hand } from '../../layout.ts'
import { assessmentNotice } from './training/assessment-notice.ts'
import { avisAssurance } from './training/avis-assurance.ts'
import { businessLedger } from './training/business-ledger.ts'
import { cardRewards } from './training/card-rewards.ts'
import { carteRemises } from './training/carte-remises.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { compteDeTaxes } from './training/compte-de-taxes.ts'
import { factureElectricite } from './training/facture-electricite.ts'
import { factureInternet } from './training/facture-internet.ts'
import { foreignCardOffer } from './training/foreign-card-offer.ts'
import { foreignParking } from './training/foreign-parking.ts'
import { foreignQuote } from './training/foreign-quote.ts'
import { foreignReceipt } from './training/foreign-receipt.ts'
import { foreignShopInvoice } from './training/foreign-shop-invoice.ts'
import { gasBill } from './training/gas-bill.ts'
import { jointEveryday } from './training/joint-everyday.ts'
import { mortgageStatement } from './training/mortgage-statement.ts'
import { payAdvice } from './training/pay-advice.ts'
import { pensionNotice } from './training/pension-notice.ts'
import { policyDeclarations } from './training/policy-declarations.ts'
import { publicServicePay } from './training/public-service-pay.ts'
import { releveCaisse } from './training/releve-caisse.ts'
import { relevePret } from './training/releve-pret.ts'
import { talonPaie } from './training/talon-paie.ts'
import { taxBillTown } from './training/tax-bill-town.ts'
import { voidCheque } from './training/void-cheque.ts'
import { waterBill } from './training/water-bill.ts'
import { weeklyStub } from './training/weekly-stub.ts'
import { wirelessBill } from './training/wireless-bill.ts'

/** Everyday papers of English-speaking Canada and of Québec: banks, wages, bills, taxes, insurance and loans. */
export const hand: Hand = {
  name: 'i',
  training: [
    assessmentNotice,
    avisAssurance,
    businessLedger,
    cardRewards,
    carteRemises,
    chequingSummary,
    compteDeTaxes,
    factureElectricite,
    factureInternet,
    foreignCardOffer,
    foreignParking,
    foreignQuote,
    foreignReceipt,
    foreignShopInvoice,
    gasBill,
    jointEveryday,
    mortgageStatement,
    payAdvice,
    pensionNotice,
    policyDeclarations,
    publicServicePay,
    releveCaisse,
    relevePret,
    talonPaie,
    taxBillTown,
    voidCheque,
    waterBill,
    weeklyStub,
    wirelessBill,
  ],
  open: [],
  sealed: [],
}
