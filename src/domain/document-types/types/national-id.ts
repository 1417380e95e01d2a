import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** National identity cards: EU model (Regulation 2019/1157), French cards of 1995 and 2021, Moroccan CIN and CNIE. */
export const nationalId: DocumentType = {
  id: 'national_id',
  ...namesOf('national identity card', 'carte nationale d’identité', 'f'),
  ...photoCard,
  twoSided: true,
  carriesMrz: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: onCard(
    field('last_name', 'Name'),
    field('first_name'),
    field(
      'id_number',
      'Identity No. | Identity number | ID card No. | Identity card No. | Document No. / N° du document | Personal number',
      'N° CIN | CIN | CNIE | N° CNIE | N° du doc | N° du document / Document No. | Carte nationale d’identité n° | Numéro national',
      { grammar: /^(?=.*\d)(?:[A-Z0-9]{5,14}|\d{1,4}(?:-\d{1,8}){1,4})$/ },
    ),
    field('date_of_birth'),
    field('id_expiry'),
    field('place_of_birth', '', 'à'),
    field('address', 'Residence'),
    field('sex'),
    field('id_issue_date'),
    field('id_country'),
    field('father_name', '', '', { places: ['right', 'below'] }),
    field('mother_name', '', '', { places: ['right', 'below'] }),
  ),
  printedTitles: printedTitles(
    'Identity card | National identity card | National identification card',
    'Carte nationale d’identité | Carte d’identité | Carte nationale d’identité électronique',
  ),
  cues: [
    ...cues(5, 'national identification card', 'carte nationale d’identité'),
    ...cues(4, 'identity card', 'carte d’identité | carte d’identité suisse'),
    ...cues(4, 'personalausweis | identitätskarte | carta d’identità | carta di identità | identiteitskaart'),
    ...cues(4, 'carte de identitate | dowód osobisty | bilhete de identidade | cartão de cidadão'),
    ...cues(4, 'documento nacional de identidad'),
    ...cues(3, 'national identity card | national id'),
    ...cues(2, '', 'royaume du maroc | cnie | n° cin | valable jusqu’au'),
    ...cues(1, 'given names | date of birth | card no'),
    ...cues(
      1,
      '',
      'république française | nom d’usage | fils de | fille de | état civil | prénoms | date de naissance',
    ),
  ],
  countercues: [
    ...cues(4, 'passport | driver licence | driver’s licence | residence permit | permanent resident | health card'),
    ...cues(4, '', 'passeport | permis de conduire | titre de séjour | résident permanent | assurance maladie'),
    ...cues(
      4,
      '',
      'certificat de résidence | attestation de résidence | acte de naissance | carte d’immatriculation | carte d’identité avec photo',
    ),
  ],
}
