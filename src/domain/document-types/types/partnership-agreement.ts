import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Agreements of general and limited partnerships, contrats de société of Québec (SENC, SEC) and France (SNC). */
export const partnershipAgreement: DocumentType = {
  id: 'partnership_agreement',
  ...namesOf('partnership agreement', 'contrat de société', 'm'),
  ...plainDocument,
  steps: ['entity_existence', 'entity_ownership'],
  keyFields: ['legal_name', 'partners', 'document_date'],
  fields: [
    field('legal_name', 'Name of the partnership', 'Nom de la société'),
    field('partners'),
    field('document_date', 'Date of agreement | Agreement date', 'Date du contrat'),
  ],
  phrases: [
    'under the [firm|] name {legal_name} ',
    '[conclu|intervenu|fait|passé|signé] [à * le|le] {document_date}',
    'sous la dénomination {legal_name} ',
    '[made|entered into|dated] [as of|on|this|the|this *|effective] {document_date}, [between|by and between|among|by and among] {partners} [collectively|the partners|hereinafter|each|herein|who]',
    '[made|entered into|dated] [as of|on|this|the|effective] {document_date}',
    '[between|among] {partners} [collectively|the partners|hereinafter|each|herein|who]',
    'partnership [shall|will] [be called|operate under the name|carry on business under the name|carry on business as|be known as] {legal_name} ',
    'under the [firm] name [of|and style of] {legal_name} ',
    'the name of the partnership [is|shall be] {legal_name} ',
    'entre [les soussignés|les associés|] {partners} [ci-après|les associés|collectivement|il est|lesquels|qui]',
    '[la société|la société en nom collectif|la société en commandite] [exerce ses activités sous le nom|est désignée sous le nom|porte le nom|a pour nom|exploite sous le nom|sera connue sous le nom] [de] {legal_name} ',
    'sous [le nom|la raison sociale|la dénomination] [de|sociale|sociale de|] {legal_name} ',
    'intervenu * le {document_date}',
  ],
  printedTitles: printedTitles(
    'Partnership agreement | Limited partnership agreement | General partnership agreement | Agreement of partnership | Limited liability partnership agreement',
    'Contrat de société | Contrat de société en nom collectif | Convention de société en commandite | Contrat de société en commandite | Convention de société | Contrat de société en nom collectif (SENC) | Statuts de société en nom collectif | Convention d’associés | Contrat de société en commandite (SEC)',
  ),
  cues: [
    ...cues(
      7,
      'partnership agreement | limited partnership',
      'contrat de société | société en nom collectif | société en commandite',
    ),
    ...cues(
      4,
      'partners | general partner | limited partner | partnership',
      'associés | commandité | commanditaire | senc | s.e.n.c.',
    ),
    ...cues(
      3,
      'capital contribution | profits and losses',
      'apport | mise de fonds | partage des bénéfices | bénéfices et pertes',
    ),
  ],
  countercues: [
    ...cues(
      5,
      'annual return | profile report | balance sheet | landlord',
      'état de renseignements | bilan | bailleur | procès-verbal',
    ),
    ...cues(4, 'trustee | resolved that', 'fiduciaire | il est résolu'),
  ],
}
