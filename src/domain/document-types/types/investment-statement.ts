import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Statements of brokerage, registered and insurance-based investments: RRSP, TFSA, RRIF, 401(k), PEA, assurance-vie. */
export const investmentStatement: DocumentType = {
  id: 'investment_statement',
  ...namesOf('investment statement', 'relevé de placement', 'm'),
  ...issuerDocument,
  maxAgeDays: 180,
  steps: ['source_of_funds', 'source_of_wealth', 'proof_of_assets', 'proof_of_address'],
  keyFields: ['document_holder_name', 'issuer_name', 'account_number', 'document_date', 'market_value'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Client | Client name | Prepared for | Account owner | Investor | Customer | Annuitant | Plan holder | Planholder',
      'Titulaire | Titulaire du compte | Client | Nom du client | Préparé pour | Investisseur | Souscripteur | Rentier | Adhérent | Épargnant',
    ),
    field('issuer_name', 'Dealer | Custodian', 'Courtier | Dépositaire'),
    field(
      'account_number',
      'Plan number | Contract number | Client number | Portfolio number',
      'Numéro de contrat | N° de contrat | Numéro de client | Numéro de régime | Numéro de portefeuille | N° de portefeuille',
    ),
    field(
      'document_date',
      'Statement date | As of | As at | Statement as of | Valuation date | Statement period ending | Period ending',
      'Date du relevé | Au | En date du | Date d’évaluation | Arrêté au | Situation au | Date de valorisation',
    ),
    field('market_value'),
    field('account_type'),
    field('address'),
  ],
  phrases: [
    '[statement|portfolio|account|holdings|value] [as of|as at|for the period ending] {document_date}',
    '[relevé|portefeuille|situation|valeur|placements] [au|arrêté au|en date du] {document_date}',
    '[period|quarter] * to {document_date}',
  ],
  printedTitles: printedTitles(
    'Investment statement | Investment account statement | Portfolio statement | RRSP statement | TFSA statement | Brokerage account statement | Account statement | Portfolio summary | Quarterly statement | Your investment statement | Statement of investments | Investment portfolio statement | Brokerage statement',
    'Relevé de placement | Relevé de placements | Relevé de portefeuille | Relevé de compte-titres | Relevé de compte de placement | Relevé annuel d’assurance-vie | Relevé de situation | Relevé d’investissement | Relevé REER | Relevé CELI | Relevé de compte PEA | Relevé annuel de situation | Votre relevé de placements',
  ),
  cues: [
    ...cues(
      6,
      'investment statement | investment account | portfolio statement',
      'relevé de placement | relevé de placements | relevé de portefeuille',
    ),
    ...cues(
      5,
      'market value | book value | book cost | asset allocation',
      'valeur marchande | valeur comptable | répartition de l’actif | unités de compte | valeur de rachat',
    ),
    ...cues(4, 'rrsp | tfsa | rrif | portfolio | holdings | securities | mutual funds | 401(k) | ira'),
    ...cues(
      4,
      '',
      'reer | celi | ferr | cri | pea | assurance-vie | portefeuille | titres | fonds communs | compte-titres | opcvm',
    ),
    ...cues(
      2,
      'equities | bonds | etf | units | investments',
      'actions | obligations | parts | placements | valorisation',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'minimum payment | net pay | register of shareholders | notice of assessment',
      'paiement minimum | registre des actionnaires | avis de cotisation',
    ),
    ...cues(
      5,
      'balance sheet | withdrawals and debits | monthly pension',
      'bilan | rente mensuelle | police d’assurance habitation',
    ),
  ],
}
