import type { Hand } from '../../layout.ts'
import { businessLedger } from './training/business-ledger.ts'
import { cardRewards } from './training/card-rewards.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { jointEveryday } from './training/joint-everyday.ts'
import { releveCaisse } from './training/releve-caisse.ts'

/** Everyday papers of English-speaking Canada and of Québec: banks, wages, bills, taxes, insurance and loans. */
export const hand: Hand = {
  name: 'i',
  training: [chequingSummary, releveCaisse, businessLedger, jointEveryday, cardRewards],
  open: [],
  sealed: [],
}
