import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Certificates that make a corporation: federal and provincial, of US states, the Moroccan certificat négatif. */
export const certificateOfIncorporation: DocumentType = {
  id: 'certificate_of_incorporation',
  ...namesOf('certificate of incorporation', 'certificat de constitution', 'm'),
  ...plainDocument,
  steps: ['entity_existence'],
  keyFields: ['legal_name', 'registration_number', 'incorporation_date', 'jurisdiction'],
  fields: [
    field('legal_name', '', 'Dénomination choisie'),
    field(
      'registration_number',
      'Corporation number | Corporation No. | Corporate number | Corporation number / Numéro de société | Ontario Corporation Number | Incorporation number | Incorporation No. | Company number | Access number | File number | Ontario corporation number / Numéro de société de l’Ontario',
      'Numéro de société | Numéro de la société | N° de société | Numéro d’entreprise du Québec | NEQ | Numéro d’entreprise du Québec (NEQ) | N° du certificat négatif | N° du certificat | Certificat négatif n° | Numéro de la société de l’Ontario',
    ),
    field(
      'incorporation_date',
      'Effective date / Date d’entrée en vigueur | Date of certificate',
      'Date du certificat | Délivré le',
    ),
    field('jurisdiction'),
    field('legal_form'),
  ],
  phrases: [
    'constituée [sous le régime de|en vertu de] la {jurisdiction} ',
    '[certify|certifies] that {legal_name} [was|is|has been|were] [incorporated|duly|on|this|formed|a]',
    'the articles of incorporation of {legal_name} [were|have|are|was]',
    'the [above-named|above] corporation, the articles of incorporation of which are attached, [is|was] incorporated under [the] {jurisdiction} ',
    'incorporated under [the] {jurisdiction} [on|effective|and|this|as]',
    '[incorporated|formed] under the laws of [the] {jurisdiction} [on|effective|and|this|as]',
    '[incorporated|formed|amalgamated] on {incorporation_date}',
    '[effective|issued] [on|this] {incorporation_date}',
    '[certifie|atteste|certifions|attestons] que [la société] {legal_name} [a été|est|fut] [constituée|constitué]',
    'j’atteste que {legal_name} [a été|est] constituée',
    '[constituée|constituées|constitution] [sous le régime de|en vertu de|selon] [la|les] {jurisdiction} [le|à|et|depuis]',
    '[constituée|constitué|constituées] * le {incorporation_date}',
    'le {incorporation_date} [sous|en] [le régime|vertu]',
  ],
  printedTitles: printedTitles(
    'Certificate of incorporation | Certificate of amalgamation | Certificate of formation | Certificate of continuance',
    'Certificat de constitution | Certificat de constitution en société | Certificat négatif | Certificat de fusion | Certificat d’incorporation | Attestation de constitution | Certificat de prorogation',
  ),
  cues: [
    ...cues(7, 'certificate of incorporation', 'certificat de constitution | certificat négatif'),
    ...cues(
      4,
      'corporation number | incorporated | certificate of amalgamation',
      'numéro de société | constituée | certificat d’immatriculation',
    ),
    ...cues(3, 'canada business corporations act | business corporations act | director appointed under the act'),
    ...cues(
      3,
      '',
      'loi canadienne sur les sociétés par actions | loi sur les sociétés par actions | registraire des entreprises | ompic',
    ),
    ...cues(2, 'hereby certify | corporations canada', 'j’atteste | corporations canada'),
  ],
  countercues: [
    ...cues(
      5,
      'restrictions on share transfers | by-law | annual return | good standing | share register',
      'statuts constitutifs | règlement | état de renseignements',
    ),
    ...cues(
      5,
      'certificate of registration | registered charity | resolved',
      'résolu | extrait kbis | organisme de bienfaisance | taxe professionnelle',
    ),
    ...cues(3, 'profile report', 'déclaration annuelle'),
  ],
}
