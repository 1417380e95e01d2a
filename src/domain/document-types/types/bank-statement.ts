import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, ownField } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

const period = [
  'Statement period | Period covered | Period | For the period | For the period ending | Statement from',
  'Période du relevé | Période de relevé | Période couverte | Période du | Pour la période du | Période | Relevé du',
] as const

/** Heads of the columns of a ledger, whose last row holds the totals. */
const creditHeads = ['Deposits', 'Credits', 'Credit', 'Deposits and credits', 'Dépôts', 'Crédit', 'Crédits', 'Money in']
const debitHeads = [
  'Withdrawals',
  'Debits',
  'Debit',
  'Withdrawals and debits',
  'Retraits',
  'Débit',
  'Débits',
  'Money out',
]

/** Account statements of banks and credit unions: Canada, United States, France, Morocco. */
export const bankStatement: DocumentType = {
  id: 'bank_statement',
  ...namesOf('bank statement', 'relevé bancaire', 'm'),
  ...issuerDocument,
  maxAgeDays: 90,
  steps: ['proof_of_address', 'proof_of_income', 'bank_statement', 'source_of_funds', 'secondary_id'],
  keyFields: ['document_holder_name', 'issuer_name', 'account_number', 'period_start', 'period_end', 'closing_balance'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Account holder name | Account owner | Account name | Customer name | Client name | Client',
      'Titulaire | Titulaire du compte | Titulaires | Nom du titulaire | Nom du client',
    ),
    field(
      'issuer_name',
      'Bank name | Name of bank | Financial institution',
      'Nom de la banque | Institution financière',
      { ownOnly: true },
    ),
    field('account_number', '', 'Folio'),
    field('period_start', 'For the period ending'),
    ownField('period_end', 'date', ...period, { nth: 1 }),
    ownField('period_end', 'date', 'Period end | End date | For the period ending | To', 'Fin de période | Au'),
    field('opening_balance'),
    field('closing_balance'),
    ownField(
      'total_credits',
      'money',
      'Total credits | Total deposits | Total deposits and credits | Total deposits & credits | Total of credits | Deposits and other credits | Total money in | Money in | Credits | Deposits | Totals | Total | Totals for the period',
      'Total des crédits | Total crédits | Total des dépôts | Total créditeur | Total des mouvements créditeurs | Dépôts et crédits | Dépôts | Crédits | Totaux | Total mouvements | Total des mouvements | Totaux des mouvements | Total des opérations | Total',
      { columns: creditHeads },
    ),
    ownField(
      'total_debits',
      'money',
      'Total debits | Total withdrawals | Total withdrawals and debits | Total withdrawals & debits | Total of debits | Withdrawals and other debits | Total money out | Money out | Debits | Withdrawals | Totals | Total | Totals for the period',
      'Total des débits | Total débits | Total des retraits | Total débiteur | Total des mouvements débiteurs | Retraits et débits | Retraits | Débits | Totaux | Total mouvements | Total des mouvements | Totaux des mouvements | Total des opérations | Total',
      { unsigned: true, columns: debitHeads },
    ),
    ownField('currency', 'code', 'Currency | Account currency', 'Devise | Devise du compte | Monnaie', {
      grammar: /^(?:CAD|USD|EUR|MAD|GBP|CHF|AUD|JPY|AED|TND|DZD|XOF|XAF)$/,
    }),
    field('address', 'Client address | Customer address', 'Adresse du client'),
    field(
      'document_date',
      'Statement date | Date of statement',
      'Date du relevé | Date de relevé | Date d’arrêté | Arrêté au | Date d’édition',
    ),
    field('iban'),
  ],
  printedTitles: printedTitles(
    'Bank statement | Account statement | Statement of account | Chequing account statement | Bank account statement',
    'Relevé de compte | Relevé bancaire | Extrait de compte | Relevé de compte bancaire',
  ),
  cues: [
    ...cues(5, 'bank statement', 'relevé de compte | relevé bancaire | extrait de compte'),
    ...cues(4, 'account statement | statement of account | opening balance | closing balance'),
    ...cues(
      4,
      'beginning balance | ending balance',
      'solde initial | solde d’ouverture | solde final | solde de clôture',
    ),
    ...cues(3, 'chequing account statement | statement period', 'période du relevé | ancien solde | nouveau solde'),
    ...cues(2, 'deposits | withdrawals | chequing', 'dépôts | retraits | total des crédits | total des débits'),
    ...cues(1, 'transactions | transit | bank | credit union', 'banque | caisse'),
  ],
  countercues: [
    ...cues(5, 'minimum payment | credit limit', 'paiement minimum | limite de crédit'),
    ...cues(4, 'gross pay | net pay | kwh'),
    ...cues(3, 'portfolio | market value', 'portefeuille | valeur marchande'),
    ...cues(2, 'mortgage'),
  ],
}
