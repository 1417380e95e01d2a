import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Municipal and school tax bills of Canada, US county bills, taxe foncière and d’habitation, taxe de services communaux. */
export const propertyTaxBill: DocumentType = {
  id: 'property_tax_bill',
  ...namesOf('property tax bill', 'compte de taxes municipales', 'm'),
  ...issuerDocument,
  maxAgeDays: 365,
  steps: ['proof_of_address', 'secondary_id'],
  keyFields: ['document_holder_name', 'address', 'issuer_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Owner | Owner name | Property owner | Registered owner | Assessed owner | Owner(s) | Owner of record | Taxpayer | Owner’s name',
      'Propriétaire | Propriétaires | Nom du propriétaire | Propriétaire(s) | Contribuable | Redevable | Propriétaire inscrit | Débiteur',
    ),
    field(
      'address',
      'Property location | Property address | Location of property | Civic address | Municipal address | Location',
      'Adresse de la propriété | Adresse de l’immeuble | Emplacement | Adresse du bien | Emplacement de l’immeuble | Adresse civique | Localisation de l’immeuble | Adresse d’imposition',
    ),
    field('issuer_name'),
    field(
      'document_date',
      'Billing date | Bill date | Notice date | Date of notice | Mailing date | Statement date',
      'Date de facturation | Date de l’avis | Date d’envoi | Date d’expédition | Date du compte | Date de la facture | Date de mise en recouvrement',
    ),
    field('roll_number'),
    field('tax_year'),
    field(
      'amount_due',
      'Total taxes | Total tax | Total taxes due | Final amount due | Total property taxes',
      'Total des taxes | Total du compte | Montant de votre impôt | Total de l’imposition | Taxes à payer | Montant total des taxes',
    ),
  ],
  phrases: [
    '[avis d’imposition|taxe foncière|avis d’impôt|tax bill|tax notice|avis de taxes] {tax_year} ',
    '{tax_year} [tax bill|property tax bill|tax notice|property tax notice]',
    'property tax bill {tax_year} ',
    '{tax_year} [final|interim] [property|tax]',
    'compte de taxes {tax_year} ',
    'taxes foncières {tax_year} ',
  ],
  printedTitles: printedTitles(
    'Property tax bill | Property tax notice | Tax bill | Final tax bill | Interim tax bill | Property tax statement | Property tax assessment | Real estate tax bill | Municipal tax bill | Final property tax bill | Interim property tax bill | School tax bill',
    'Compte de taxes | Compte de taxes municipales | Taxes municipales | Avis de taxes foncières | Taxe foncière | Taxes foncières | Taxe d’habitation | Compte de taxe scolaire | Facture de taxes municipales | Taxe de services communaux | Avis d’imposition taxes foncières | Avis de taxe foncière | Avis d’imposition',
  ),
  cues: [
    ...cues(
      6,
      'property tax | municipal tax | property taxes',
      'compte de taxes | taxes municipales | taxe foncière | taxes foncières',
    ),
    ...cues(
      5,
      'assessment roll | school tax',
      'taxe d’habitation | taxe de services communaux | taxe scolaire | rôle d’évaluation',
    ),
    ...cues(
      4,
      'roll number | roll no | assessed value | mill rate',
      'matricule | valeur imposable | évaluation foncière',
    ),
    ...cues(
      2,
      'municipality | instalment | first instalment',
      'municipalité | versement | ville de | immeuble | terrain | bâtiment',
    ),
    ...cues(1, 'tax rate | city of', 'taux | année d’imposition'),
  ],
  countercues: [
    ...cues(
      5,
      'kwh | employment income | net income | tenant',
      'revenu fiscal de référence | locataire | revenus d’emploi',
    ),
    ...cues(4, 'mortgage statement | notice of assessment line', 'relevé hypothécaire | avis de cotisation'),
  ],
}
