import type { Hand } from '../../layout.ts'
import { licenceBc } from './open/licence-bc.ts'
import { licenceSaaq } from './open/licence-saaq.ts'
import { passportDataPage } from './open/passport-data-page.ts'
import { prCard } from './open/pr-card.ts'
import { licenceAlberta } from './sealed/licence-alberta.ts'

/** Identity and civil documents of Canada and Québec, in English, French and both. */
export const hand: Hand = {
  name: 'g',
  open: [licenceBc, licenceSaaq, passportDataPage, prCard],
  sealed: [licenceAlberta],
}
