import type { Hand } from '../../layout.ts'
import { avisDeCotisationQc } from './sealed/avis-de-cotisation-qc.ts'
import { bulletinDePaieMa } from './sealed/bulletin-de-paie-ma.ts'
import { cnieMaroc } from './sealed/cnie-maroc.ts'
import { creditUnionStatement } from './sealed/credit-union-statement.ts'
import { earningsStatement } from './sealed/earnings-statement.ts'
import { extraitDeCompte } from './sealed/extrait-de-compte.ts'
import { federalAssessment } from './sealed/federal-assessment.ts'
import { lettreEmploi } from './sealed/lettre-emploi.ts'
import { licenceGb } from './sealed/licence-gb.ts'
import { licenceNovaScotia } from './sealed/licence-nova-scotia.ts'
import { passportCanada } from './sealed/passport-canada.ts'
import { personalCheque } from './sealed/personal-cheque.ts'
import { releve1 } from './sealed/releve-1.ts'
import { ribMarocain } from './sealed/rib-marocain.ts'

/** Bank, pay, tax, identity and company papers of seven countries, and papers that only resemble one. */
export const hand: Hand = {
  name: 'x',
  training: [],
  open: [],
  sealed: [
    avisDeCotisationQc,
    bulletinDePaieMa,
    cnieMaroc,
    creditUnionStatement,
    earningsStatement,
    extraitDeCompte,
    federalAssessment,
    lettreEmploi,
    licenceGb,
    licenceNovaScotia,
    passportCanada,
    personalCheque,
    releve1,
    ribMarocain,
  ],
}
