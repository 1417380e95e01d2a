import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Deeds and declarations of trust, actes de fiducie. */
export const trustDeed: DocumentType = {
  id: 'trust_deed',
  ...namesOf('trust deed', 'acte de fiducie', 'm'),
  ...plainDocument,
  steps: ['entity_existence', 'entity_ownership'],
  keyFields: ['legal_name', 'trustees', 'settlors', 'document_date'],
  fields: [
    field(
      'legal_name',
      'Name of trust | Trust name | Name of the trust',
      'Nom de la fiducie | Désignation de la fiducie',
    ),
    field('trustees'),
    field('settlors'),
    field('beneficiaries'),
    field('document_date', 'Date of deed | Date of trust', 'Date de l’acte | Date de la fiducie'),
  ],
  phrases: [
    'bénéficiaires [désigne|désignent|sont] {beneficiaries} ',
    '[conclu|intervenu|fait|passé|signé] [à * le|le] {document_date}',
    'between {settlors} [as settlor|the settlor|hereinafter * settlor|settlor|herein called the settlor] and {trustees} [as trustee|as trustees|the trustee|the trustees|hereinafter|trustee|trustees|herein]',
    '[settlor] [is|shall be] {settlors} ',
    '[trustee|trustees] [is|are|shall be] {trustees} ',
    '[beneficiary|beneficiaries] [is|are|shall be|means|of the trust are] {beneficiaries} ',
    '[trust] [shall be known as|shall be called|is called|known as|may be referred to as] [the] {legal_name} ',
    'entre {settlors} [ci-après|le constituant|constituant|la constituante] * et {trustees} [ci-après|les fiduciaires|fiduciaire|fiduciaires|le fiduciaire]',
    '[fiducie] [est désignée|portera le nom|sera désignée|est connue|est connue sous le nom|est désignée sous le nom|est désignée sous le nom de|portera le nom de|a pour nom] {legal_name} ',
    '[made|dated|entered into] [as of|on|this|the|this * as of] {document_date}',
  ],
  printedTitles: printedTitles(
    'Trust deed | Deed of trust | Deed of settlement | Declaration of trust | Trust agreement | Trust indenture | Deed of family trust | Family trust deed | Revocable living trust',
    'Acte de fiducie | Contrat de fiducie | Acte constitutif de fiducie | Convention de fiducie | Acte de fiducie familiale | Déclaration de fiducie | Fiducie familiale',
  ),
  cues: [
    ...cues(
      7,
      'trust deed | deed of trust | declaration of trust | trust agreement',
      'acte de fiducie | contrat de fiducie | convention de fiducie',
    ),
    ...cues(
      5,
      'settlor | trustees | trust fund | family trust',
      'constituant | fiduciaires | patrimoine fiduciaire | fiduciaire',
    ),
    ...cues(3, 'beneficiaries | trustee | trust property', 'bénéficiaires | fiducie | biens de la fiducie'),
  ],
  countercues: [
    ...cues(6, 'last will and testament | estate trustee | mortgage statement', 'testament | liquidateur | legs'),
    ...cues(4, 'resolved that | partners', 'il est résolu | associés'),
  ],
}
