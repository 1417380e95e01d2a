import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Declarations of beneficial owners: banks’ forms, the French and Moroccan RBE, Québec’s ultimate beneficiaries. */
export const ownershipDeclaration: DocumentType = {
  id: 'ownership_declaration',
  ...namesOf('beneficial ownership declaration', 'déclaration des bénéficiaires effectifs', 'f'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['entity_ownership'],
  keyFields: ['legal_name', 'beneficial_owners', 'document_date'],
  fields: [
    field('legal_name', 'Name of legal entity | Client', 'Société déclarante | Dénomination de la personne morale'),
    field('beneficial_owners', 'Name | Full name', 'Nom | Nom complet | Nom et prénom | Nom, prénom'),
    field('document_date', 'Date of declaration | Signed on', 'Date de la déclaration | Signé le | Date de dépôt'),
  ],
  printedTitles: printedTitles(
    'Beneficial ownership declaration | Declaration of beneficial ownership | Beneficial ownership certification | Certification of beneficial owners | Ultimate beneficial owner declaration | Beneficial ownership information | Certification regarding beneficial owners of legal entity customers | Individuals with significant control declaration | UBO declaration | Beneficial owner declaration | Declaration of beneficial owners',
    'Déclaration des bénéficiaires effectifs | Déclaration relative au bénéficiaire effectif | Déclaration des bénéficiaires ultimes | Document relatif au bénéficiaire effectif | Registre des bénéficiaires effectifs | Déclaration du bénéficiaire effectif | Attestation des bénéficiaires effectifs | Déclaration de bénéficiaires effectifs | Déclaration de propriété effective | Déclaration au registre des bénéficiaires effectifs',
  ),
  cues: [
    ...cues(
      7,
      'beneficial ownership | beneficial owners | ultimate beneficial owner',
      'bénéficiaires effectifs | bénéficiaire effectif | bénéficiaires ultimes',
    ),
    ...cues(
      4,
      'significant control | ownership percentage',
      'rbe | contrôle important | pourcentage de détention | plus de 25',
    ),
    ...cues(
      3,
      'declaration | certify | direct or indirect',
      'déclaration | déclare | directement ou indirectement | modalités du contrôle',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'w-8ben | certificate of foreign status | politically exposed | shareholders’ register | trust deed',
      'registre des actionnaires | politiquement | résidence fiscale',
    ),
    ...cues(
      5,
      'profile report | annual return | organization chart',
      'état de renseignements | extrait kbis | organigramme | mise à jour annuelle',
    ),
  ],
}
