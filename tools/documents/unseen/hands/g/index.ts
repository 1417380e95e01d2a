import type { Hand } from '../../layout.ts'
import { birthShort } from './open/birth-short.ts'
import { citizenshipCard } from './open/citizenship-card.ts'
import { healthNewBrunswick } from './open/health-new-brunswick.ts'
import { licenceBc } from './open/licence-bc.ts'
import { licenceSaaq } from './open/licence-saaq.ts'
import { nexusFront } from './open/nexus-front.ts'
import { passportDataPage } from './open/passport-data-page.ts'
import { prCard } from './open/pr-card.ts'
import { statusCertificate } from './open/status-certificate.ts'
import { healthIsland } from './sealed/health-island.ts'
import { identificationNovaScotia } from './sealed/identification-nova-scotia.ts'
import { licenceAlberta } from './sealed/licence-alberta.ts'
import { studyPermit } from './sealed/study-permit.ts'

/** Identity and civil documents of Canada and Québec, in English, French and both. */
export const hand: Hand = {
  name: 'g',
  open: [
    birthShort,
    citizenshipCard,
    healthNewBrunswick,
    licenceBc,
    licenceSaaq,
    nexusFront,
    passportDataPage,
    prCard,
    statusCertificate,
  ],
  sealed: [healthIsland, identificationNovaScotia, licenceAlberta, studyPermit],
}
