import type { Hand } from '../../layout.ts'
import { birthShort } from './open/birth-short.ts'
import { boardingPass } from './open/boarding-pass.ts'
import { citizenshipCard } from './open/citizenship-card.ts'
import { deathCertificate } from './open/death-certificate.ts'
import { eidReport } from './open/eid-report.ts'
import { funeralInvoice } from './open/funeral-invoice.ts'
import { healthNewBrunswick } from './open/health-new-brunswick.ts'
import { licenceBc } from './open/licence-bc.ts'
import { licenceSaaq } from './open/licence-saaq.ts'
import { marriageCertificate } from './open/marriage-certificate.ts'
import { nexusFront } from './open/nexus-front.ts'
import { passportDataPage } from './open/passport-data-page.ts'
import { prCard } from './open/pr-card.ts'
import { sinLetter } from './open/sin-letter.ts'
import { statusCertificate } from './open/status-certificate.ts'
import { studentCard } from './open/student-card.ts'
import { taxResidenceForm } from './open/tax-residence-form.ts'
import { visitorVisa } from './open/visitor-visa.ts'
import { birthLongQuebec } from './open/birth-long-quebec.ts'
import { boatOperatorCard } from './open/boat-operator-card.ts'
import { healthIsland } from './open/health-island.ts'
import { identificationNovaScotia } from './open/identification-nova-scotia.ts'
import { licenceAlberta } from './open/licence-alberta.ts'
import { notarialWill } from './open/notarial-will.ts'
import { parkingOffence } from './open/parking-offence.ts'
import { pepDeclaration } from './open/pep-declaration.ts'
import { studyPermit } from './open/study-permit.ts'
import { vaccinationProof } from './open/vaccination-proof.ts'

/** Identity and civil documents of Canada and Québec, in English, French and both. */
export const hand: Hand = {
  name: 'g',
  training: [],
  open: [
    birthShort,
    boardingPass,
    citizenshipCard,
    deathCertificate,
    eidReport,
    funeralInvoice,
    healthNewBrunswick,
    licenceBc,
    licenceSaaq,
    marriageCertificate,
    nexusFront,
    passportDataPage,
    prCard,
    sinLetter,
    statusCertificate,
    studentCard,
    taxResidenceForm,
    visitorVisa,
    birthLongQuebec,
    boatOperatorCard,
    healthIsland,
    identificationNovaScotia,
    licenceAlberta,
    notarialWill,
    parkingOffence,
    pepDeclaration,
    studyPermit,
    vaccinationProof,
  ],
  sealed: [],
}
