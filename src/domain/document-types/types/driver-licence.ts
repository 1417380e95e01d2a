import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Licences of Canada and the United States (AAMVA card design, numbered labels), France, Morocco and the EU model. */
export const driverLicence: DocumentType = {
  id: 'driver_licence',
  ...namesOf('driver’s licence', 'permis de conduire', 'm'),
  ...photoCard,
  twoSided: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: [
    field('last_name', 'LN | 1 Name/Nom | 1,2 Name/Nom | 1 Surname | 1 Last name | 1', '1 Nom'),
    field('first_name', 'FN | 2 Given names | 2 First name | 2', '2 Prénoms | 2 Prénom'),
    field(
      'id_number',
      'Licence No. | License No. | Licence number | License number | Driver’s licence No. | Driver licence No. | DL No. | DL | DLN | Number | 4d Number | 4d Number/Numéro | 4d No. | 4d DLN | 4d | 5',
      '4d N° | 4d Numéro | Permis N° | N° de permis | N° du permis | Numéro de permis | Numéro du permis | Permis n° | Numéro | N° de référence | NUM',
      { ownOnly: true, grammar: /^(?=.*\d)(?:[A-Z0-9-]{5,20}|\d{1,3}\/\d{3,9})$/ },
    ),
    field('date_of_birth', '3 DOB | 3 Date of birth | 3', '3 Date de naissance'),
    field('id_expiry', '4b EXP | 4b Expiry | 4b Expires | 4b', '4b Expire le | 4b Date d’expiration'),
    field('address', '8 Address | 8 Address/Adresse | 8', '8 Adresse'),
    field('id_issue_date', '4a ISS | 4a Issued | 4a Issue date | 4a', '4a Délivré le | 4a Date de délivrance'),
    field('id_province'),
    field('id_country'),
    field('sex', '15 Sex | 15', '15 Sexe'),
    field('licence_class', '9 Class | 9', '9 Classe'),
  ],
  printedTitles: printedTitles(
    'Driver licence | Driver’s licence | Driver license | Driver’s license | Driving licence',
    'Permis de conduire',
  ),
  cues: [
    ...cues(5, 'driver licence | driver’s licence | driver license | driver’s license | driving licence'),
    ...cues(5, '', 'permis de conduire'),
    ...cues(3, 'operator license'),
    ...cues(2, 'conducir', 'n° de permis | numéro de permis'),
    ...cues(1, 'class | dob | exp | iss | 4d | 4b | 4a | licence no | license no | restrictions | endorsements | hgt'),
    ...cues(1, '', 'classe'),
    ...cues(0.5, 'conditions | height', 'taille'),
  ],
  countercues: [
    ...cues(
      6,
      'identity verification | eid | verification result',
      'résultat de la vérification | vérification d’identité | rapport eid | vérification de l’identité',
    ),
    ...cues(4, 'passport', 'passeport | carte nationale d’identité'),
    ...cues(3, 'identity card | identification card | photo card', 'carte-photo'),
  ],
}
