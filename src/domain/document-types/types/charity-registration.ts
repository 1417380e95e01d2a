import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Registrations of charities and associations: CRA notification, IRS determination, récépissés of France and Morocco. */
export const charityRegistration: DocumentType = {
  id: 'charity_registration',
  ...namesOf('charity registration', 'enregistrement d’organisme de bienfaisance', 'm'),
  ...plainDocument,
  maxAgeDays: 1095,
  steps: ['entity_existence'],
  keyFields: ['legal_name', 'charity_registration'],
  fields: [
    field(
      'legal_name',
      'Name of charity | Charity name | Name of organization',
      'Nom de l’organisme de bienfaisance | Nom de l’association | Dénomination de l’association',
    ),
    field('charity_registration', '', '', { grammar: /^(?:\d{9}RR\d{4}|W\d{9}|(?=.*\d)[A-Z0-9/-]{3,16})$/ }),
    field(
      'document_date',
      'Effective date | Effective date of registration | Date of registration',
      'Date d’entrée en vigueur | Date d’enregistrement | Date de déclaration | Date de dépôt',
    ),
  ],
  phrases: [
    '[tell|inform|advise] you that {legal_name} [meets|is|has|qualifies]',
    'informer que {legal_name} [satisfait|est|répond|a]',
    '[confirm|confirms|certify|pleased to inform you] that {legal_name} [is|has been|qualifies|meets] [a|an|registered|now|the|as]',
    'that {legal_name} has been registered as a',
    '[confirmer|confirmons|certifie|confirme|informer] que {legal_name} est [un|une|maintenant|enregistré|enregistrée] ',
    '[association|dénommée|intitulée|dénomination] {legal_name} [dont|a été|ayant|est|sise]',
    '[déclaration|récépissé] * de l’association {legal_name} [dont|a été|ayant|est|sise|en date]',
    'registration number [is] {charity_registration} ',
    'numéro d’enregistrement [est|est le|] {charity_registration} ',
  ],
  printedTitles: printedTitles(
    'Notification of registration | Charity registration | Registered charity | Notice of registration as a charity | Certificate of charitable registration | Confirmation of charity registration | Charity registration letter | Notification of charitable registration | Certificate of registration charity',
    'Enregistrement d’organisme de bienfaisance | Avis d’enregistrement | Récépissé de dépôt | Récépissé de déclaration | Organisme de bienfaisance enregistré | Récépissé de déclaration de création | Récépissé définitif | Récépissé de déclaration de création de l’association | Récépissé provisoire | Confirmation d’enregistrement d’organisme de bienfaisance | Récépissé de dépôt d’association | Avis d’enregistrement à titre d’organisme de bienfaisance',
  ),
  cues: [
    ...cues(
      6,
      'registered charity | charity registration | charitable organization',
      'organisme de bienfaisance | récépissé de déclaration | récépissé de dépôt',
    ),
    ...cues(
      5,
      'charity | charities directorate | 501(c)(3)',
      'bienfaisance | association | rna | direction des organismes de bienfaisance',
    ),
    ...cues(
      3,
      'income tax act | official donation receipts | rr0001',
      'loi de l’impôt sur le revenu | loi du 1er juillet 1901 | dahir | préfecture | récépissé',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'balance sheet | annual return | certificate of incorporation | gst/hst registration',
      'bilan | statuts | certificat de résidence | inscription aux fichiers',
    ),
    ...cues(4, 'deed of gift | credit report | insurance policy', 'police d’assurance | dossier de crédit'),
  ],
}
