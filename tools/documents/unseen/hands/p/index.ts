import type { Hand } from '../../layout.ts'
import { birthEngland } from './training/birth-england.ts'
import { birthFrance } from './training/birth-france.ts'
import { birthMorocco } from './training/birth-morocco.ts'
import { birthStates } from './training/birth-states.ts'
import { citizenshipPage } from './training/citizenship-page.ts'
import { deathEngland } from './training/death-england.ts'
import { deathFrance } from './training/death-france.ts'
import { deathMorocco } from './training/death-morocco.ts'
import { eidAttestation } from './training/eid-attestation.ts'
import { eidReport } from './training/eid-report.ts'
import { foreignAppointment } from './training/foreign-appointment.ts'
import { foreignBoarding } from './training/foreign-boarding.ts'
import { foreignMarriage } from './training/foreign-marriage.ts'
import { foreignSeaman } from './training/foreign-seaman.ts'
import { foreignVaccination } from './training/foreign-vaccination.ts'
import { foreignVisa } from './training/foreign-visa.ts'
import { greenCard } from './training/green-card.ts'
import { idBelgium } from './training/id-belgium.ts'
import { idFranceLaminated } from './training/id-france-laminated.ts'
import { idFranceNew } from './training/id-france-new.ts'
import { idGermany } from './training/id-germany.ts'
import { idItaly } from './training/id-italy.ts'
import { idMorocco } from './training/id-morocco.ts'
import { idNetherlands } from './training/id-netherlands.ts'
import { idPortugal } from './training/id-portugal.ts'
import { idSpain } from './training/id-spain.ts'
import { passportBritain } from './training/passport-britain.ts'
import { passportEurope } from './training/passport-europe.ts'
import { passportFrance } from './training/passport-france.ts'
import { passportMorocco } from './training/passport-morocco.ts'
import { passportStates } from './training/passport-states.ts'
import { permitBelgium } from './training/permit-belgium.ts'
import { permitBritain } from './training/permit-britain.ts'
import { permitFrance } from './training/permit-france.ts'
import { permitGermany } from './training/permit-germany.ts'
import { permitMorocco } from './training/permit-morocco.ts'
import { residentCanada } from './training/resident-canada.ts'
import { taxCrs } from './training/tax-crs.ts'
import { taxLetter } from './training/tax-letter.ts'

/** Identity papers of several countries as their issuers print them: cards, passports, civil status, reports and tax forms. */
export const hand: Hand = {
  name: 'p',
  training: [
    birthEngland,
    birthFrance,
    birthMorocco,
    birthStates,
    citizenshipPage,
    deathEngland,
    deathFrance,
    deathMorocco,
    eidAttestation,
    eidReport,
    foreignAppointment,
    foreignBoarding,
    foreignMarriage,
    foreignSeaman,
    foreignVaccination,
    foreignVisa,
    greenCard,
    idBelgium,
    idFranceLaminated,
    idFranceNew,
    idGermany,
    idItaly,
    idMorocco,
    idNetherlands,
    idPortugal,
    idSpain,
    passportBritain,
    passportEurope,
    passportFrance,
    passportMorocco,
    passportStates,
    permitBelgium,
    permitBritain,
    permitFrance,
    permitGermany,
    permitMorocco,
    residentCanada,
    taxCrs,
    taxLetter,
  ],
  open: [],
  sealed: [],
}
