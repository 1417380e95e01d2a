import type { Hand } from '../../layout.ts'
import { citizenCertificate } from './training/citizen-certificate.ts'
import { citizenWallet } from './training/citizen-wallet.ts'
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
import { nexusBorder } from './training/nexus-border.ts'
import { nexusLane } from './training/nexus-lane.ts'
import { otherAngler } from './training/other-angler.ts'
import { otherBadge } from './training/other-badge.ts'
import { otherLibrary } from './training/other-library.ts'
import { otherLoyalty } from './training/other-loyalty.ts'
import { otherPinkSlip } from './training/other-pink-slip.ts'
import { otherStudent } from './training/other-student.ts'
import { photoCardLakes } from './training/photo-card-lakes.ts'
import { photoCardPeaks } from './training/photo-card-peaks.ts'
import { residentMaple } from './training/resident-maple.ts'
import { residentNorth } from './training/resident-north.ts'
import { sinLetter } from './training/sin-letter.ts'
import { sinPlastic } from './training/sin-plastic.ts'
import { stateIdMesa } from './training/state-id-mesa.ts'
import { stateIdRiver } from './training/state-id-river.ts'
import { statusLaminated } from './training/status-laminated.ts'
import { statusSecure } from './training/status-secure.ts'

/** Cards in a wallet: licences, health and identity cards, certificates, and cards that prove nothing. */
export const hand: Hand = {
  name: 'o',
  training: [
    licenceLakes,
    licenceFleuve,
    licenceFoothills,
    licenceStrait,
    licenceSierra,
    licenceHudson,
    licencePecos,
    licenceKeys,
    licenceAlbion,
    licenceHexagone,
    licenceMeuseRhein,
    licenceEmerald,
    licenceAtlas,
    licenceIberia,
    citizenCertificate,
    citizenWallet,
    healthGreatLake,
    healthPlains,
    healthSoleil,
    healthTides,
    nexusBorder,
    nexusLane,
    otherAngler,
    otherBadge,
    otherLibrary,
    otherLoyalty,
    otherPinkSlip,
    otherStudent,
    photoCardLakes,
    photoCardPeaks,
    residentMaple,
    residentNorth,
    sinLetter,
    sinPlastic,
    stateIdMesa,
    stateIdRiver,
    statusLaminated,
    statusSecure,
  ],
  open: [],
  sealed: [],
}
