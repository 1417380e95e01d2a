import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { recordedExpiry } from '../facts/document-validity.ts'

/** The document shows the recorded expiry, when its type is the recorded one. */
export const matchIdExpiry = defineCheck<MatchContext>({
  id: 'match:id_expiry',
  severity: 'warning',
  label: {
    en: 'The expiry date on the {doc} is the recorded date.',
    fr: 'La date d’expiration sur {le doc} est la date inscrite.',
  },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b}.',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b}.',
    },
  ],
  find({ document: { facts, label }, profile }) {
    const a = dateField(facts.fields, 'id_expiry')
    const days = datesOf(profile, 'id_expiry')
    if (a === null || days.length === 0 || profile.values.id_type !== facts.docType) return nothing
    return [
      {
        label,
        passed: days.includes(a) || days.includes(recordedExpiry(profile, a)),
        params: { a, b: days.join(' / ') },
      },
    ]
  },
})
