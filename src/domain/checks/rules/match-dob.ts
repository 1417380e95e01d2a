import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/**
 * The document shows the client's birth date, or one of its two readings. Swapped day and month are a likely typo: warning only.
 */
export const matchDob = defineCheck<MatchContext>({
  id: 'match:dob',
  severity: 'critical',
  label: {
    en: 'The birth date on the {doc} is the client’s.',
    fr: 'La date de naissance sur {le doc} est celle du client.',
  },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b}.',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b}.',
    },
  ],
  find({ document: { facts, label }, profile }) {
    const a = dateField(facts.fields, 'date_of_birth')
    const days = datesOf(profile, 'date_of_birth')
    const [b] = days
    if (a === null || b === undefined) return nothing
    const severity = days.length === 1 && isSwapped(a, b) ? 'warning' : 'critical'
    return [{ label, passed: days.includes(a), severity, params: { a, b: days.join(' / ') } }]
  },
})

function isSwapped(a: string, b: string): boolean {
  return a !== b && a === `${b.slice(0, 4)}-${b.slice(8, 10)}-${b.slice(5, 7)}`
}
