import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** The entry's MAC is valid. Typed clients may drop the key `seal`, so a missing MAC is info only. */
export const integrity = defineCheck<DocumentContext>({
  id: 'integrity',
  severity: 'warning',
  label: {
    en: 'The read result of the {doc} was sent back unchanged.',
    fr: 'Le résultat de lecture {du doc} a été renvoyé sans modification.',
  },
  details: [
    {
      en: 'The entry was changed or was not produced by this service.',
      fr: 'L’entrée a été modifiée ou ne provient pas de ce service.',
    },
  ],
  find({ document: { facts, label } }) {
    if (facts.from === 'reading') return nothing
    const { sealState } = facts
    return [{ label, passed: sealState === 'intact', severity: sealState === 'missing' ? 'info' : 'warning' }]
  },
})
