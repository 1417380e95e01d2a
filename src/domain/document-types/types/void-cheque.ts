import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Void cheques and direct deposit forms of Canada, the French RIB in boxed cells, the Moroccan RIB of 24 digits. */
export const voidCheque: DocumentType = {
  id: 'void_cheque',
  ...namesOf('void cheque or deposit form', 'spécimen de chèque / RIB', 'm'),
  ...plainDocument,
  steps: ['bank_statement', 'secondary_id'],
  keyFields: ['document_holder_name', 'institution_number', 'transit_number', 'account_number'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Account holder name | Account name | Payee name | Name of account holder | Customer name | Account owner',
      'Titulaire | Titulaire du compte | Nom du titulaire | Intitulé du compte | Nom du titulaire du compte | Titulaire(s)',
    ),
    field(
      'issuer_name',
      'Financial institution name | Bank name | Name of financial institution',
      'Nom de l’institution financière | Domiciliation | Nom de la banque',
    ),
    field('institution_number'),
    field('transit_number'),
    field('account_number', '', 'Folio | Numéro de folio | N° de folio | N° compte'),
    field('iban'),
    field('rib'),
  ],
  printedTitles: printedTitles(
    'Void cheque | Void | Direct deposit form | Direct deposit information | Direct deposit | Pre-authorized debit form | Account information for direct deposit | Direct deposit/pre-authorized debit form | Bank account details | Direct deposit enrolment form',
    'Relevé d’identité bancaire | RIB | Spécimen de chèque | Dépôt direct | Formulaire de dépôt direct | Annulé | Relevé d’identité bancaire (RIB) | Attestation de RIB | Attestation RIB | Nul | Adhésion au dépôt direct | Coordonnées bancaires',
  ),
  cues: [
    ...cues(
      6,
      'void | direct deposit form | void cheque',
      'spécimen de chèque | chèque spécimen | relevé d’identité bancaire | clé rib | annulé',
    ),
    ...cues(
      5,
      'direct deposit | pay to the order of | pre-authorized debit',
      'dépôt direct | code guichet | payez à l’ordre de | rib',
    ),
    ...cues(
      4,
      'transit number | institution number',
      'numéro de transit | numéro d’institution | code banque | domiciliation',
    ),
    ...cues(2, 'transit | institution | iban | bic', 'folio | iban | bic | titulaire du compte'),
  ],
  countercues: [
    // Invoices print where to pay.
    ...cues(
      8,
      'invoice number | invoice date | invoice no | amount due',
      'numéro de facture | date de facture | n° de facture | facture n° | total ttc | montant ttc | factuurnummer | factuurdatum',
    ),
    ...cues(
      7,
      'opening balance | closing balance | statement period | net pay',
      'solde initial | solde final | nouveau solde | net à payer',
    ),
    ...cues(5, 'withdrawals | deposits | market value | employee', 'retraits | dépôts | total des débits | salarié'),
  ],
}
