import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Credit files of Equifax and TransUnion, as given to a person or a lender. */
export const creditReport: DocumentType = {
  id: 'credit_report',
  ...namesOf('credit report', 'dossier de crédit', 'm'),
  ...issuerDocument,
  maxAgeDays: 30,
  steps: ['credit_file', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'date_of_birth', 'issuer_name', 'file_number', 'file_since'],
  fields: [
    field(
      'document_holder_name',
      'Consumer | Consumer name | Subject | Name on file | Applicant | Report for | Prepared for | Report prepared for',
      'Consommateur | Nom du consommateur | Nom au dossier | Sujet | Demandeur | Dossier de | Préparé pour | Rapport préparé pour',
    ),
    field('address'),
    field('date_of_birth'),
    field('issuer_name', 'Credit bureau | Credit reporting agency', 'Agence d’évaluation du crédit | Bureau de crédit'),
    field('file_number'),
    field('file_since'),
    field('trade_line_count'),
  ],
  printedTitles: printedTitles(
    'Credit report | Consumer credit report | Credit file | Consumer disclosure | Personal credit report | Credit bureau report | Consumer credit file | Credit file disclosure',
    'Dossier de crédit | Rapport de crédit | Rapport de solvabilité | Dossier de crédit du consommateur | Divulgation au consommateur | Dossier de crédit personnel',
  ),
  cues: [
    ...cues(
      6,
      'credit report | consumer disclosure | credit file | trade lines',
      'dossier de crédit | rapport de crédit | divulgation au consommateur',
    ),
    ...cues(
      5,
      'equifax | transunion | credit bureau | tradelines | file since',
      'équifax | pointage de crédit | dossier ouvert depuis | cote de crédit',
    ),
    ...cues(
      3,
      'inquiries | credit score | on file since | credit history | collections',
      'demandes de renseignements | historique de crédit | recouvrement | n° de dossier',
    ),
    ...cues(1, 'file number | date of birth', 'date de naissance'),
  ],
  countercues: cues(
    5,
    'minimum payment | statement period | kwh | entitlement',
    'paiement minimum | période du relevé | kwh | prestation | sécurité sociale | droits sont ouverts',
  ),
}
