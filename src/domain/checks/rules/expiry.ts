import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/** Printed in place of a date on cards without expiry. docs/reference/en/checks/expiry.md. */
const lifetime = 'none'

/** The document is valid on the day of the verdict. A missing expiry fails on types that must have one. */
export const expiry = defineCheck<DocumentContext>({
  id: 'expiry',
  severity: 'critical',
  label: { en: '{Doc} is not expired.', fr: '{Doc} n’est pas expiré.' },
  details: [
    { en: 'The {doc} expired on {id_expiry}.', fr: '{Doc} est expiré depuis le {id_expiry}.' },
    { en: 'No expiry date could be read on the {doc}.', fr: 'Aucune date d’expiration n’a pu être lue sur {doc}.' },
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
