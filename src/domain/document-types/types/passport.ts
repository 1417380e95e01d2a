import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Labels follow ICAO 9303 part 4: issuer's language and English, often French too. */
export const passport: DocumentType = {
  id: 'passport',
  ...namesOf('passport', 'passeport', 'm'),
  ...photoCard,
  carriesMrz: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: onCard(
    field('last_name'),
    field('first_name'),
    field(
      'id_number',
      'Passport No. | Passport number | Passport No. / N° de passeport | Passport No / Passeport No | Document No. | Document number',
      'N° de passeport | N° du passeport | Passeport n° | Numéro de passeport | Numéro du passeport',
      { ownOnly: true, grammar: /^(?=.*\d)[A-Z0-9]{6,10}$/ },
    ),
    field('date_of_birth'),
    field('id_expiry'),
    field('sex'),
    field('citizenship'),
    field('place_of_birth'),
    field('id_issue_date'),
    field('id_country'),
    field('issuing_authority'),
  ),
  printedTitles: printedTitles('Passport', 'Passeport | Passport / Passeport | Passeport / Passport'),
  cues: [
    ...cues(4, 'passport', 'passeport'),
    ...cues(3, 'pasaporte | passaporto | passaporte | reisepass | paspoort | paszport | pasaport | passi | útlevél'),
    ...cues(3, 'cestovní pas'),
    ...cues(2, 'passport no', 'n° de passeport'),
    ...cues(1, 'given names | place of birth | nationality | date of expiry | issuing country'),
    ...cues(1, '', 'prénoms | lieu de naissance | nationalité | pays émetteur'),
  ],
  countercues: [
    ...cues(4, 'driver licence | residence permit | invoice', 'permis de conduire | titre de séjour | facture'),
    ...cues(4, 'liveness | selfie', 'égoportrait | détection du vivant'),
    ...cues(3, 'identity card | visa', 'carte nationale d’identité'),
  ],
}
