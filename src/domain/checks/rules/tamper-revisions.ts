import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** A PDF that issuers generate was written once. docs/rules/checks.md#provenance. */
export const tamperRevisions = defineCheck<DocumentContext>({
  id: 'tamper:revisions',
  severity: 'warning',
  label: { en: '{Doc} was not changed after it was issued.', fr: '{Doc} n’a pas été modifié après son émission.' },
  details: [{ en: 'The PDF carries {revisions} revisions.', fr: 'Le PDF comporte {revisions} révisions.' }],
  find({ document: { facts, label, type } }) {
    const { producer, revisions } = facts
    if (type?.issuerPdf !== true || (producer === '' && revisions <= 1)) return nothing
    return [{ label, passed: revisions <= 1, params: { revisions } }]
  },
})
