import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/**
 * Provincial health cards. RAMQ: four letters, then two digits of the birth year, month (plus 50 for a woman), day and two
 * more. OHIP: ten digits and a version code. Others: nine to twelve digits.
 */
export const healthCard: DocumentType = {
  id: 'health_card',
  ...namesOf('provincial health card', 'carte d’assurance maladie', 'f'),
  ...plainDocument,
  carriesExpiry: true,
  steps: ['secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number'],
  fields: onCard(
    field('last_name', 'Name'),
    field('first_name'),
    field(
      'id_number',
      'Health No. | Health number | Health card No. | Health card number | Personal health number | PHN | PHIN | Health insurance number | Health card # | Personal health No. | Health services number',
      'N° d’assurance maladie | Numéro d’assurance maladie | N° de carte santé | Numéro de carte Santé | Numéro d’assurance-maladie | NAM | N° d’assurance-maladie | N° Santé | Numéro personnel d’assurance-maladie',
      { grammar: /^(?:[A-Z]{4}\d{8}|\d{10}-?[A-Z]{0,2}|\d{4}-\d{3}-\d{3}-?[A-Z]{0,2}|\d{9}|\d{12})$/ },
    ),
    field('id_expiry', 'Exp / Exp | Exp | Expires', 'Exp.'),
    field('date_of_birth', 'Born / Né(e) le | Born / Né(e)', 'Né(e)'),
    field('id_province'),
  ),
  printedTitles: printedTitles(
    'Health card | Health | Health insurance card | Personal health card | Ontario Health card | Medicare',
    'Carte d’assurance maladie | Assurance maladie | Carte santé | Santé | Régie de l’assurance maladie du Québec | Carte-santé',
  ),
  cues: [
    ...cues(6, 'health card | personal health number', 'carte d’assurance maladie | régie de l’assurance maladie'),
    ...cues(5, 'health insurance card | ohip | care card', 'assurance maladie | ramq | carte santé'),
    ...cues(4, 'health number | health no', 'n° d’assurance maladie | numéro d’assurance maladie'),
    ...cues(3, 'medicare | msp | ministry of health', 'ministère de la santé | soleil'),
    ...cues(2, 'health', 'santé'),
  ],
  countercues: [
    ...cues(
      4,
      'premium | policy number | statement | invoice | claim',
      'prime | police | relevé | facture | attestation',
    ),
    ...cues(3, 'driver’s licence | employer', 'permis de conduire | employeur | net à payer'),
  ],
}
