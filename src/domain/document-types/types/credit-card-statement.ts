import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Statements of credit cards and of cards with deferred debit. */
export const creditCardStatement: DocumentType = {
  id: 'credit_card_statement',
  ...namesOf('credit card statement', 'relevé de carte de crédit', 'm'),
  ...issuerDocument,
  maxAgeDays: 90,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'issuer_name', 'account_number', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Cardholder | Cardholder name | Card member | Cardmember | Account holder | Prepared for | Primary cardholder | Customer',
      'Titulaire | Titulaire de la carte | Titulaire principal | Détenteur | Détenteur de la carte | Préparé pour | Nom du titulaire | Client | Titulaire du compte',
    ),
    field('address'),
    field('issuer_name', 'Card issuer', 'Émetteur de la carte'),
    field(
      'account_number',
      'Card number | Card No. | Account ending in | Credit card number | Card ending in',
      'Numéro de carte | N° de carte | Numéro de la carte | Carte n° | Carte se terminant par',
    ),
    field(
      'document_date',
      'Statement date | Date of statement | Closing date | Statement closing date',
      'Relevé du | Date du relevé | Date de relevé | Date de clôture | Date d’arrêté',
    ),
    field(
      'closing_balance',
      'Total balance | Statement balance | Amount owing | Total amount owing',
      'Solde du relevé | Montant total dû | Solde total | Solde dû',
    ),
    field('credit_limit'),
    field('minimum_payment'),
  ],
  printedTitles: printedTitles(
    'Credit card statement | Visa statement | Mastercard statement | Credit card account statement | Card statement | Statement of credit card account | Monthly credit card statement',
    'Relevé de carte de crédit | Relevé Visa | Relevé Mastercard | Relevé de compte de carte de crédit | Relevé de carte | Relevé de carte bancaire | Relevé d’opérations carte',
  ),
  cues: [
    ...cues(
      6,
      'credit card statement | minimum payment | credit limit',
      'relevé de carte de crédit | paiement minimum | limite de crédit',
    ),
    ...cues(
      5,
      'available credit | cardholder | cash advances',
      'crédit disponible | titulaire de la carte | avances de fonds | versement minimum | paiement minimal',
    ),
    ...cues(
      3,
      'visa | mastercard | american express | payment due date | purchases',
      'carte | achats | taux d’intérêt annuel | plafond',
    ),
    ...cues(2, 'card number | new balance | previous balance', 'numéro de carte | nouveau solde | solde précédent'),
  ],
  countercues: [
    ...cues(5, 'principal balance | maturity | mortgage', 'capital restant dû | hypothèque | tableau d’amortissement'),
    ...cues(
      5,
      'trade lines | credit score | credit report | inquiries',
      'dossier de crédit | pointage de crédit | demandes de renseignements',
    ),
    ...cues(3, 'opening balance | kwh', 'solde initial | solde d’ouverture'),
  ],
}
