import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { recordedExpiry } from '../facts/document-validity.ts'

/**
 * The recorded identity document is valid on the day of the verdict, by the law of its issuer. A client verified once need not be
 * verified again because the document has since expired, so a review has a flag: PCMLTFR s. 155.
 */
export const expiryRecorded = defineCheck<ClientContext>({
  id: 'expiry:recorded:id_expiry',
  severity: 'critical',
  label: {
    en: 'The recorded identity document is not expired.',
    fr: 'La pièce d’identité inscrite n’est pas expirée.',
  },
  details: [
    {
      en: 'The recorded identity document expired on {id_expiry}.',
      fr: 'La pièce d’identité inscrite est expirée depuis le {id_expiry}.',
    },
    {
      en: 'The expiry date can be read as {a} or {b}; by one of them the document is expired. Write it YYYY-MM-DD.',
      fr: 'La date d’expiration se lit {a} ou {b}; selon l’une d’elles, la pièce est expirée. L’écrire AAAA-MM-JJ.',
    },
  ],
  find({ profile, asOf, purpose }) {
    const [a, b] = datesOf(profile, 'id_expiry')
      .map((day) => recordedExpiry(profile, day))
      .toSorted()
    if (a === undefined) return nothing
    const latest = b ?? a
    const differs = b !== undefined && a < asOf && b >= asOf
    const severity = purpose === 'periodic_review' ? 'warning' : 'critical'
    return [{ passed: a >= asOf, severity, detail: differs ? 1 : 0, params: { id_expiry: latest, a, b: latest } }]
  },
})
