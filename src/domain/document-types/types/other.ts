import type { DocumentType } from '../definition/document-type.ts'
import { field } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { otherNames } from '../definition/type-names.ts'

/** Documents of no other type. Few fields are read. */
export const other: DocumentType = {
  id: 'other',
  ...otherNames,
  ...plainDocument,
  steps: ['other'],
  keyFields: [],
  fields: [field('document_holder_name'), field('document_date'), field('issuer_name')],
  printedTitles: [],
  cues: [],
}
