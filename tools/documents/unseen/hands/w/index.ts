import type { Hand } from '../../layout.ts'
import { acteNaissanceExtrait } from './open/acte-naissance-extrait.ts'
import { attestationRne } from './open/attestation-rne.ts'
import { bankingResolution } from './open/banking-resolution.ts'
import { carteRestaurant } from './open/carte-restaurant.ts'
import { certificatConstitutionFederal } from './open/certificat-constitution-federal.ts'
import { certificatVehicule } from './open/certificat-vehicule.ts'
import { certificateWashington } from './open/certificate-washington.ts'
import { companyOverview } from './open/company-overview.ts'
import { concertTicket } from './open/concert-ticket.ts'
import { consumerFile } from './open/consumer-file.ts'
import { diplomeUniversite } from './open/diplome-universite.ts'
import { estateDistribution } from './open/estate-distribution.ts'
import { etatRenseignements } from './open/etat-renseignements.ts'
import { etatsFinanciersExamen } from './open/etats-financiers-examen.ts'
import { nonemployee1099 } from './open/nonemployee-1099.ts'
import { noticeMedicament } from './open/notice-medicament.ts'
import { organigrammeGroupe } from './open/organigramme-groupe.ts'
import { partnershipBc } from './open/partnership-bc.ts'
import { photoCardNb } from './open/photo-card-nb.ts'
import { procurationLegalisee } from './open/procuration-legalisee.ts'
import { proofOfDeath } from './open/proof-of-death.ts'
import { purchaseOrder } from './open/purchase-order.ts'
import { recepisseBeneficiaires } from './open/recepisse-beneficiaires.ts'
import { softwareLicence } from './open/software-licence.ts'
import { statutPpv } from './open/statut-ppv.ts'
import { stockLedger } from './open/stock-ledger.ts'
import { vatCertificate } from './open/vat-certificate.ts'
import { willSolicitors } from './open/will-solicitors.ts'

/** Papers of firms, estates and civil status, as registries, lawyers, notaries and clerks of six lands print them. */
export const hand: Hand = {
  name: 'w',
  training: [],
  open: [
    acteNaissanceExtrait,
    attestationRne,
    bankingResolution,
    carteRestaurant,
    certificatConstitutionFederal,
    certificatVehicule,
    certificateWashington,
    companyOverview,
    concertTicket,
    consumerFile,
    diplomeUniversite,
    estateDistribution,
    etatRenseignements,
    etatsFinanciersExamen,
    nonemployee1099,
    noticeMedicament,
    organigrammeGroupe,
    partnershipBc,
    photoCardNb,
    procurationLegalisee,
    proofOfDeath,
    purchaseOrder,
    recepisseBeneficiaires,
    softwareLicence,
    statutPpv,
    stockLedger,
    vatCertificate,
    willSolicitors,
  ],
  sealed: [],
}
