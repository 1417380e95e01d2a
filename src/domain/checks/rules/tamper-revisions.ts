import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** A PDF that issuers generate was written once. docs/rules/checks.md#provenance. */
export const tamperRevisions = defineCheck<DocumentContext>({
  id: 'tamper:revisions',
  severity: 'warning',
  label: {
    en: '{Doc} {doc:was/were} not changed after {doc:it was/they were} issued.',
    fr: '{Doc} {doc:n’a/n’ont} pas été {doc:modifié} après {doc:son/leur} émission.',
  },
  details: [{ en: 'The PDF carries {revisions} revisions.', fr: 'Le PDF comporte {revisions} révisions.' }],
  find({ document: { facts, label, type } }) {
    const { producer, revisions } = facts
    if (type?.issuerPdf !== true || (producer === '' && revisions <= 1)) return nothing
    return [{ label, passed: revisions <= 1, params: { revisions } }]
  },
})
