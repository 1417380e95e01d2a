import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Canadian citizenship certificate (paper, 2012 on, or electronic), the card before it, US naturalisation certificate. */
export const citizenshipCard: DocumentType = {
  id: 'citizenship_card',
  ...namesOf('citizenship card or certificate', 'certificat ou carte de citoyenneté', 'm'),
  ...plainDocument,
  steps: ['secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth'],
  fields: onCard(
    field('last_name', 'Name'),
    field('first_name'),
    field(
      'id_number',
      'Certificate No. | Certificate number | Certificate No. / N° de certificat | Certificate No. / N° du certificat | Certificate Number / Numéro de certificat | UCI | Client ID',
      'N° de certificat | N° du certificat | Numéro de certificat | Numéro du certificat | IUC',
      { grammar: /^(?=.*\d)[A-Z0-9-]{6,14}$/ },
    ),
    field('date_of_birth'),
  ),
  printedTitles: printedTitles(
    'Canadian citizenship certificate | Certificate of Canadian citizenship | Certificate of citizenship | Citizenship certificate | Canadian citizenship | Certificate of naturalization',
    'Certificat de citoyenneté canadienne | Certificat de citoyenneté | Citoyenneté canadienne | Carte de citoyenneté | Décret de naturalisation',
  ),
  cues: [
    ...cues(6, 'citizenship certificate | certificate of canadian citizenship | certificate of citizenship'),
    ...cues(6, '', 'certificat de citoyenneté | carte de citoyenneté'),
    ...cues(
      4,
      'canadian citizen | canadian citizenship | citizenship act',
      'citoyenneté canadienne | citoyen canadien',
    ),
    ...cues(3, 'certificate no | naturalization', 'n° de certificat | loi sur la citoyenneté | naturalisation'),
    ...cues(2, 'effective date of citizenship | rights and privileges', 'date de prise d’effet de la citoyenneté'),
  ],
  countercues: [
    ...cues(4, 'permanent resident card | passport no | third party', 'n° de passeport | carte de résident permanent'),
    ...cues(3, 'birth certificate', 'acte de naissance | tiers'),
  ],
}
