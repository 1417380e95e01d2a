import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Registers of shareholders, of share transfers and of individuals with significant control: tables of names. */
export const shareRegister: DocumentType = {
  id: 'share_register',
  ...namesOf('share register', 'registre des actionnaires', 'm'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['entity_ownership'],
  keyFields: ['legal_name', 'beneficial_owners'],
  fields: [
    field('legal_name', 'Corporation name | Corporation'),
    field(
      'beneficial_owners',
      'Name | Full name | Name of holder | Name and address | Shareholder’s name',
      'Nom | Nom complet | Nom et prénom | Nom du détenteur | Nom et adresse | Identité | Actionnaire / associé',
    ),
    field(
      'document_date',
      'Register as of | As of | Last updated | Updated',
      'Registre au | Mis à jour le | Dernière mise à jour | À jour au',
    ),
  ],
  phrases: [
    '[register|shareholders] [as of|as at] {document_date}',
    '[registre|actionnaires] [au|en date du|arrêté au] {document_date}',
  ],
  printedTitles: printedTitles(
    'Share register | Register of shareholders | Shareholders’ register | Securities register | Register of individuals with significant control | ISC register | Shareholder register | Shareholders register | Central securities register | Register of members | Shareholders’ ledger | Register of ISC | Stock ledger',
    'Registre des actionnaires | Registre des valeurs mobilières | Registre des particuliers ayant un contrôle important | Registre des PCI | Registre des mouvements de titres | Registre des associés | Registre des titres | Registre des actions | Livre des actionnaires',
  ),
  cues: [
    ...cues(
      7,
      'register of shareholders | share register | securities register',
      'registre des actionnaires | registre des valeurs mobilières',
    ),
    ...cues(
      6,
      'register of individuals with significant control | isc register',
      'registre des particuliers ayant un contrôle important | mouvements de titres',
    ),
    ...cues(
      4,
      'shareholder | number of shares | certificate no',
      'actionnaire | nombre d’actions | n° de certificat | nombre de parts',
    ),
    ...cues(2, 'class | common | preferred', 'catégorie | ordinaires | privilégiées'),
  ],
  countercues: [
    ...cues(
      5,
      'articles of incorporation | annual return | organization chart | profile report',
      'statuts constitutifs | organigramme | déclaration annuelle',
    ),
    ...cues(
      5,
      'declaration of beneficial ownership | partnership | market value',
      'déclaration des bénéficiaires | valeur marchande | il est résolu',
    ),
  ],
}
