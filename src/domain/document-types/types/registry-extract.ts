import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Corporate profile reports, état de renseignements of the REQ, extrait Kbis, Moroccan modèle J, certificates of status. */
export const registryExtract: DocumentType = {
  id: 'registry_extract',
  ...namesOf('register extract', 'extrait du registre', 'm'),
  ...issuerDocument,
  maxAgeDays: 90,
  steps: ['entity_existence', 'entity_ownership', 'entity_authority'],
  keyFields: ['legal_name', 'registration_number', 'registry_status', 'document_date'],
  fields: [
    field('legal_name', 'Corporation name'),
    field(
      'registration_number',
      'Corporation number | Corporate number | Ontario Corporation Number | Ontario Corporation Number (OCN) | Corporation number (OCN) | Company number | Registry ID | Corporate access number | Incorporation number',
      'Numéro d’entreprise du Québec (NEQ) | Numéro d’entreprise du Québec | NEQ | SIREN | N° SIREN | Immatriculation au RCS, numéro | Immatriculation au RCS | RCS | RC | N° RC | Numéro RC | Registre du commerce n° | N° au registre du commerce | Numéro de société | N° analytique | Numéro d’immatriculation au RCS',
    ),
    field('registry_status', 'Current status', 'Statut à jour | État au registre'),
    field(
      'document_date',
      'Date of this search | Report date | Date of report | Report generated on | Report issued | Extract date | Date generated | Generated on | Search date | Current as of',
      'Date de la recherche | Date de l’extrait | Extrait à jour au | À jour au | Date du rapport | Date de l’état de renseignements | Extrait du',
    ),
    field('registered_address'),
    field('directors'),
    field('beneficial_owners'),
    field('legal_form'),
    field('incorporation_date'),
    field('activity'),
  ],
  phrases: [
    '[extrait|kbis] * à jour au {document_date}',
    'à jour au {document_date}',
    '[report|extract|profile] * [as of|as at|on|issued] {document_date}',
    'état de renseignements * au {document_date}',
    'Délivré * le {document_date}',
  ],
  printedTitles: printedTitles(
    'Corporation profile report | Corporate profile report | Profile report | Corporate profile | Registry extract | Corporation information | Federal corporation information | Company summary | Company profile | Business registry extract | BC company summary | Corporate registry extract | Register extract | Corporation profile',
    'Renseignements relatifs à la société fédérale | Renseignements relatifs à une société de régime fédéral | État de renseignements d’une personne morale au registre des entreprises | État de renseignements d’une personne morale | État de renseignements | Extrait Kbis | Kbis | Extrait du registre du commerce | Modèle J | Extrait d’immatriculation principale au registre du commerce et des sociétés | Extrait du registre | Modèle 7 | Rapport de profil | Renseignements sur la société | Extrait d’immatriculation | Extrait du registre du commerce (modèle J) | Extrait du registre de commerce | Profil de société',
  ),
  cues: [
    ...cues(
      7,
      'profile report | corporation profile',
      'état de renseignements | extrait kbis | kbis | modèle j | modèle 7',
    ),
    ...cues(
      5,
      'registry extract | corporate profile',
      'registre du commerce | extrait d’immatriculation | registraire des entreprises',
    ),
    ...cues(
      4,
      'corporation number | active directors | registered office',
      'neq | rcs | greffe | greffier | tribunal de commerce | immatriculation',
    ),
    ...cues(
      3,
      'governing jurisdiction | ontario business registry',
      'siren | forme juridique | administrateurs | registre des entreprises | ice',
    ),
    ...cues(2, 'status | date of incorporation | directors', 'statut | gérance | siège social | dirigeants'),
  ],
  countercues: [
    ...cues(6, 'payment receipt | invoice | amount payable', 'reçu de paiement | facture | montant payé'),
    ...cues(
      6,
      'annual return | annual return receipt | certificate of incorporation | resolved',
      'déclaration de mise à jour annuelle | déclaration annuelle | certificat de constitution | il est résolu',
    ),
    ...cues(
      5,
      'statement of remuneration | balance sheet | share register | significant control register',
      'registre des actionnaires | bilan | statuts constitutifs | salarié | net à payer',
    ),
    ...cues(
      5,
      'beneficial ownership declaration | gst/hst',
      'déclaration des bénéficiaires effectifs | taxe professionnelle | rib | iban | article 1',
    ),
  ],
}
