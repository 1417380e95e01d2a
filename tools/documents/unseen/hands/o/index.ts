import type { Hand } from '../../layout.ts'
import { healthGreatLake } from './training/health-great-lake.ts'
import { healthPlains } from './training/health-plains.ts'
import { healthSoleil } from './training/health-soleil.ts'
import { healthTides } from './training/health-tides.ts'
import { licenceAlbion } from './training/licence-albion.ts'
import { licenceAtlas } from './training/licence-atlas.ts'
import { licenceEmerald } from './training/licence-emerald.ts'
import { licenceFleuve } from './training/licence-fleuve.ts'
import { licenceFoothills } from './training/licence-foothills.ts'
import { licenceHexagone } from './training/licence-hexagone.ts'
import { licenceHudson } from './training/licence-hudson.ts'
import { licenceIberia } from './training/licence-iberia.ts'
import { licenceKeys } from './training/licence-keys.ts'
import { licenceLakes } from './training/licence-lakes.ts'
import { licenceMeuseRhein } from './training/licence-meuse-rhein.ts'
import { licencePecos } from './training/licence-pecos.ts'
import { licenceSierra } from './training/licence-sierra.ts'
import { licenceStrait } from './training/licence-strait.ts'
import { photoCardLakes } from './training/photo-card-lakes.ts'
import { photoCardPeaks } from './training/photo-card-peaks.ts'
import { stateIdMesa } from './training/state-id-mesa.ts'
import { stateIdRiver } from './training/state-id-river.ts'

/** Cards in a wallet: licences, health and identity cards, certificates, and cards that prove nothing. */
export const hand: Hand = {
  name: 'o',
  training: [licenceLakes, licenceFleuve, licenceFoothills, licenceStrait, licenceSierra, licenceHudson, licencePecos, licenceKeys, licenceAlbion, licenceHexagone, licenceMeuseRhein, licenceEmerald, licenceAtlas, licenceIberia, healthGreatLake, healthPlains, healthSoleil, healthTides, photoCardLakes, photoCardPeaks, stateIdMesa, stateIdRiver],
  open: [],
  sealed: [],
}
