import type { Hand } from '../../layout.ts'
import { additionBistro } from './sealed/addition-bistro.ts'
import { autoDeclarations } from './sealed/auto-declarations.ts'
import { avisCotisation } from './sealed/avis-cotisation.ts'
import { bailLogement } from './sealed/bail-logement.ts'
import { bulletinScolaire } from './sealed/bulletin-scolaire.ts'
import { checkingJoint } from './sealed/checking-joint.ts'
import { chequePlain } from './sealed/cheque-plain.ts'
import { compteTaxes } from './sealed/compte-taxes.ts'
import { earningsAdvice } from './sealed/earnings-advice.ts'
import { factureMobile } from './sealed/facture-mobile.ts'
import { hydroPeterborough } from './sealed/hydro-peterborough.ts'
import { innBooking } from './sealed/inn-booking.ts'
import { invoiceWelding } from './sealed/invoice-welding.ts'
import { iraQuarter } from './sealed/ira-quarter.ts'
import { letterEmployer } from './sealed/letter-employer.ts'
import { licenceMinnesota } from './sealed/licence-minnesota.ts'
import { loanBilingual } from './sealed/loan-bilingual.ts'
import { medicareNb } from './sealed/medicare-nb.ts'
import { newsletterGarden } from './sealed/newsletter-garden.ts'
import { parkingInfraction } from './sealed/parking-infraction.ts'
import { releveFolio } from './sealed/releve-folio.ts'
import { rewardsCard } from './sealed/rewards-card.ts'
import { t4Laser } from './sealed/t4-laser.ts'
import { talonPaie } from './sealed/talon-paie.ts'
import { textoCapture } from './sealed/texto-capture.ts'
import { w2CopyB } from './sealed/w2-copy-b.ts'
import { waterPostcard } from './sealed/water-postcard.ts'

/** Everyday papers of Canada, Québec and the United States, each as another issuer prints it. */
export const hand: Hand = {
  name: 'u',
  training: [],
  open: [],
  sealed: [
    additionBistro,
    autoDeclarations,
    avisCotisation,
    bailLogement,
    bulletinScolaire,
    checkingJoint,
    chequePlain,
    compteTaxes,
    earningsAdvice,
    factureMobile,
    hydroPeterborough,
    innBooking,
    invoiceWelding,
    iraQuarter,
    letterEmployer,
    licenceMinnesota,
    loanBilingual,
    medicareNb,
    newsletterGarden,
    parkingInfraction,
    releveFolio,
    rewardsCard,
    t4Laser,
    talonPaie,
    textoCapture,
    w2CopyB,
    waterPostcard,
  ],
}
