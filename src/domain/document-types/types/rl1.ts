import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** The RL-1 form of Revenu Québec: boxes named by letters. */
export const rl1: DocumentType = {
  id: 'rl1',
  ...namesOf('RL-1 slip', 'relevé 1', 'm'),
  ...issuerDocument,
  maxAgeDays: 'tax',
  steps: ['proof_of_income'],
  keyFields: ['document_holder_name', 'employer_name', 'tax_year', 'employment_income'],
  fields: [
    field(
      'document_holder_name',
      'Last name, first name and address | Employee | Recipient | Employee’s name',
      'Nom de famille, prénom et adresse du particulier | Nom de famille et prénom | Nom et adresse du particulier | Employé | Particulier | Nom de l’employé',
    ),
    field(
      'employer_name',
      'Employer’s or payer’s name and address | Employer or payer',
      'Nom et adresse de l’employeur ou du payeur | Nom de l’employeur ou du payeur | Employeur ou payeur',
    ),
    field('tax_year'),
    field('employment_income', '', 'A - Revenus d’emploi | Revenus d’emploi avant les retenues à la source'),
    field('income_tax_deducted', '', 'E - Impôt du Québec retenu'),
    field('sin'),
  ],
  printedTitles: printedTitles(
    'RL-1 | RL-1 slip | Employment and other income | RL-1 Employment and other income',
    'Relevé 1 | Revenus d’emploi et revenus divers | RL-1 Revenus d’emploi et revenus divers | Relevé 1 Revenus d’emploi et revenus divers',
  ),
  cues: [
    ...cues(6, 'employment and other income | rl-1', 'revenus d’emploi et revenus divers | relevé 1'),
    ...cues(
      4,
      'québec income tax deducted | qpp contribution',
      'impôt du québec retenu | cotisation au rrq | cotisation au rqap',
    ),
    ...cues(3, 'revenu québec | qpip premium', 'case a | salaire admissible au rrq | salaire admissible au rqap'),
    ...cues(
      2,
      'employment income | taxable benefits',
      'revenus d’emploi | cotisation syndicale | code postal du particulier',
    ),
  ],
  countercues: [
    ...cues(
      8,
      't4 | statement of remuneration paid | notice of assessment',
      'état de la rémunération payée | avis de cotisation',
    ),
    ...cues(
      6,
      'total income | pay period | gross pay',
      'revenu total | salaire brut | déclaration de revenus | ligne 199',
    ),
  ],
}
