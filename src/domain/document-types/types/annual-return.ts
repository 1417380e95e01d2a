import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Annual returns of Corporations Canada, Ontario and other registries; déclaration de mise à jour annuelle of the REQ. */
export const annualReturn: DocumentType = {
  id: 'annual_return',
  ...namesOf('annual return', 'déclaration annuelle', 'f'),
  ...plainDocument,
  maxAgeDays: 395,
  steps: ['entity_existence', 'entity_ownership'],
  keyFields: ['legal_name', 'registration_number', 'document_date'],
  fields: [
    field('legal_name', 'Corporation name'),
    field(
      'registration_number',
      'Corporation number | Corporate number | Ontario Corporation Number | Company number | Business number',
      'Numéro de société | NEQ | Numéro d’entreprise du Québec | Numéro d’entreprise du Québec (NEQ) | Numéro d’entreprise (NEQ) | SIREN',
    ),
    field(
      'document_date',
      'Filing date | Date filed | Date of filing | Filed on | Return date',
      'Date de dépôt | Déposée le | Date de production | Date de la déclaration | Produite le',
    ),
    field('directors'),
  ],
  printedTitles: printedTitles(
    'Annual return | Annual report | Annual return filed | Annual return receipt | Annual filing receipt | Mise à jour annuelle | Filing receipt | Form 22 Annual return | Annual return / Rapport annuel | Annual report of a company | Confirmation statement | Corporation annual return | Form 22',
    'Déclaration annuelle | Déclaration de mise à jour annuelle | Rapport annuel | Formulaire 22 Rapport annuel | Rapport annuel / Annual return | Déclaration de mise à jour',
  ),
  cues: [
    ...cues(5, 'annual report', 'rapport annuel'),
    ...cues(7, 'annual return', 'déclaration de mise à jour annuelle | déclaration annuelle'),
    ...cues(
      4,
      'form 22 | date of last annual meeting | filing date',
      'mise à jour annuelle | rapport annuel | date de la dernière assemblée annuelle',
    ),
    ...cues(
      3,
      'corporations canada | year of filing',
      'registraire des entreprises | année de déclaration | date de dépôt',
    ),
    ...cues(2, 'corporation number | directors', 'neq | administrateurs | numéro de société'),
  ],
  countercues: [
    ...cues(
      5,
      'income tax | balance sheet | profile report | significant control register',
      'bilan | déclaration de revenus | impôt',
    ),
    ...cues(4, 'charity | pension', 'organisme de bienfaisance | rente'),
  ],
}
