import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** The Secure Certificate of Indian Status of Indigenous Services Canada, and the laminated certificate before it. */
export const indigenousStatusCard: DocumentType = {
  id: 'indigenous_status_card',
  ...namesOf('Secure Certificate of Indian Status', 'certificat sécurisé de statut d’Indien', 'm'),
  ...photoCard,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth'],
  fields: onCard(
    field('last_name', 'Family name / Nom de famille'),
    field('first_name'),
    field(
      'id_number',
      'Registry No. | Registry number | Registration No. | Registration number | Registry No. / N° de registre | Registry Number / N° de registre',
      'N° de registre | Numéro de registre | N° d’inscription | Numéro d’inscription',
      { ownOnly: true, grammar: /^\d[\d-]{8,13}$/ },
    ),
    field('date_of_birth'),
    field('id_expiry', 'Renewal date', 'Date de renouvellement'),
  ),
  printedTitles: printedTitles(
    'Secure certificate of Indian status | Certificate of Indian status',
    'Certificat sécurisé de statut d’Indien | Certificat de statut d’Indien | Certificat sécurisé du statut d’Indien',
  ),
  cues: [
    ...cues(6, 'certificate of indian status', 'statut d’indien'),
    ...cues(4, 'indian status | indian act | status indian | scis', 'loi sur les indiens | csi'),
    ...cues(
      3,
      'registry no | indigenous services canada | band',
      'n° de registre | services aux autochtones canada | bande',
    ),
    ...cues(2, 'first nation', 'première nation'),
  ],
}
