import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Articles of incorporation, by-laws and statuts of Canada, Québec, France and Morocco. */
export const articles: DocumentType = {
  id: 'articles',
  ...namesOf('articles or bylaws', 'statuts', 'mp'),
  ...plainDocument,
  legibleFieldsMin: 1,
  steps: ['entity_existence', 'entity_authority'],
  keyFields: ['legal_name'],
  fields: [
    field(
      'legal_name',
      '1. Corporate name | The name of the corporation is',
      'Dénomination sociale de la société | La société prend la dénomination de',
    ),
    field(
      'registration_number',
      'Corporation number | Corporation No. | Ontario Corporation Number | Corporate number | Company number',
      'Numéro de société | No de société | NEQ | Numéro d’entreprise du Québec | RCS | RC | SIREN | N° RC',
    ),
    field('incorporation_date'),
    field('directors'),
    field('share_classes'),
    field('document_date'),
  ],
  phrases: [
    '[règlement|règlements] * [de|de la société] {legal_name} [la|ci-après]',
    'RCS [de|] {registration_number} ',
    'the name of the [corporation|company] is {legal_name} ',
    '[by-law|by-laws|bylaws] * of {legal_name} [the|a|herein|hereinafter|be]',
    'articles [of incorporation|of association] of {legal_name} ',
    'la société [a pour dénomination|prend la dénomination|a pour dénomination sociale] [de|sociale|sociale de] {legal_name} ',
    'la dénomination [sociale] [de la société est|est] {legal_name} ',
    'statuts de la société {legal_name} ',
    'authorized to issue {share_classes} ',
    'au capital [social] de {share_classes} ',
  ],
  printedTitles: printedTitles(
    'Articles of incorporation | Articles | By-law no. 1 | By-laws | Bylaws | Articles of amendment | Articles of association | General by-law | Articles of amalgamation | Restated articles of incorporation | Articles of organization | By-law number 1',
    'Statuts | Statuts constitutifs | Statuts de constitution | Règlements | Statuts mis à jour | Règlement n° 1 | Statuts constitutifs de la société | Clauses statutaires | Règlement général | Statuts de modification | Règlement intérieur | Règlements généraux',
  ),
  cues: [
    ...cues(
      6,
      'articles of incorporation | by-law | by-laws | bylaws',
      'statuts constitutifs | statuts de constitution | statuts mis à jour',
    ),
    ...cues(
      4,
      'restrictions on share transfers | minimum and maximum number of directors | classes of shares',
      'capital social | objet social | capital-actions | statuts | parts sociales',
    ),
    ...cues(
      3,
      'registered office in canada | restrictions if any on business',
      'siège social | durée de la société | assemblée générale | limites imposées | assemblées',
    ),
    ...cues(
      2,
      'incorporators | other provisions | quorum',
      'fondateurs | gérance | exercice social | article 1 | article 2',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'hereby certify | resolved that | partnership agreement | certificate of incorporation',
      'j’atteste | il est résolu | extrait kbis | certificat de constitution',
    ),
    ...cues(
      6,
      'limited partnership | settlor | annual return | profile report',
      'société en commandite | société en nom collectif | fiducie | état de renseignements | certificat négatif',
    ),
    ...cues(5, 'balance sheet | register of shareholders', 'bilan | registre des actionnaires | récépissé'),
  ],
}
