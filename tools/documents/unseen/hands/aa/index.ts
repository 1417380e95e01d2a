import type { Hand } from '../../layout.ts'
import { acteDecesFr } from './training/acte-deces-fr.ts'
import { assuranceHabitationFr } from './training/assurance-habitation-fr.ts'
import { attestationEmployeurFr } from './training/attestation-employeur-fr.ts'
import { avisImpotFr } from './training/avis-impot-fr.ts'
import { bailFr } from './training/bail-fr.ts'
import { beneficiairesFr } from './training/beneficiaires-fr.ts'
import { bollettaIt } from './training/bolletta-it.ts'
import { bulletinFr } from './training/bulletin-fr.ts'
import { cartaIdentitaIt } from './training/carta-identita-it.ts'
import { certificateGb } from './training/certificate-gb.ts'
import { charityGb } from './training/charity-gb.ts'
import { cnieMa } from './training/cnie-ma.ts'
import { councilTaxGb } from './training/council-tax-gb.ts'
import { dniEs } from './training/dni-es.ts'
import { eauElectriciteMa } from './training/eau-electricite-ma.ts'
import { eauFr } from './training/eau-fr.ts'
import { electricIe } from './training/electric-ie.ts'
import { electriciteFr } from './training/electricite-fr.ts'
import { extractGb } from './training/extract-gb.ts'
import { extraitBe } from './training/extrait-be.ts'
import { fibreFr } from './training/fibre-fr.ts'
import { hydroQc } from './training/hydro-qc.ts'
import { jaarrekeningNl } from './training/jaarrekening-nl.ts'
import { kbisFr } from './training/kbis-fr.ts'
import { licenceGb } from './training/licence-gb.ts'
import { lohnDe } from './training/lohn-de.ts'
import { movilEs } from './training/movil-es.ts'
import { naissanceMa } from './training/naissance-ma.ts'
import { notaireVenteFr } from './training/notaire-vente-fr.ts'
import { p45Gb } from './training/p45-gb.ts'
import { p60Gb } from './training/p60-gb.ts'
import { paieMa } from './training/paie-ma.ts'
import { partnershipGb } from './training/partnership-gb.ts'
import { payslipGb } from './training/payslip-gb.ts'
import { permisFr } from './training/permis-fr.ts'
import { procesVerbalFr } from './training/proces-verbal-fr.ts'
import { procurationQc } from './training/procuration-qc.ts'
import { releveFr } from './training/releve-fr.ts'
import { releveMa } from './training/releve-ma.ts'
import { residenceMa } from './training/residence-ma.ts'
import { ribFr } from './training/rib-fr.ts'
import { rijbewijsNl } from './training/rijbewijs-nl.ts'
import { shareRegisterIe } from './training/share-register-ie.ts'
import { statementGb } from './training/statement-gb.ts'
import { statutsMa } from './training/statuts-ma.ts'
import { stromDe } from './training/strom-de.ts'
import { taxeFonciereFr } from './training/taxe-fonciere-fr.ts'
import { tenancyGb } from './training/tenancy-gb.ts'
import { titolariIt } from './training/titolari-it.ts'
import { titreSejourFr } from './training/titre-sejour-fr.ts'
import { trustDeedGb } from './training/trust-deed-gb.ts'
import { uboBe } from './training/ubo-be.ts'
import { willIe } from './training/will-ie.ts'

/** Papers of homes, pay, companies and families of nine European and North African countries, and two of Québec. */
export const hand: Hand = {
  name: 'aa',
  training: [
    acteDecesFr,
    assuranceHabitationFr,
    attestationEmployeurFr,
    avisImpotFr,
    bailFr,
    beneficiairesFr,
    bollettaIt,
    bulletinFr,
    cartaIdentitaIt,
    certificateGb,
    charityGb,
    cnieMa,
    councilTaxGb,
    dniEs,
    eauElectriciteMa,
    eauFr,
    electricIe,
    electriciteFr,
    extractGb,
    extraitBe,
    fibreFr,
    hydroQc,
    jaarrekeningNl,
    kbisFr,
    licenceGb,
    lohnDe,
    movilEs,
    naissanceMa,
    notaireVenteFr,
    p45Gb,
    p60Gb,
    paieMa,
    partnershipGb,
    payslipGb,
    permisFr,
    procesVerbalFr,
    procurationQc,
    releveFr,
    releveMa,
    residenceMa,
    ribFr,
    rijbewijsNl,
    shareRegisterIe,
    statementGb,
    statutsMa,
    stromDe,
    taxeFonciereFr,
    tenancyGb,
    titolariIt,
    titreSejourFr,
    trustDeedGb,
    uboBe,
    willIe,
  ],
  open: [],
  sealed: [],
}
