import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Notices of assessment and reassessment of the CRA and Revenu Québec, the French avis d’impôt, the IRS account transcript. */
export const noticeOfAssessment: DocumentType = {
  id: 'notice_of_assessment',
  ...namesOf('notice of assessment', 'avis de cotisation', 'm'),
  ...issuerDocument,
  maxAgeDays: 'tax',
  steps: ['proof_of_income', 'proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'tax_year', 'total_income', 'document_date'],
  fields: [
    field('document_holder_name', 'Taxpayer | Taxpayer name', 'Contribuable | Nom du contribuable | Déclarant 1'),
    field('tax_year'),
    field('total_income', '', '', { nth: -1 }),
    field('net_income', '', '', { nth: -1 }),
    field(
      'document_date',
      'Date of notice | Notice date',
      'Date de l’avis | Date d’établissement | Date de mise en recouvrement',
    ),
    field('address'),
    field('balance_owing'),
    field('issuer_name'),
  ],
  phrases: [
    'assessment [of|for] your {tax_year} [income|tax|return]',
    'your {tax_year} income tax and benefit return',
    '[for|the] {tax_year} [tax|taxation] year',
    '[cotisation|avis] * l’année [d’imposition|fiscale] {tax_year} ',
    'votre déclaration de revenus * {tax_year} ',
    'impôt {tax_year} sur les revenus',
    'impôts * sur les revenus de l’année {tax_year} ',
    'impôt sur les revenus de {tax_year} ',
  ],
  printedTitles: printedTitles(
    'Notice of assessment | Notice of reassessment | Tax assessment | Income tax notice of assessment',
    'Avis de cotisation | Avis de nouvelle cotisation | Avis d’impôt | Avis d’imposition | Avis d’impôt sur le revenu | Avis d’impôt sur les revenus | Avis de situation déclarative à l’impôt sur le revenu',
  ),
  cues: [
    ...cues(
      7,
      'notice of assessment | notice of reassessment',
      'avis de cotisation | avis d’imposition | avis d’impôt',
    ),
    ...cues(
      3,
      'we assessed your | tax assessment | rrsp deduction limit',
      'revenu fiscal de référence | nombre de parts',
    ),
    ...cues(3, '', 'maximum déductible au titre des reer | avis de nouvelle cotisation'),
    ...cues(2, 'canada revenue agency | line 15000 | line 23600 | taxable income | total payable | total credits'),
    ...cues(
      2,
      '',
      'agence du revenu du canada | revenu québec | ligne 15000 | ligne 199 | revenu imposable | finances publiques',
    ),
    ...cues(1, 'total income | net income | balance owing', 'revenu total | revenu net | solde dû'),
  ],
  countercues: [
    ...cues(
      6,
      't4 slip | statement of remuneration paid | property tax',
      'état de la rémunération payée | taxe foncière',
    ),
    ...cues(
      5,
      'income tax and benefit return t1 | sign here | i certify that',
      'je déclare que les renseignements | signez ici',
    ),
    ...cues(5, 'financial statements', 'états financiers | matricule'),
  ],
}
