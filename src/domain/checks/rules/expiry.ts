import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { isLifetime, validUntil } from '../facts/document-validity.ts'

/**
 * The document is valid on the day of the verdict, by the law of its issuer. A missing expiry fails on documents that must show one.
 */
export const expiry = defineCheck<DocumentContext>({
  id: 'expiry',
  severity: 'critical',
  label: { en: '{Doc} {doc:is/are} not expired.', fr: '{Doc} {doc:n’est/ne sont} pas {doc:expiré}.' },
  details: [
    { en: 'The {doc} expired on {id_expiry}.', fr: '{Doc} {doc:est/sont} {doc:expiré} depuis le {id_expiry}.' },
    { en: 'No expiry date could be read on the {doc}.', fr: 'Aucune date d’expiration n’a pu être lue sur {le doc}.' },
  ],
  find(context) {
    const {
      document: { facts, label, type },
      asOf,
      purpose,
    } = context
    const printed = facts.fields.id_expiry
    if (printed === undefined && type?.carriesExpiry !== true) return nothing
    if (facts.docType === 'national_id' && isLifetime(printed ?? '')) return [{ label, passed: true }]
    const severity = purpose === 'periodic_review' ? 'warning' : 'critical'
    const date = validUntil(context)
    if (date === null) return [{ label, passed: false, severity, detail: 1 }]
    return [{ label, passed: date >= asOf, severity, params: { id_expiry: date } }]
  },
})
