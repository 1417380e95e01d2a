import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Proof of who settles an estate: grants of probate, homologation, search certificates, notoriété, acte d’hérédité. */
export const probate: DocumentType = {
  id: 'probate',
  ...namesOf('probate or declaration of heredity', 'homologation ou déclaration d’hérédité', 'f'),
  ...plainDocument,
  steps: ['estate_authority'],
  keyFields: ['document_holder_name', 'executors', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Deceased | Name of deceased | Estate of | In the matter of the estate of | Name of the deceased | In the estate of | Full legal name of deceased | Estate of the late',
      'Défunt | Défunte | De cujus | Le défunt | Nom du défunt | Succession de | Succession de feu | Testateur | Nom de la personne décédée',
    ),
    field('executors'),
    field('document_date', 'Date of certificate | Date of grant', 'Date du jugement | Date de l’acte'),
  ],
  phrases: [
    'on {document_date}, [the|letters]',
    'le {document_date}, il est [déclaré|constaté|attesté]',
    '[will|testament] of {document_holder_name}, [late|deceased|formerly|who]',
    'que {document_holder_name}, [de son vivant|en son vivant|né|née|est décédé|est décédée]',
    '[confiée|dévolue|attribuée] à {executors}, [liquidateur|liquidatrice|exécuteur|exécutrice|héritier|héritière]',
    '[in the matter of the estate of|in the estate of|estate of] [the late] {document_holder_name}, [deceased|late]',
    'estate of {document_holder_name}, deceased',
    '[appointment|appointed|granted|grant] * [is hereby issued|issued|granted|is granted|hereby granted] to {executors} [as|of|the|who|on]',
    '[granted|issued|committed] to {executors} [as|of|the|who|on|being]',
    'appoints {executors} [as|to be|estate]',
    '[succession|testament] de [feu|monsieur|madame|m|mme|feue] {document_holder_name}, [décédé|décédée|en son|né|née|de son vivant]',
    '[succession|testament] [de|de la] {document_holder_name}, [décédé|décédée|en son|né|née|de son vivant|daté|en date|reçu]',
    '[décès|décédé|décédée] de [monsieur|madame|m|mme] {document_holder_name}, ',
    '[homologue|homologation] * testament * de {document_holder_name}, ',
    '[héritiers|héritier|liquidateur|liquidatrice|liquidateurs] [sont|est|de la succession est|de la succession sont|légaux sont] [monsieur|madame|m|mme|] {executors} ',
    '[nomme|désigne|nommé|désigné|nommer|désignant] {executors} [liquidateur|liquidatrice|comme|à titre|aux|en qualité]',
    '[dated|issued] [at * this|this|at * on|on] {document_date}',
    '[rendu|rendue|jugement|dressé|reçu] * le {document_date}',
  ],
  printedTitles: printedTitles(
    'Probate | Certificate of appointment of estate trustee with a will | Grant of probate | Letters probate | Certificate of appointment of estate trustee | Letters testamentary | Declaration of heredity | Letters of administration | Certificate of appointment of estate trustee without a will | Grant of administration | Certificate of appointment of estate trustee with a will (Form 74C) | Small estate certificate',
    'Jugement d’homologation | Déclaration d’hérédité | Certificat de recherche testamentaire | Acte de notoriété | Acte d’hérédité | Homologation de testament | Procès-verbal de vérification de testament | Jugement en vérification de testament | Certificat de nomination à titre de fiduciaire de la succession | Attestation de dévolution successorale | Certificat d’hérédité | Acte de notoriété après décès | Vérification de testament | Déclaration d’hérédité testamentaire | Certificat de recherche',
  ),
  cues: [
    ...cues(
      7,
      'probate | certificate of appointment | estate trustee',
      'homologation | déclaration d’hérédité | acte de notoriété | acte d’hérédité | recherche testamentaire',
    ),
    ...cues(
      5,
      'letters testamentary | letters of administration | late of',
      'vérification de testament | héritiers | de cujus | dévolution successorale',
    ),
    ...cues(
      3,
      'superior court of justice | deceased | estate',
      'cour supérieure | jugement | défunt | succession | adoul | chambre des notaires | barreau du québec',
    ),
  ],
  countercues: [
    ...cues(6, 'statement of distribution | estate statement', 'état de distribution | relevé de succession'),
    ...cues(
      5,
      'last will and testament of me | i revoke | cause of death',
      'je révoque | je lègue | ceci est mon testament',
    ),
    ...cues(
      5,
      'gift letter | deed of sale | board of directors',
      'acte de vente | lettre de don | conseil d’administration',
    ),
  ],
}
