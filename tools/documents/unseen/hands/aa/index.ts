import type { Hand } from '../../layout.ts'
import { councilTaxGb } from './training/council-tax-gb.ts'
import { eauElectriciteMa } from './training/eau-electricite-ma.ts'
import { eauFr } from './training/eau-fr.ts'
import { electriciteFr } from './training/electricite-fr.ts'
import { fibreFr } from './training/fibre-fr.ts'
import { taxeFonciereFr } from './training/taxe-fonciere-fr.ts'

/** Papers of homes, pay, companies and families of nine European and North African countries, and two of Québec. */
export const hand: Hand = {
  name: 'aa',
  training: [electriciteFr, eauFr, fibreFr, eauElectriciteMa, councilTaxGb, taxeFonciereFr],
  open: [],
  sealed: [],
}
