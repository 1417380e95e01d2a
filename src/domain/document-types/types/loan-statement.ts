import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Statements of personal, car and student loans and of mortgages; the échéancier of French and Moroccan banks. */
export const loanStatement: DocumentType = {
  id: 'loan_statement',
  ...namesOf('loan or mortgage statement', 'relevé de prêt ou d’hypothèque', 'm'),
  ...issuerDocument,
  maxAgeDays: 365,
  steps: ['proof_of_address', 'secondary_id', 'proof_of_liabilities'],
  keyFields: ['document_holder_name', 'issuer_name', 'account_number', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Borrower | Borrowers | Borrower name | Customer | Client | Account holder | Mortgagor | Borrower(s)',
      'Emprunteur | Emprunteurs | Emprunteuse | Nom de l’emprunteur | Client | Titulaire | Débiteur | Emprunteur(s)',
    ),
    field('address', 'Property address', 'Adresse de la propriété'),
    field(
      'issuer_name',
      'Lender | Lender name | Mortgagee | Creditor',
      'Prêteur | Créancier | Établissement prêteur | Nom du prêteur',
    ),
    field(
      'account_number',
      'Loan number | Mortgage number | Loan No. | Mortgage account number | Loan account number | Mortgage No. | Loan account | Mortgage loan number',
      'Contrat de prêt n° | N° de contrat de prêt | Numéro de prêt | N° de prêt | Numéro du prêt | N° du prêt | Prêt n° | Numéro d’hypothèque | N° d’hypothèque | Numéro de dossier | Numéro de contrat | N° de contrat | Référence du prêt | Compte de prêt',
    ),
    field(
      'document_date',
      'Statement date | Date of statement | As of | As at',
      'Date du relevé | Date d’édition | Situation au | En date du',
    ),
    field(
      'closing_balance',
      'Principal balance | Outstanding balance | Outstanding principal | Principal outstanding | Loan balance | Mortgage balance | Remaining balance | Balance outstanding | Balance owing | Outstanding principal balance | Unpaid principal balance | Closing principal balance',
      'Capital restant dû | Solde du capital | Solde du prêt | Solde hypothécaire | Solde impayé | Solde restant | Capital restant | Solde en capital | Solde du prêt hypothécaire | Encours | Capital restant à rembourser | Solde dû',
    ),
    field('payment_amount'),
    field('maturity_date'),
    field('interest_rate'),
  ],
  printedTitles: printedTitles(
    'Loan statement | Mortgage statement | Annual mortgage statement | Personal loan statement | Mortgage loan statement | Statement of loan account | Student loan statement | Auto loan statement | Loan account statement | Line of credit statement',
    'Relevé de prêt | Relevé hypothécaire | Relevé de prêt hypothécaire | Tableau d’amortissement | Relevé de prêt personnel | Échéancier de prêt | État annuel du prêt hypothécaire | Relevé d’hypothèque | Relevé annuel de prêt | Situation de prêt | Relevé de prêt immobilier | Relevé annuel de prêt hypothécaire | Relevé de crédit',
  ),
  cues: [
    ...cues(
      6,
      'loan statement | mortgage statement | principal balance',
      'relevé de prêt | relevé hypothécaire | capital restant dû',
    ),
    ...cues(
      5,
      'borrower | mortgage | amortization | outstanding principal',
      'emprunteur | prêt hypothécaire | hypothèque | amortissement | tableau d’amortissement',
    ),
    ...cues(
      4,
      'loan number | maturity date | lender | loan',
      'numéro de prêt | n° de prêt | prêteur | mensualité | prêt',
    ),
    ...cues(2, 'interest rate | principal | payment amount | term', 'taux d’intérêt | capital | échéance | terme'),
  ],
  countercues: [
    ...cues(
      6,
      'minimum payment | credit limit | market value | trade lines',
      'paiement minimum | limite de crédit | valeur marchande',
    ),
    ...cues(
      5,
      'landlord | tenant | deed of sale | credit report | balance sheet',
      'locataire | acte de vente | dossier de crédit | bilan',
    ),
  ],
}
