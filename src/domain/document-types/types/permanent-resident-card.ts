import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Canadian permanent resident cards of 2002 to 2015 and the United States green card. Labels in both languages. */
export const permanentResidentCard: DocumentType = {
  id: 'permanent_resident_card',
  ...namesOf('permanent resident card', 'carte de résident permanent', 'f'),
  ...photoCard,
  twoSided: true,
  carriesMrz: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: onCard(
    field('last_name', 'Name / Nom | Name', 'Nom / Name'),
    field('first_name'),
    field(
      'id_number',
      'ID No./N° ID | ID No / No ID | ID No. / No ID | No ID / ID No. | UCI | USCIS# | Client ID',
      'N° ID | No ID | IUC',
      {
        grammar: /^(?=.*\d)[A-Z0-9-]{7,12}$/,
      },
    ),
    field('date_of_birth'),
    field('id_expiry'),
    field('sex'),
    field('citizenship', 'Country of birth'),
  ),
  printedTitles: printedTitles(
    'Permanent resident card | Permanent resident',
    'Carte de résident permanent | Carte de résidence permanente',
  ),
  cues: [
    ...cues(6, 'permanent resident card', 'carte de résident permanent'),
    ...cues(4, 'permanent resident', 'résident permanent | carte rp'),
    ...cues(2, 'government of canada', 'gouvernement du canada | id no'),
    ...cues(1, 'nationality', 'nationalité'),
  ],
  countercues: [
    ...cues(4, 'passport | driver’s licence', 'titre de séjour | confirmation de résidence permanente'),
    ...cues(4, 'study permit | work permit', 'permis d’études | permis de travail | passeport'),
  ],
}
