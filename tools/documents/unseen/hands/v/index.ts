import type { Hand } from '../../layout.ts'
import { attestationTravail } from './sealed/attestation-travail.ts'
import { avisEcheance } from './sealed/avis-echeance.ts'
import { avisImposition } from './sealed/avis-imposition.ts'
import { billetTrain } from './sealed/billet-train.ts'
import { bulletinFrance } from './sealed/bulletin-france.ts'
import { bulletinMaroc } from './sealed/bulletin-maroc.ts'
import { certificatResidence } from './sealed/certificat-residence.ts'
import { childBenefitLetter } from './sealed/child-benefit-letter.ts'
import { cnieMorocco } from './sealed/cnie-morocco.ts'
import { councilTaxLeaflet } from './sealed/council-tax-leaflet.ts'
import { currentAccountUk } from './sealed/current-account-uk.ts'
import { dniSpain } from './sealed/dni-spain.ts'
import { ecranBanque } from './sealed/ecran-banque.ts'
import { extraitMaroc } from './sealed/extrait-maroc.ts'
import { factureEauMaroc } from './sealed/facture-eau-maroc.ts'
import { factureEnergie } from './sealed/facture-energie.ts'
import { factureMobile } from './sealed/facture-mobile.ts'
import { fuehrerschein } from './sealed/fuehrerschein.ts'
import { gasBillUk } from './sealed/gas-bill-uk.ts'
import { handwerkerRechnung } from './sealed/handwerker-rechnung.ts'
import { kasticket } from './sealed/kasticket.ts'
import { parkingSolicitors } from './sealed/parking-solicitors.ts'
import { passportBelgium } from './sealed/passport-belgium.ts'
import { permessoItaly } from './sealed/permesso-italy.ts'
import { releveBanque } from './sealed/releve-banque.ts'
import { taxeFonciere } from './sealed/taxe-fonciere.ts'
import { visaSchengen } from './sealed/visa-schengen.ts'

/** Households' papers of Western Europe and Morocco: bills, statements, payslips, cards and letters of offices. */
export const hand: Hand = {
  name: 'v',
  training: [],
  open: [],
  sealed: [
    factureEauMaroc,
    factureEnergie,
    gasBillUk,
    factureMobile,
    currentAccountUk,
    extraitMaroc,
    releveBanque,
    bulletinFrance,
    bulletinMaroc,
    taxeFonciere,
    attestationTravail,
    certificatResidence,
    avisEcheance,
    childBenefitLetter,
    cnieMorocco,
    dniSpain,
    permessoItaly,
    fuehrerschein,
    passportBelgium,
    avisImposition,
    billetTrain,
    councilTaxLeaflet,
    ecranBanque,
    handwerkerRechnung,
    kasticket,
    parkingSolicitors,
    visaSchengen,
  ],
}
