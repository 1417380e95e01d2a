import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Statements of public and private pensions: CPP and OAS, RRQ, employers’ plans, Agirc-Arrco, CNAV, CNSS, CIMR, CMR. */
export const pensionStatement: DocumentType = {
  id: 'pension_statement',
  ...namesOf('pension statement', 'relevé de pension', 'm'),
  ...issuerDocument,
  maxAgeDays: 365,
  steps: ['proof_of_income', 'proof_of_address'],
  keyFields: ['document_holder_name', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Beneficiary | Recipient | Pensioner | Member | Member name | Pension recipient | Retiree',
      'Bénéficiaire | Pensionné | Pensionnée | Titulaire | Participant | Assuré | Nom du bénéficiaire | Prestataire',
    ),
    field('issuer_name', 'Plan administrator', 'Administrateur du régime | Organisme payeur'),
    field('document_date', 'Statement date | Date of statement', 'Date du relevé'),
    field('monthly_amount'),
    field('annual_income'),
  ],
  phrases: [
    'monthly [payment|benefit|pension|amount] * [is|of|will be] {monthly_amount} ',
    '[rente|pension|prestation] mensuelle * [de|à] {monthly_amount} ',
    'montant mensuel * [de|à] {monthly_amount} ',
    'annual [pension|amount|benefit] * [is|of] {annual_income} ',
    '[rente|pension] annuelle * [de|à] {annual_income} ',
  ],
  printedTitles: printedTitles(
    'Pension statement | Annual pension statement | Pension benefit statement | Canada Pension Plan | Old Age Security | Statement of pension | Statement of pension benefits | Retirement pension statement | Pension payment statement | Retirement pension',
    'Relevé de pension | Relevé de rente | Attestation de pension | Relevé de retraite | Régime de rentes du Québec | Régime de pensions du Canada | Sécurité de la vieillesse | Attestation de paiement | Attestation de paiement de retraite | Avis de rente | Relevé de prestations de retraite | Bulletin de pension | Titre de pension | Rente de retraite',
  ),
  cues: [
    ...cues(5, 'pension statement | canada pension plan | old age security | retirement pension | pension benefit'),
    ...cues(
      5,
      '',
      'relevé de pension | rente de retraite | régime de rentes | sécurité de la vieillesse | pension de retraite',
    ),
    ...cues(
      4,
      'cpp | qpp | oas | pensioner',
      'rrq | rpc | psv | agirc-arrco | agirc | arrco | cimr | retraite complémentaire | assurance retraite | pensionné',
    ),
    ...cues(3, 'pension | retirement', 'retraite | rente | pension | régime de retraite | retraite québec'),
    ...cues(1, 'monthly amount | benefit', 'montant mensuel | prestation'),
  ],
  countercues: [
    ...cues(
      6,
      'employment income | gross pay | t4 | market value | notice of assessment | cpp contributions',
      'net à payer avant impôt',
    ),
    ...cues(
      5,
      'employee | employed as',
      'salarié | employeur | salaire brut | valeur marchande | revenus d’emploi | avis de cotisation',
    ),
    ...cues(4, 'employment insurance | child benefit', 'assurance-emploi | allocations familiales | reer'),
  ],
}
