import type { Hand } from '../../layout.ts'
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

/** Identity papers of several countries as their issuers print them: cards, passports, civil status, reports and tax forms. */
export const hand: Hand = {
  name: 'p',
  training: [
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
  ],
  open: [],
  sealed: [],
}
