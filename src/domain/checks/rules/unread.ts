import { defineCheck } from '../definition/check-rule.ts'
import type { NumberedDocument } from '../definition/contexts.ts'

/** The file could not be read; it gets no other check. Extract only. */
export const unread = defineCheck<NumberedDocument>({
  id: 'unread',
  severity: 'warning',
  label: { en: '{Doc} {doc:was/were} read.', fr: '{Doc} {doc:a/ont} été {doc:lu}.' },
  details: [
    {
      en: 'The reading service was unavailable; this file was never read. Send it again.',
      fr: 'Le service de lecture était indisponible; ce fichier n’a pas été lu. Renvoyez-le.',
    },
  ],
  find: ({ label }) => [{ label, passed: false }],
})
