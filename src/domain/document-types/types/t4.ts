import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** The T4 form of the Canada Revenue Agency: bilingual boxes with a number, the label and the amount. */
export const t4: DocumentType = {
  id: 't4',
  ...namesOf('T4 slip', 'feuillet T4', 'm'),
  ...issuerDocument,
  maxAgeDays: 'tax',
  steps: ['proof_of_income'],
  keyFields: ['document_holder_name', 'employer_name', 'tax_year', 'employment_income'],
  fields: [
    field(
      'document_holder_name',
      'Employee | Employee’s name and address | Employee name | Employee’s name | Last name (in capital letters) – First name',
      'Nom et adresse de l’employé | Nom de l’employé | Employé | Nom de famille (en lettres moulées) – Prénom',
    ),
    field(
      'employer_name',
      'Employer’s name – Nom de l’employeur | Employer’s name - Nom de l’employeur | Employer’s name',
      'Nom de l’employeur – Employer’s name',
    ),
    field('tax_year'),
    field('employment_income'),
    field('income_tax_deducted'),
    field('sin'),
  ],
  printedTitles: printedTitles(
    'T4 | Statement of remuneration paid | T4 slip | T4 Statement of remuneration paid',
    'État de la rémunération payée | Feuillet T4 | T4 État de la rémunération payée',
  ),
  cues: [
    ...cues(6, 'statement of remuneration paid', 'état de la rémunération payée'),
    ...cues(4, 't4 | t4 slip | insurable earnings | ei insurable earnings', 'feuillet t4 | gains assurables d’ae'),
    ...cues(
      3,
      'employment income | box 14 | cpp contributions',
      'revenus d’emploi | case 14 | cotisations de l’employé au rpc',
    ),
    ...cues(
      2,
      'income tax deducted | union dues | pension adjustment',
      'impôt sur le revenu retenu | cotisations syndicales',
    ),
    ...cues(2, 'employee’s cpp contributions | pensionable earnings', 'facteur d’équivalence'),
  ],
  countercues: [
    ...cues(8, 'rl-1 | relevé 1 | total income | notice of assessment | t4a', 'revenu total | avis de cotisation'),
    ...cues(6, 'gross pay | net pay | t1 | pay period', 'salaire brut'),
    ...cues(5, 'impôt du québec retenu | québec income tax'),
  ],
}
