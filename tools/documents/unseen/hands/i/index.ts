import type { Hand } from '../../layout.ts'
import { businessLedger } from './training/business-ledger.ts'
import { cardRewards } from './training/card-rewards.ts'
import { carteRemises } from './training/carte-remises.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { jointEveryday } from './training/joint-everyday.ts'
import { payAdvice } from './training/pay-advice.ts'
import { publicServicePay } from './training/public-service-pay.ts'
import { releveCaisse } from './training/releve-caisse.ts'
import { talonPaie } from './training/talon-paie.ts'
import { weeklyStub } from './training/weekly-stub.ts'

/** Everyday papers of English-speaking Canada and of Québec: banks, wages, bills, taxes, insurance and loans. */
export const hand: Hand = {
  name: 'i',
  training: [
    businessLedger,
    cardRewards,
    carteRemises,
    chequingSummary,
    jointEveryday,
    payAdvice,
    publicServicePay,
    releveCaisse,
    talonPaie,
    weeklyStub,
  ],
  open: [],
  sealed: [],
}
