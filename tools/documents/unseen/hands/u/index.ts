import type { Hand } from '../../layout.ts'
import { additionBistro } from './open/addition-bistro.ts'
import { autoDeclarations } from './open/auto-declarations.ts'
import { avisCotisation } from './open/avis-cotisation.ts'
import { bailLogement } from './open/bail-logement.ts'
import { bulletinScolaire } from './open/bulletin-scolaire.ts'
import { checkingJoint } from './open/checking-joint.ts'
import { chequePlain } from './open/cheque-plain.ts'
import { compteTaxes } from './open/compte-taxes.ts'
import { earningsAdvice } from './open/earnings-advice.ts'
import { factureMobile } from './open/facture-mobile.ts'
import { hydroPeterborough } from './open/hydro-peterborough.ts'
import { innBooking } from './open/inn-booking.ts'
import { invoiceWelding } from './open/invoice-welding.ts'
import { iraQuarter } from './open/ira-quarter.ts'
import { letterEmployer } from './open/letter-employer.ts'
import { licenceMinnesota } from './open/licence-minnesota.ts'
import { loanBilingual } from './open/loan-bilingual.ts'
import { medicareNb } from './open/medicare-nb.ts'
import { newsletterGarden } from './open/newsletter-garden.ts'
import { parkingInfraction } from './open/parking-infraction.ts'
import { releveFolio } from './open/releve-folio.ts'
import { rewardsCard } from './open/rewards-card.ts'
import { t4Laser } from './open/t4-laser.ts'
import { talonPaie } from './open/talon-paie.ts'
import { textoCapture } from './open/texto-capture.ts'
import { w2CopyB } from './open/w2-copy-b.ts'
import { waterPostcard } from './open/water-postcard.ts'

/** Everyday papers of Canada, Québec and the United States, each as another issuer prints it. */
export const hand: Hand = {
  name: 'u',
  training: [],
  open: [
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
  sealed: [],
}
