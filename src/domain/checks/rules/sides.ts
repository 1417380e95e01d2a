import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** The back of the card was sent too. Extract only: an entry does not record its sides. */
export const sides = defineCheck<DocumentContext>({
  id: 'sides',
  severity: 'warning',
  label: {
    en: 'Both sides of the {doc} were received.',
    fr: 'Le recto et le verso {du doc} ont été reçus.',
  },
  details: [{ en: 'The back of the {doc} was not received.', fr: 'Le verso {du doc} n’a pas été reçu.' }],
  find({ document: { facts, label, type } }) {
    if (facts.from === 'entry' || type?.twoSided !== true || facts.reading.backSeen === null) return nothing
    return [{ label, passed: facts.reading.backSeen }]
  },
})
