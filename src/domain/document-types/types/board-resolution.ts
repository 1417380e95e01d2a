import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Resolutions of boards and of shareholders, procès-verbaux: who may sign. */
export const boardResolution: DocumentType = {
  id: 'board_resolution',
  ...namesOf('board resolution', 'résolution du conseil', 'f'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['entity_authority'],
  keyFields: ['legal_name', 'signatories', 'document_date'],
  fields: [
    field('legal_name'),
    field('signatories', 'Name', 'Nom | Nom et prénom'),
    field(
      'document_date',
      'Meeting date | Date of meeting | Date of resolution',
      'Date de la réunion | Date de la résolution | Séance du | Tenue le',
    ),
  ],
  phrases: [
    '[resolution|resolutions|minutes] of the [board of directors|directors|sole director] of {legal_name} ',
    '[board of directors|directors|sole director] of {legal_name} [held|the|passed|hereby|adopted|dated|effective|at|on|duly|was]',
    '[résolution|résolutions|extrait] * du conseil d’administration de {legal_name} [tenue|adoptée|adoptées|tenu|en|réuni|le]',
    'conseil d’administration de [la société] {legal_name} [tenue|adoptée|tenu|en|réuni|le|s’est|dûment]',
    'procès-verbal * de la société {legal_name} ',
    'resolved that {signatories} [be|is|are|be and|acting|any|shall|each|and each]',
    '[authorize|authorizes|appoint|appoints|authorise] {signatories} [to|as|be|acting]',
    'that {signatories} [be|is|are] [hereby|and|each|authorized|authorised|appointed]',
    '[signing officers|authorized signatories|authorised signatories|signatories] [of the corporation are|are|shall be|of the company are|is] {signatories} ',
    'résolu [que|d’autoriser|de nommer|de désigner|unanimement que|unanimement d’autoriser] {signatories} [soit|soient|est|sont|à|comme|pour|aux|et chacun|en qualité]',
    '[autorise|autoriser|désigne|nomme|habilite|désigner|mandate] {signatories} [à|comme|pour|aux|en qualité|afin]',
    '[signataires autorisés|signataires] [sont|de la société sont|est] {signatories} ',
    '[dated|passed|adopted|effective] [this|on|as of|at|the|the * as of] {document_date}',
    '[meeting|held] [on|dated] {document_date}',
    '[tenue|tenu|adoptée|adopté|réuni|séance|en date] [le|du|à * le] {document_date}',
  ],
  printedTitles: printedTitles(
    'Board resolution | Resolution of the board of directors | Directors’ resolution | Resolution of the directors | Certified resolution | Resolutions of the board of directors | Banking resolution | Minutes of a meeting of the board of directors | Resolution | Written resolution of the directors | Corporate resolution | Certified copy of a resolution | Unanimous written resolution of the directors | Resolution of the sole director',
    'Résolution du conseil | Résolution du conseil d’administration | Procès-verbal | Résolution des administrateurs | Extrait du procès-verbal | Procès-verbal du conseil d’administration | Procès-verbal de l’assemblée générale | Résolution | Résolution écrite des administrateurs | Extrait du procès-verbal du conseil d’administration | Résolutions du conseil d’administration | Procès-verbal de décision | Résolution bancaire | Copie conforme d’une résolution | Procès-verbal des délibérations | Procès-verbal de l’assemblée générale extraordinaire',
  ),
  cues: [
    ...cues(
      6,
      'resolved that | be it resolved | board resolution',
      'il est résolu | résolution du conseil | procès-verbal',
    ),
    ...cues(
      4,
      'board of directors | resolution | signing officers | resolved',
      'conseil d’administration | résolution | signataires autorisés | est résolu | résolu',
    ),
    ...cues(
      3,
      'authorized signatories | quorum | secretary | certified true copy',
      'secrétaire | copie conforme | délibération | séance | pouvoirs pour signer',
    ),
  ],
  countercues: [
    ...cues(
      6,
      'articles of incorporation | by-law no | power of attorney | settlor | balance sheet',
      'statuts constitutifs | procuration | fiducie | bilan',
    ),
    ...cues(
      4,
      'annual return | register of | profile report',
      'déclaration annuelle | registre des | état de renseignements',
    ),
  ],
}
