import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Photo cards of provinces and states for people who do not drive: Ontario, British Columbia, Alberta, New York … */
export const provincialId: DocumentType = {
  id: 'provincial_id',
  ...namesOf('provincial photo card', 'carte d’identité provinciale', 'f'),
  ...photoCard,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: [
    field('last_name', 'LN | 1 Name/Nom | 1,2 Name/Nom | 1 Surname | 1 Last name | 1', '1 Nom'),
    field('first_name', 'FN | 2 Given names | 2 First name | 2', '2 Prénoms | 2 Prénom'),
    field(
      'id_number',
      'Photo card No. | Photo card number | Identification number | Identification No. | 4d | 4d Number | 4d Number/Numéro | Card number | 4d No. | 4d ID | ID | 4d N° | BCID No. | IDN',
      'N° de carte-photo | Numéro de la carte | Numéro de carte-photo | Numéro d’identification | 4d Numéro',
      { grammar: /^(?=.*\d)[A-Z0-9-]{5,20}$/ },
    ),
    field('date_of_birth', '3 DOB | 3 Date of birth | 3', '3 Date de naissance'),
    field('id_expiry', '4b EXP | 4b Expiry | 4b Expires | 4b', '4b Expire le | 4b Date d’expiration'),
    field('address', '8 Address | 8 Address/Adresse | 8', '8 Adresse'),
    field('id_province'),
  ],
  printedTitles: printedTitles(
    'Photo card | Ontario photo card | Identification card | Photo identification card | BC identification card | Provincial identification card | BC Services Card',
    'Carte-photo | Carte-photo de l’Ontario | Carte d’identification | Carte d’identité provinciale | Carte d’identité avec photo',
  ),
  cues: [
    ...cues(6, 'photo card | photo identification card', 'carte-photo | carte d’identité avec photo'),
    ...cues(5, 'identification card | bcid | not a driver’s licence | not a driver licence', 'carte d’identification'),
    ...cues(2, 'ontario | british columbia | alberta | province', 'colombie-britannique'),
    ...cues(
      3,
      'not permit its holder to drive | not valid for driving',
      'n’autorise pas son titulaire à conduire | ne permet pas de conduire',
    ),
    ...cues(1, '4d | 4b | dob | iss | exp', 'nouveau-brunswick | numéro de la carte'),
  ],
  countercues: [
    ...cues(3, 'class | restrictions | endorsements', 'classe'),
    ...cues(4, 'passport | permanent resident | national identity card', 'passeport | permis de conduire'),
    ...cues(4, 'health card | status indian', 'carte nationale d’identité | république française | royaume du maroc'),
  ],
}
