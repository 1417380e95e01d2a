import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** The recorded identity document is valid on the day of the verdict. */
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
  find({ profile, asOf }) {
    const [a, b] = datesOf(profile, 'id_expiry').toSorted()
    if (a === undefined) return nothing
    const latest = b ?? a
    const differs = b !== undefined && a < asOf && b >= asOf
    return [{ passed: a >= asOf, detail: differs ? 1 : 0, params: { id_expiry: latest, a, b: latest } }]
  },
})
