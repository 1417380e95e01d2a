import { profile } from '../../tools/documents/specimens/profile.ts'

/** About what a verdict is stored with: a whole profile and two documents as they came back. */
export const verdictInputSample = {
  values: profile('en', '2026-11-21'),
  documents: ['passport', 'utility_bill'].map((docType) => ({
    doc_type: docType,
    filename: `${docType}.png`,
    fields: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field_${index}`, 'Clara Clearwater'])),
  })),
}
