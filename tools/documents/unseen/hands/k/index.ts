import type { Hand } from '../../layout.ts'
import { bankExtracto } from './training/bank-extracto.ts'
import { bankExtraitBelge } from './training/bank-extrait-belge.ts'
import { bankGlance } from './training/bank-glance.ts'
import { bankIreland } from './training/bank-ireland.ts'
import { bankKontoauszug } from './training/bank-kontoauszug.ts'

/** Papers of the United Kingdom, Ireland, Belgium, Luxembourg, Germany, the Netherlands, Spain and Italy. */
export const hand: Hand = {
  name: 'k',
  training: [bankGlance, bankIreland, bankKontoauszug, bankExtraitBelge, bankExtracto],
  open: [],
  sealed: [],
}
