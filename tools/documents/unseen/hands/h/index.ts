import type { Hand } from '../../layout.ts'
import { annualReportFlorida } from './open/annual-report-florida.ts'
import { attestationNotaire } from './open/attestation-notaire.ts'
import { certificateBc } from './open/certificate-bc.ts'
import { charityLetter } from './open/charity-letter.ts'
import { comptesAnnuels } from './open/comptes-annuels.ts'
import { creditDisclosure } from './open/credit-disclosure.ts'
import { declarationTp1 } from './open/declaration-tp1.ts'
import { einNotice } from './open/ein-notice.ts'
import { facturePlombier } from './open/facture-plombier.ts'
import { menuCasseCroute } from './open/menu-casse-croute.ts'
import { parkingTicket } from './open/parking-ticket.ts'
import { profileAlberta } from './open/profile-alberta.ts'
import { resolutionQuebec } from './open/resolution-quebec.ts'
import { settlementDeed } from './open/settlement-deed.ts'
import { statutsQuebec } from './open/statuts-quebec.ts'
import { statutsSas } from './open/statuts-sas.ts'
import { visaSticker } from './open/visa-sticker.ts'
import { wageStatementW2 } from './open/wage-statement-w2.ts'
import { attorneyTexas } from './open/attorney-texas.ts'
import { bankAdvert } from './open/bank-advert.ts'
import { contratSenc } from './open/contrat-senc.ts'
import { councilLeaflet } from './open/council-leaflet.ts'
import { declarationBeneficiaires } from './open/declaration-beneficiaires.ts'
import { minutesLimited } from './open/minutes-limited.ts'
import { railBooking } from './open/rail-booking.ts'
import { registerOfMembers } from './open/register-of-members.ts'
import { structureChart } from './open/structure-chart.ts'
import { t4Slip } from './open/t4-slip.ts'

/** Papers of companies, estates and finance, as registries, lawyers, notaries and tax offices of five countries print them. */
export const hand: Hand = {
  name: 'h',
  training: [],
  open: [
    statutsSas,
    statutsQuebec,
    certificateBc,
    profileAlberta,
    annualReportFlorida,
    resolutionQuebec,
    settlementDeed,
    charityLetter,
    einNotice,
    comptesAnnuels,
    attestationNotaire,
    declarationTp1,
    creditDisclosure,
    facturePlombier,
    menuCasseCroute,
    parkingTicket,
    visaSticker,
    wageStatementW2,
    registerOfMembers,
    declarationBeneficiaires,
    structureChart,
    minutesLimited,
    attorneyTexas,
    contratSenc,
    t4Slip,
    bankAdvert,
    councilLeaflet,
    railBooking,
  ],
  sealed: [],
}
