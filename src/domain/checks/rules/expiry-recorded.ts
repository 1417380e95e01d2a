import { datesOf } from '../../profile/date-readings.ts'
import type { Profile } from '../../profile/profile.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { recordedExpiry, validUntil } from '../facts/document-validity.ts'
import { photoIdTypes } from '../facts/identity-documents.ts'

/**
 * The recorded identity document is valid on the day of the verdict, by the law of its issuer. A client verified once need not be
 * verified again because the document has since expired: a review has a flag when the document was still valid on a day on which
 * the client was known (PCMLTFR s. 155). A review that names no such day shows no earlier verification.
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
  find(context) {
    const { profile, asOf, purpose } = context
    const recorded = datesOf(profile, 'id_expiry')
    if (recorded.length === 0) {
      const sent = purpose === 'periodic_review' ? expiredOfUnknown(context) : undefined
      return sent === undefined ? nothing : [{ passed: false, params: { id_expiry: sent } }]
    }
    const [a = '', b] = recorded.map((day) => recordedExpiry(profile, day)).toSorted()
    const latest = b ?? a
    const differs = b !== undefined && a < asOf && b >= asOf
    const severity = purpose === 'periodic_review' && wasValid(a, profile, asOf) ? 'warning' : 'critical'
    return [{ passed: a >= asOf, severity, detail: differs ? 1 : 0, params: { id_expiry: latest, a, b: latest } }]
  },
})

/** Days on which the client was known. */
const knownDays = ['last_review_date', 'relationship_since'] as const

/** True when a document of this expiry was valid on a day on which the client was known, by every reading. PCMLTFR s. 155. */
function wasValid(expiry: string, profile: Profile, asOf: string): boolean {
  return knownDays.some((key) => {
    const latest = datesOf(profile, key).toSorted().at(-1)
    return latest !== undefined && latest <= asOf && latest <= expiry
  })
}

/**
 * In a review that neither records a document nor names a day on which the client was known: when the photo document that was sent
 * in its place expired. Of an individual one valid document is enough. PCMLTFR s. 105(5).
 */
function expiredOfUnknown({ profile, kind, documents, asOf, pack }: ClientContext): string | undefined {
  const days = documents
    .filter(({ facts }) => photoIdTypes.has(facts.docType))
    .map((document) => validUntil({ document, mrz: null, pack }))
    .filter((day) => day !== null)
    .toSorted()
  const day = kind === 'individual' ? days.at(-1) : days[0]
  return day === undefined || day >= asOf || wasValid(day, profile, asOf) ? undefined : day
}
