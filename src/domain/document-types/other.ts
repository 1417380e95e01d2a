import type { DocumentType } from './document-type.ts'
import { field } from './field.ts'
import { paper } from './traits.ts'
import { otherNames } from './type-names.ts'

/** What is none of our types: nothing speaks for it, and little is read. */
export const other: DocumentType = {
  id: 'other',
  ...otherNames,
  ...paper,
  steps: ['other'],
  keyFields: [],
  fields: [field('document_holder_name'), field('document_date'), field('issuer_name')],
  headings: [],
  cues: [],
}
