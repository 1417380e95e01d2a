import type { Hand } from '../../layout.ts'
import { attestationTravail } from './open/attestation-travail.ts'
import { avisEcheance } from './open/avis-echeance.ts'
import { avisImposition } from './open/avis-imposition.ts'
import { billetTrain } from './open/billet-train.ts'
import { bulletinFrance } from './open/bulletin-france.ts'
import { bulletinMaroc } from './open/bulletin-maroc.ts'
import { certificatResidence } from './open/certificat-residence.ts'
import { childBenefitLetter } from './open/child-benefit-letter.ts'
import { cnieMorocco } from './open/cnie-morocco.ts'
import { councilTaxLeaflet } from './open/council-tax-leaflet.ts'
import { currentAccountUk } from './open/current-account-uk.ts'
import { dniSpain } from './open/dni-spain.ts'
import { ecranBanque } from './open/ecran-banque.ts'
import { extraitMaroc } from './open/extrait-maroc.ts'
import { factureEauMaroc } from './open/facture-eau-maroc.ts'
import { factureEnergie } from './open/facture-energie.ts'
import { factureMobile } from './open/facture-mobile.ts'
import { fuehrerschein } from './open/fuehrerschein.ts'
import { gasBillUk } from './open/gas-bill-uk.ts'
import { handwerkerRechnung } from './open/handwerker-rechnung.ts'
import { kasticket } from './open/kasticket.ts'
import { parkingSolicitors } from './open/parking-solicitors.ts'
import { passportBelgium } from './open/passport-belgium.ts'
import { permessoItaly } from './open/permesso-italy.ts'
import { releveBanque } from './open/releve-banque.ts'
import { taxeFonciere } from './open/taxe-fonciere.ts'
import { visaSchengen } from './open/visa-schengen.ts'

/** Households' papers of Western Europe and Morocco: bills, statements, payslips, cards and letters of offices. */
export const hand: Hand = {
  name: 'v',
  training: [],
  open: [
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
  sealed: [],
}
