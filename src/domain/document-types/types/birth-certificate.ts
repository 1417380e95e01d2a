import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/**
 * Certificates and copies of acts of birth: Canadian provinces (short and long form), Directeur de l’état civil du Québec,
 * extraits of French and Moroccan town halls.
 */
export const birthCertificate: DocumentType = {
  id: 'birth_certificate',
  ...namesOf('birth certificate', 'acte de naissance', 'm'),
  ...plainDocument,
  steps: ['secondary_id'],
  keyFields: ['last_name', 'first_name', 'date_of_birth'],
  fields: [
    field(
      'last_name',
      'Surname of child | Last name of child | Family name of child | Name of child - Surname | Child’s last name',
      'Nom de l’enfant | Nom de famille de l’enfant',
    ),
    field(
      'first_name',
      'Given names of child | First and middle names | First and middle names of child | First name of child | Given name(s) of child | Child’s first name',
      'Prénom de l’enfant | Prénoms de l’enfant | Prénom usuel',
    ),
    field('date_of_birth', '', 'Est née le | Est né le'),
    field('place_of_birth', '', 'Commune de naissance | à'),
    field(
      'registration_number',
      'Birth registration number | Certificate number | Certificate No.',
      'Acte n° | N° de l’acte | Numéro de l’acte | Acte de naissance n° | N° d’acte | Numéro d’acte | Numéro du certificat',
      { kind: 'account' },
    ),
    field('parent_names'),
  ],
  phrases: [
    '[né|née|né(e)] le {date_of_birth} à {place_of_birth} ',
    'le {date_of_birth} * est [né|née|né(e)] à {place_of_birth}, {first_name} {last_name}',
    'du sexe [féminin|masculin], de {parent_names} [demeurant|domiciliés|mentions|pour]',
    'du sexe [féminin|masculin], de {parent_names} ',
    'l’acte de naissance n° {registration_number} ',
  ],
  printedTitles: printedTitles(
    'Birth certificate | Certificate of birth | Certified copy of an act of birth | Statement of live birth | Certificate of live birth | Registration of birth',
    'Acte de naissance | Certificat de naissance | Copie d’acte de naissance | Extrait d’acte de naissance | Copie intégrale d’acte de naissance | Extrait de naissance | Copie intégrale de l’acte de naissance | Extrait de l’acte de naissance',
  ),
  cues: [
    ...cues(
      6,
      'birth certificate | certificate of birth | act of birth',
      'acte de naissance | certificat de naissance',
    ),
    ...cues(4, 'live birth', 'extrait de naissance | extrait d’acte'),
    ...cues(3, 'vital statistics | registrar general | date of registration', 'état civil | officier de l’état civil'),
    ...cues(2, 'mother | father | parent', 'filiation | père | mère | directeur de l’état civil | mentions marginales'),
    ...cues(1, 'place of birth', 'lieu de naissance'),
  ],
  countercues: [
    ...cues(6, 'death certificate | date of death | marriage certificate | deceased'),
    ...cues(6, '', 'acte de décès | date du décès | acte de mariage | décédé | hérédité'),
    ...cues(
      4,
      'passport | identity card | expires | expiry',
      'expire le | expiration | passeport | carte nationale d’identité | permis',
    ),
  ],
}
