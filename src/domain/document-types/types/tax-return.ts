import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** T1 of the CRA with its line numbers, TP-1 of Revenu Québec, déclaration n° 2042 of France, form 1040 of the IRS. */
export const taxReturn: DocumentType = {
  id: 'tax_return',
  ...namesOf('income tax return', 'déclaration de revenus', 'f'),
  ...plainDocument,
  issuerPdf: true,
  maxAgeDays: 'tax',
  steps: ['proof_of_income'],
  keyFields: ['document_holder_name', 'tax_year', 'total_income'],
  fields: [
    field(
      'document_holder_name',
      'Your name | Taxpayer | Taxpayer name | First name and last name | Your first name and last name | Name of taxpayer',
      'Votre nom | Contribuable | Nom du contribuable | Déclarant 1 | Prénom et nom de famille | Votre nom et prénom',
    ),
    field('tax_year'),
    field('total_income', '', '', { nth: -1 }),
    field('net_income', '', '', { nth: -1 }),
  ],
  phrases: [
    'income tax and benefit return {tax_year} ',
    't1 [general] {tax_year} ',
    't1 {tax_year} ',
    '{tax_year} income tax and benefit return',
    'revenus et de prestations {tax_year} ',
    'déclaration de revenus {tax_year} ',
    'déclaration des revenus {tax_year} ',
    'revenus de {tax_year} ',
    'tp-1 {tax_year} ',
  ],
  printedTitles: printedTitles(
    'Income tax and benefit return | T1 General | T1 | Income tax return | T1 Income tax and benefit return | U.S. individual income tax return | Individual income tax return | T1 General Income tax and benefit return',
    'Déclaration de revenus et de prestations | Déclaration de revenus | T1 Générale | TP-1 | Déclaration des revenus | TP-1 Déclaration de revenus | Déclaration de revenus des particuliers | Déclaration préremplie des revenus | Déclaration n° 2042 | Déclaration annuelle des revenus',
  ),
  cues: [
    ...cues(6, 'income tax and benefit return | t1 general | individual income tax return | form 1040'),
    ...cues(6, '', 'déclaration de revenus et de prestations | t1 générale | tp-1 | déclaration des revenus | 2042'),
    ...cues(4, 'income tax return', 'déclaration de revenus'),
    ...cues(2, 'line 10100 | line 15000 | taxable income | refund or balance owing | i certify that the information'),
    ...cues(
      2,
      '',
      'ligne 10100 | ligne 15000 | revenu imposable | remboursement ou solde dû | je certifie que | traitements et salaires',
    ),
    ...cues(1, 'marital status | employment income | total income', 'état civil | revenus d’emploi | revenu total'),
  ],
  countercues: [
    ...cues(
      7,
      'notice of assessment | statement of remuneration paid',
      'avis de cotisation | avis d’impôt | avis d’imposition',
    ),
    ...cues(
      6,
      'annual return | corporation',
      'mise à jour annuelle | relevé 1 | état de la rémunération payée | société',
    ),
    ...cues(4, 'we assessed', 'nous avons établi'),
  ],
}
