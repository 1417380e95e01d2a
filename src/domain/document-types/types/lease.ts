import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Residential leases: Québec’s Tribunal administratif form, Ontario’s standard form, French and Moroccan contracts. */
export const lease: DocumentType = {
  id: 'lease',
  ...namesOf('lease', 'bail', 'm'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['proof_of_address'],
  keyFields: ['document_holder_name', 'address', 'lease_start'],
  fields: [
    field(
      'document_holder_name',
      'Tenant | Tenants | Tenant(s) | Lessee | Name of tenant | Tenant name | Renter',
      'Locataire - Nom | Locataire | Locataires | Locataire(s) | Le locataire | Preneur | Nom du locataire | Le preneur',
    ),
    field(
      'address',
      'Rental unit | Address of rental unit | Property address | Premises | Address of premises | Leased premises | Address of dwelling | Rental unit address | Street address | Civic address | Rented premises | Address of the rental unit | Dwelling',
      'Adresse du logement | Logement loué | Adresse du logement loué | Bien loué | Adresse du bien | Désignation des lieux | Adresse des lieux loués | Lieux loués | Logement | Adresse du bien loué | Situation du logement',
    ),
    field('lease_start'),
    field('lease_end'),
    field('landlord_name'),
    field('monthly_rent'),
    field('document_date', 'Date of agreement | Signed on', 'Signé le | Date du bail'),
  ],
  phrases: [
    'entre {landlord_name} [le locateur|le bailleur|locateur|bailleur] et {document_holder_name} [le locataire|locataire|le preneur|preneur]',
    '[made|entered into|dated] [as of|on|this] {document_date} between',
    '[conclu|intervenu|signé|fait] le {document_date} entre',
    '[dwelling|premises|apartment|unit|house] [located|situated|known|municipally known|] [at|as] {address}, [to|for|as|from|which|together]',
    '[logement|appartement|local|maison|lieux] [situé|situés|sis|située] [au|à|aux] {address}, [à|aux|pour|avec|qui|dont]',
    '[pay|pays] [rent of|a rent of|a monthly rent of|] {monthly_rent} [per|a|each] month',
    '[prend fin|se termine|expire|finit|se terminant|jusqu’au] [le|] {lease_end} ',
    'between {landlord_name} [landlord|the landlord|as landlord|lessor] and {document_holder_name} [tenant|the tenant|as tenant|lessee]',
    'entre {landlord_name} [bailleur|le bailleur|ci-après] * et {document_holder_name} [locataire|le locataire|preneur|ci-après]',
    'from {lease_start} to {lease_end}',
    '[begins|commences|commencing|beginning|starts|starting] on {lease_start} and [ends|ending|expires|terminates] on {lease_end}',
    '[begins|commences|commencing|beginning|starts|starting] [on|the] {lease_start}',
    '[bail|durée|location|terme] * du {lease_start} au {lease_end}',
    'du {lease_start} au {lease_end}',
    'à compter du {lease_start} [jusqu’au|et] * {lease_end}',
    '[compter|effet] [du|le] {lease_start}',
    'rent [of|is] {monthly_rent} [per|a|each] month',
    'monthly rent [of|is] {monthly_rent} ',
    'loyer [mensuel de|est de|mensuel est de|de|mensuel est fixé à] {monthly_rent} ',
    'premises [located|situated|known] [at|as] {address} [for|from|the]',
    'situé [au|à] {address} [pour|à compter|moyennant]',
  ],
  printedTitles: printedTitles(
    'Lease | Residential lease | Lease agreement | Residential tenancy agreement | Rental agreement | Residential tenancy agreement (standard form of lease) | Tenancy agreement | Residential lease agreement | Lease of a dwelling | Standard form of lease | Apartment lease',
    'Bail | Bail de logement | Bail d’habitation | Contrat de location | Contrat de bail | Contrat de bail d’habitation | Bail résidentiel | Contrat de location de logement | Bail à usage d’habitation | Contrat de location à usage d’habitation',
  ),
  cues: [
    ...cues(
      5,
      'residential lease | tenancy agreement | lease agreement',
      'bail de logement | contrat de location | contrat de bail',
    ),
    ...cues(4, 'landlord | tenant | lessee | rental unit', 'locataire | locateur | bailleur | bail d’habitation'),
    ...cues(
      3,
      'monthly rent | security deposit | rent deposit',
      'loyer mensuel | dépôt de garantie | loyer | tribunal administratif du logement',
    ),
    ...cues(2, 'premises | rent | term of the lease', 'durée du bail | logement | charges locatives'),
  ],
  countercues: [
    ...cues(5, 'policy number | kwh | statement period', 'n° de police | kwh | relevé de compte | taxe d’habitation'),
    ...cues(4, 'vehicle', 'véhicule | taxe foncière'),
  ],
}
