import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/** Printed in place of a date on cards without expiry. docs/reference/en/checks/expiry.md. */
const lifetime = 'none'

/** The document is valid on the day of the verdict. A missing expiry fails on types that must have one. */
export const expiry = defineCheck<DocumentContext>({
  id: 'expiry',
  severity: 'critical',
  label: { en: '{Doc} {doc:is/are} not expired.', fr: '{Doc} {doc:n’est/ne sont} pas {doc:expiré}.' },
  details: [
    { en: 'The {doc} expired on {id_expiry}.', fr: '{Doc} {doc:est/sont} {doc:expiré} depuis le {id_expiry}.' },
    { en: 'No expiry date could be read on the {doc}.', fr: 'Aucune date d’expiration n’a pu être lue sur {le doc}.' },
  ],
  find({ document: { facts, label, type }, asOf, purpose }) {
    const printed = facts.fields.id_expiry
    if (printed === undefined && type?.carriesExpiry !== true) return nothing
    if (printed?.toLowerCase() === lifetime && facts.docType === 'national_id') return [{ label, passed: true }]
    const severity = purpose === 'periodic_review' ? 'warning' : 'critical'
    const date = dateField(facts.fields, 'id_expiry')
    if (date === null) return [{ label, passed: false, severity, detail: 1 }]
    return [{ label, passed: date >= asOf, severity, params: { id_expiry: date } }]
  },
})
