import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** NEXUS of the Canadian and United States border agencies, and the other trusted traveller cards of the same layout. */
export const nexusCard: DocumentType = {
  id: 'nexus_card',
  ...namesOf('NEXUS card', 'carte NEXUS', 'f'),
  ...photoCard,
  carriesMrz: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth'],
  fields: onCard(
    field('last_name', 'Surname/Nom', 'Nom/Surname'),
    field('first_name', 'Given names/Prénoms | Given name/Prénom'),
    field(
      'id_number',
      'PASSID | PASS ID | Known Traveler Number | Known Traveler No. | Known Traveller Number | KTN | PASSID / N° PASS | Membership number | Membership No.',
      'N° de voyageur connu | Numéro de voyageur connu | Numéro PASS | N° de membre | Numéro de membre',
      { ownOnly: true, grammar: /^\d{8,10}$/ },
    ),
    field('date_of_birth', 'Birth date/Date de naissance'),
    field('id_expiry', 'Expires/Expire'),
  ),
  printedTitles: printedTitles(
    'NEXUS | NEXUS card | Trusted traveler | Global entry',
    'Carte NEXUS | Voyageur de confiance',
  ),
  cues: [
    ...cues(7, 'nexus | passid | pass id'),
    ...cues(5, 'known traveler number | known traveller number | trusted traveler | trusted traveller | global entry'),
    ...cues(5, '', 'voyageur de confiance | numéro de voyageur connu | carte nexus'),
    ...cues(2, 'cbp | cbsa | customs and border protection', 'asfc | services frontaliers'),
  ],
  countercues: cues(4, 'passport no | statement', 'n° de passeport | relevé'),
}
