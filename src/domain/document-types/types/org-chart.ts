import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Charts of ownership: boxes with names and percentages. */
export const orgChart: DocumentType = {
  id: 'org_chart',
  ...namesOf('organisation chart', 'organigramme', 'm'),
  ...plainDocument,
  maxAgeDays: 365,
  legibleFieldsMin: 1,
  steps: ['entity_ownership'],
  keyFields: ['legal_name'],
  fields: [
    field('legal_name', 'Group | Parent company | Group name', 'Groupe | Société mère | Nom du groupe'),
    field('beneficial_owners'),
  ],
  phrases: [
    '[structure|organization|organisation|ownership] chart of {legal_name} ',
    'organigramme [de|de la société|du groupe] {legal_name} ',
  ],
  printedTitles: printedTitles(
    'Organization chart | Organisation chart | Structure chart | Corporate structure | Organizational chart | Ownership chart | Ownership structure | Corporate structure chart | Group structure | Corporate organization chart | Ownership structure chart | Org chart',
    'Organigramme | Organigramme de la société | Organigramme juridique | Structure de détention | Organigramme du groupe | Structure de propriété | Organigramme de détention | Structure du groupe | Organigramme corporatif | Organigramme juridique du groupe',
  ),
  cues: [
    ...cues(
      7,
      'organization chart | organisation chart | structure chart | ownership chart',
      'organigramme | structure de détention',
    ),
    ...cues(
      4,
      'corporate structure | group structure | organizational chart',
      'structure du groupe | structure juridique',
    ),
    ...cues(2, 'subsidiary | parent company | holding', 'société mère | filiale | détient'),
  ],
  countercues: [
    ...cues(5, 'register | declaration | annual return | articles', 'registre | déclaration | statuts | fait à'),
    ...cues(5, 'balance sheet | resolved | whereas', 'bilan | résolu | attendu'),
  ],
}
