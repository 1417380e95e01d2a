import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** FATCA and CRS self-certifications: RC518, RC519, RC520 of the CRA, W-8BEN and W-9 of the IRS, banks’ own forms. */
export const taxResidenceForm: DocumentType = {
  id: 'tax_residence_form',
  ...namesOf('tax residence self-certification', 'auto-certification fiscale', 'f'),
  ...plainDocument,
  maxAgeDays: 1095,
  steps: ['tax_form'],
  keyFields: ['document_holder_name', 'tax_residences', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Account holder | Name of account holder | Name of individual who is the beneficial owner | Account holder name | Last name, first name | Name of individual | Name of individual account holder | Print name of signer',
      'Titulaire du compte | Nom du titulaire du compte | Titulaire | Nom du titulaire | Nom et prénom du titulaire | Nom du particulier',
    ),
    field('tax_residences', 'Country of citizenship', ''),
    field('document_date', 'Date (YYYY-MM-DD) | Date (MM-DD-YYYY) | Signature date', 'Date (AAAA-MM-JJ) | Signé le'),
    field('tax_number'),
  ],
  phrases: [
    'I am a {tax_residences} citizen or other U.S. person',
    '[resident|residence] of {tax_residences} for tax purposes',
    '[tax|fiscal] resident of {tax_residences} [and|with|for|only]',
    'beneficial owner is a resident of {tax_residences} within',
    '[résident|résidente|résidence] [fiscal|fiscale] [de|du|en|au] {tax_residences} [et|pour|depuis|aux]',
  ],
  printedTitles: printedTitles(
    'Declaration of tax residence for individuals | Tax residence self-certification | Self-certification form | CRS self-certification | Declaration of tax residence | Individual tax residency self-certification | FATCA and CRS self-certification | Tax residency self-certification | Certificate of foreign status of beneficial owner | Request for taxpayer identification number and certification | W-8BEN | W-9 | RC518 | RC519 | Individual tax residency self-certification form | Tax self-certification',
    'Déclaration de résidence aux fins de l’impôt pour les particuliers | Auto-certification fiscale | Formulaire d’auto-certification | Auto-certification de résidence fiscale | Autocertification | Déclaration de résidence fiscale | Autocertification fiscale | Auto-certification FATCA/CRS | Auto-certification de la résidence fiscale | Autocertification de résidence fiscale | Formulaire d’autocertification',
  ),
  cues: [
    ...cues(
      6,
      'self-certification | tax residence | fatca | w-8ben | w-9 | rc518 | rc519',
      'auto-certification | autocertification | résidence fiscale',
    ),
    ...cues(5, 'common reporting standard | crs | u.s. person | tax residency | taxpayer identification number'),
    ...cues(
      5,
      '',
      'norme commune de déclaration | résidence aux fins de l’impôt | personne des états-unis | personne américaine',
    ),
    ...cues(3, 'tin | foreign tax identifying number | account holder', 'nif | numéro d’identification fiscale'),
    ...cues(2, 'part xviii | part xix | certify', 'partie xviii | partie xix | certifie'),
  ],
  countercues: [
    ...cues(5, 'politically exposed | third party determination', 'politiquement | détermination quant au tiers'),
    ...cues(5, 'employment income | total income | trade lines', 'revenu total | dossier de crédit'),
  ],
}
