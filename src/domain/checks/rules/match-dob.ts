import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { personNamed } from '../facts/documents-by-person.ts'
import { isSwapped } from '../facts/swapped-dates.ts'

/**
 * The document shows the client's birth date, or that of the person of an entity whom it names; of a date with two readings,
 * one of them. Swapped day and month are a likely typo: warning only. docs/rules/checks.md#documents-of-one-person.
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
  find(context) {
    const { facts, label } = context.document
    const a = dateField(facts.fields, 'date_of_birth')
    const days = a === null ? [] : recordedDays(context)
    const [b] = days
    if (a === null || b === undefined) return nothing
    const severity = days.length === 1 && isSwapped(a, b) ? 'warning' : 'critical'
    return [{ label, passed: days.includes(a), severity, params: { a, b: days.join(' / ') } }]
  },
})

/** The days that the profile gives; several for a date with two readings. */
function recordedDays({ kind, profile, document, subjects }: MatchContext): readonly string[] {
  if (kind === 'individual') return datesOf(profile, 'date_of_birth')
  return personNamed(subjects.of(document))?.person.birthDates ?? []
}
