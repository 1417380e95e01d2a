import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Electricity, gas, water and heating bills: Canada, United States, France (EDF, Engie), Morocco (Lydec, Redal, Amendis). */
export const utilityBill: DocumentType = {
  id: 'utility_bill',
  ...namesOf('utility bill', 'facture de services publics', 'f'),
  ...issuerDocument,
  maxAgeDays: 90,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Customer | Customer name | Name of customer | Client name | Bill to | Billed to | Service for',
      'Titulaire | Titulaire du compte | Titulaire du contrat | Nom du client | Nom du titulaire | Client | Abonné | Nom de l’abonné | Facturé à',
    ),
    field(
      'address',
      'Service address | Address of service | Service location | Premises | Supply address | Property address | Billing address',
      'Adresse de service | Adresse du service | Adresse de consommation | Adresse de livraison | Lieu de consommation | Lieu de service | Point de livraison | Adresse desservie | Adresse du logement | Adresse de facturation',
    ),
    field('issuer_name', 'Supplier | Your supplier', 'Fournisseur | Votre fournisseur | Distributeur'),
    field(
      'document_date',
      'Statement date | Bill date | Billing date | Invoice date | Date of bill',
      'Date de facturation | Date de la facture | Date de facture | Facture du | Date du relevé',
    ),
    field(
      'account_number',
      'Customer number | Customer No. | Client number | Contract number',
      'Numéro de client | Numéro client | N° de client | N° client | Numéro de contrat | N° de contrat | N° contrat | Référence client | Police',
    ),
    field('amount_due', 'New balance'),
    field('due_date'),
  ],
  phrases: ['prélèvement * le {due_date} sur'],
  printedTitles: printedTitles(
    'Electricity bill | Gas bill | Water bill | Utility bill | Hydro bill | Water and sewer bill | Natural gas bill',
    'Facture d’électricité | Facture d’énergie | Facture de gaz | Facture d’eau | Facture d’eau et d’électricité',
  ),
  cues: [
    ...cues(5, '', 'adresse de consommation | lieu de consommation'),
    ...cues(4, 'service address | kwh | electricity | natural gas'),
    ...cues(4, '', 'adresse de service | adresse du service | point de livraison | électricité | gaz naturel'),
    ...cues(3, 'hydro | utility | utilities', 'edf | engie | lydec | redal | amendis'),
    ...cues(2, 'water | sewer | energy | meter | meter reading | consumption | amount due | bill date'),
    ...cues(2, '', 'énergie | compteur | consommation | montant à payer | date de facturation'),
    ...cues(1, 'm3 | due date | billing date | bill', 'eau | date d’échéance | facture'),
  ],
  countercues: [
    ...cues(4, 'gross pay | net pay | opening balance | closing balance | property tax'),
    ...cues(4, '', 'solde initial | taxes municipales'),
    ...cues(3, 'wireless | broadband', 'cellulaire'),
    ...cues(2, 'internet | mobile'),
    ...cues(1, 'credit card'),
  ],
}
