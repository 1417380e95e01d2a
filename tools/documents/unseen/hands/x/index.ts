import type { Hand } from '../../layout.ts'
import { avisDeCotisationQc } from './sealed/avis-de-cotisation-qc.ts'
import { banqueCarrefour } from './sealed/banque-carrefour.ts'
import { billetAvion } from './sealed/billet-avion.ts'
import { brokerageStatementCa } from './sealed/brokerage-statement-ca.ts'
import { bulletinDePaieMa } from './sealed/bulletin-de-paie-ma.ts'
import { certificatMedical } from './sealed/certificat-medical.ts'
import { certificatScolarite } from './sealed/certificat-scolarite.ts'
import { certificateWesternState } from './sealed/certificate-western-state.ts'
import { cnieMaroc } from './sealed/cnie-maroc.ts'
import { companyOverviewGb } from './sealed/company-overview-gb.ts'
import { controlRegisterCa } from './sealed/control-register-ca.ts'
import { creditUnionStatement } from './sealed/credit-union-statement.ts'
import { earningsStatement } from './sealed/earnings-statement.ts'
import { electriciteQc } from './sealed/electricite-qc.ts'
import { etatsFinanciersQc } from './sealed/etats-financiers-qc.ts'
import { extraitDeCompte } from './sealed/extrait-de-compte.ts'
import { factureFibreFr } from './sealed/facture-fibre-fr.ts'
import { factureGarage } from './sealed/facture-garage.ts'
import { federalAssessment } from './sealed/federal-assessment.ts'
import { form1099 } from './sealed/form-1099.ts'
import { lettreEmploi } from './sealed/lettre-emploi.ts'
import { licenceGb } from './sealed/licence-gb.ts'
import { licenceNovaScotia } from './sealed/licence-nova-scotia.ts'
import { mortgageStatementUs } from './sealed/mortgage-statement-us.ts'
import { newspaperCutting } from './sealed/newspaper-cutting.ts'
import { passportCanada } from './sealed/passport-canada.ts'
import { personalCheque } from './sealed/personal-cheque.ts'
import { releve1 } from './sealed/releve-1.ts'
import { releveCarteQc } from './sealed/releve-carte-qc.ts'
import { restaurantReceipt } from './sealed/restaurant-receipt.ts'
import { ribMarocain } from './sealed/rib-marocain.ts'
import { taxNoticeTown } from './sealed/tax-notice-town.ts'
import { tenancyAgreementOn } from './sealed/tenancy-agreement-on.ts'
import { transferScreenshot } from './sealed/transfer-screenshot.ts'
import { waterBillGb } from './sealed/water-bill-gb.ts'

/** Bank, pay, tax, identity and company papers of seven countries, and papers that only resemble one. */
export const hand: Hand = {
  name: 'x',
  training: [],
  open: [],
  sealed: [
    avisDeCotisationQc,
    banqueCarrefour,
    billetAvion,
    brokerageStatementCa,
    bulletinDePaieMa,
    certificatMedical,
    certificatScolarite,
    certificateWesternState,
    cnieMaroc,
    companyOverviewGb,
    controlRegisterCa,
    creditUnionStatement,
    earningsStatement,
    electriciteQc,
    etatsFinanciersQc,
    extraitDeCompte,
    factureFibreFr,
    factureGarage,
    federalAssessment,
    form1099,
    lettreEmploi,
    licenceGb,
    licenceNovaScotia,
    mortgageStatementUs,
    newspaperCutting,
    passportCanada,
    personalCheque,
    releve1,
    releveCarteQc,
    restaurantReceipt,
    ribMarocain,
    taxNoticeTown,
    tenancyAgreementOn,
    transferScreenshot,
    waterBillGb,
  ],
}
