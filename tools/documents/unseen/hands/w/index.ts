import type { Hand } from '../../layout.ts'
import { acteNaissanceExtrait } from './sealed/acte-naissance-extrait.ts'
import { attestationRne } from './sealed/attestation-rne.ts'
import { bankingResolution } from './sealed/banking-resolution.ts'
import { carteRestaurant } from './sealed/carte-restaurant.ts'
import { certificatConstitutionFederal } from './sealed/certificat-constitution-federal.ts'
import { certificatVehicule } from './sealed/certificat-vehicule.ts'
import { certificateWashington } from './sealed/certificate-washington.ts'
import { companyOverview } from './sealed/company-overview.ts'
import { concertTicket } from './sealed/concert-ticket.ts'
import { consumerFile } from './sealed/consumer-file.ts'
import { diplomeUniversite } from './sealed/diplome-universite.ts'
import { estateDistribution } from './sealed/estate-distribution.ts'
import { etatRenseignements } from './sealed/etat-renseignements.ts'
import { etatsFinanciersExamen } from './sealed/etats-financiers-examen.ts'
import { nonemployee1099 } from './sealed/nonemployee-1099.ts'
import { noticeMedicament } from './sealed/notice-medicament.ts'
import { organigrammeGroupe } from './sealed/organigramme-groupe.ts'
import { partnershipBc } from './sealed/partnership-bc.ts'
import { photoCardNb } from './sealed/photo-card-nb.ts'
import { procurationLegalisee } from './sealed/procuration-legalisee.ts'
import { proofOfDeath } from './sealed/proof-of-death.ts'
import { purchaseOrder } from './sealed/purchase-order.ts'
import { recepisseBeneficiaires } from './sealed/recepisse-beneficiaires.ts'
import { softwareLicence } from './sealed/software-licence.ts'
import { statutPpv } from './sealed/statut-ppv.ts'
import { stockLedger } from './sealed/stock-ledger.ts'
import { vatCertificate } from './sealed/vat-certificate.ts'
import { willSolicitors } from './sealed/will-solicitors.ts'

/** Papers of firms, estates and civil status, as registries, lawyers, notaries and clerks of six lands print them. */
export const hand: Hand = {
  name: 'w',
  training: [],
  open: [],
  sealed: [
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
}
