import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Telephone, mobile, internet and television bills: Canada, United States, France, Morocco. */
export const telecomBill: DocumentType = {
  id: 'telecom_bill',
  ...namesOf('telephone or internet bill', 'facture de télécommunication', 'f'),
  ...issuerDocument,
  maxAgeDays: 90,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Customer | Customer name | Client | Client name | Bill to | Billed to | Account name | Subscriber',
      'Titulaire | Titulaire du compte | Titulaire de la ligne | Nom du client | Client | Abonné | Facturé à | Titulaire du contrat',
    ),
    field(
      'address',
      'Service address | Billing address',
      'Adresse de service | Adresse de facturation | Adresse d’installation | Adresse du service',
    ),
    field('issuer_name', 'Provider | Service provider', 'Fournisseur | Opérateur'),
    field(
      'document_date',
      'Bill date | Invoice date | Statement date | Billing date | Date of bill',
      'Date de la facture | Date de facturation | Date de facture | Facture du',
    ),
    field(
      'account_number',
      'Customer number | Client number | Customer ID',
      'Numéro de client | N° client | N° de client | Numéro client | N° de contrat | Numéro de contrat | Identifiant client | Référence client',
    ),
    field('amount_due', 'Total this month', 'Total du mois | Montant prélevé | Total à prélever'),
  ],
  phrases: [],
  printedTitles: printedTitles(
    'Telephone bill | Internet bill | Wireless bill | Mobile bill | Phone bill | Your bill | Telecom bill | Internet and phone bill | Mobility bill | Wireless services | Telecommunications bill',
    'Facture de téléphone | Facture internet | Facture mobile | Facture de télécommunication | Facture de services sans fil | Votre facture | Facture mobile et internet | Facture de télécommunications | Facture téléphonique',
  ),
  cues: [
    ...cues(
      4,
      'wireless | internet service | mobile plan | phone number | home phone | mobility | data usage | broadband',
    ),
    ...cues(
      4,
      '',
      'forfait mobile | sans fil | ligne mobile | téléphonie | fibre | numéro de ligne | appels | données mobiles',
    ),
    ...cues(3, 'internet | telephone services | wireless number | roaming | long distance | voicemail | tv'),
    ...cues(
      3,
      '',
      'internet | cellulaire | itinérance | interurbains | forfait | abonnement | box | télé | télécom | sms',
    ),
    ...cues(2, 'bell | rogers | telus | fido | koodo | verizon | at&t | videotron | freedom mobile | data | plan'),
    ...cues(2, '', 'vidéotron | orange | sfr | bouygues | maroc telecom | inwi | free | mobile'),
    ...cues(1, 'bill date | amount due', 'facture | date de la facture | montant à payer'),
  ],
  countercues: [
    ...cues(
      5,
      'kwh | electricity | natural gas | meter reading',
      'électricité | gaz naturel | compteur | consommation d’eau',
    ),
    ...cues(4, 'credit limit | closing balance | deposits | policy number', 'limite de crédit | solde final | police'),
    ...cues(4, 'kyc | file number | property tax', 'taxe foncière | dossier de crédit'),
  ],
}
