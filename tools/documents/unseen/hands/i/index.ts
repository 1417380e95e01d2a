import type { Hand } from '../../layout.ts'
import { assessmentNotice } from './training/assessment-notice.ts'
import { businessLedger } from './training/business-ledger.ts'
import { cardRewards } from './training/card-rewards.ts'
import { carteRemises } from './training/carte-remises.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { compteDeTaxes } from './training/compte-de-taxes.ts'
import { factureElectricite } from './training/facture-electricite.ts'
import { factureInternet } from './training/facture-internet.ts'
import { gasBill } from './training/gas-bill.ts'
import { jointEveryday } from './training/joint-everyday.ts'
import { payAdvice } from './training/pay-advice.ts'
import { publicServicePay } from './training/public-service-pay.ts'
import { releveCaisse } from './training/releve-caisse.ts'
import { talonPaie } from './training/talon-paie.ts'
import { taxBillTown } from './training/tax-bill-town.ts'
import { waterBill } from './training/water-bill.ts'
import { weeklyStub } from './training/weekly-stub.ts'
import { wirelessBill } from './training/wireless-bill.ts'

/** Everyday papers of English-speaking Canada and of Québec: banks, wages, bills, taxes, insurance and loans. */
export const hand: Hand = {
  name: 'i',
  training: [
    assessmentNotice,
    businessLedger,
    cardRewards,
    carteRemises,
    chequingSummary,
    compteDeTaxes,
    factureElectricite,
    factureInternet,
    gasBill,
    jointEveryday,
    payAdvice,
    publicServicePay,
    releveCaisse,
    talonPaie,
    taxBillTown,
    waterBill,
    weeklyStub,
    wirelessBill,
  ],
  open: [],
  sealed: [],
}
