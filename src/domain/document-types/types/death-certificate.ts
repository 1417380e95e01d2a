import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Certificates and copies of acts of death, funeral directors’ statements. */
export const deathCertificate: DocumentType = {
  id: 'death_certificate',
  ...namesOf('death certificate', 'acte de décès', 'm'),
  ...plainDocument,
  steps: ['estate_authority'],
  keyFields: ['document_holder_name', 'date_of_death'],
  fields: [
    field(
      'document_holder_name',
      'Deceased | Name of deceased | Deceased name | Full name of deceased | Name of the deceased | Decedent | Decedent’s name',
      'Défunt | Défunte | Défunt(e) | Nom du défunt | Nom de la personne décédée | Nom et prénom du défunt | Personne décédée | Nom du défunt ou de la défunte | Le défunt',
    ),
    field('date_of_death'),
    field('place_of_death', 'Where died', 'Endroit du décès | à'),
    field(
      'registration_number',
      'Death registration number | Certificate number | Certificate No. | File No. | File number',
      'Acte n° | N° de l’acte | Numéro de l’acte | Acte de décès n° | N° d’acte | N° de dossier | Numéro de dossier | No de dossier | N°',
      { kind: 'account' },
    ),
  ],
  phrases: [
    '[décédé|décédée|décédé(e)] le {date_of_death} à {place_of_death} ',
    'acte de décès [n°|no|numéro] {registration_number} ',
    'le {date_of_death} * est [décédé|décédée|décédé(e)] [à|en son domicile à] {place_of_death}, {document_holder_name} ',
    'est [décédé|décédée] [à] {place_of_death} [monsieur|madame|m|mme] {document_holder_name} ',
    '[décédé|décédée] [à * le|le] {date_of_death}',
    'certify that {document_holder_name} died [on|at]',
    'died [on|at * on] {date_of_death}',
  ],
  printedTitles: printedTitles(
    'Death certificate | Certificate of death | Proof of death certificate | Statement of death | Certified copy of an act of death | Proof of death | Registration of death | Funeral director’s proof of death',
    'Acte de décès | Certificat de décès | Copie d’acte de décès | Extrait d’acte de décès | Copie intégrale d’acte de décès | Attestation de décès | Preuve de décès | Extrait de l’acte de décès | Copie intégrale de l’acte de décès',
  ),
  cues: [
    ...cues(
      6,
      'death certificate | certificate of death | proof of death',
      'acte de décès | certificat de décès | attestation de décès',
    ),
    ...cues(5, 'date of death | place of death | cause of death', 'date du décès | lieu du décès'),
    ...cues(
      3,
      'deceased | vital statistics | funeral',
      'défunt | décédé | décédée | état civil | directeur de l’état civil',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'last will | executor | estate trustee | probate | heirs',
      'testament | héritiers | hérédité | liquidateur | succession',
    ),
    ...cues(4, 'birth certificate | gift', 'acte de naissance | notoriété'),
  ],
}
