import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { personNamed } from '../facts/documents-by-person.ts'
import { isSwapped } from '../facts/swapped-dates.ts'

/**
 * The document shows the client's birth date, or that of the person of an entity whom it names. Swapped day and month are a
 * likely typo: warning only. docs/rules/checks.md#documents-of-one-person.
 */
export const matchDob = defineCheck<MatchContext>({
  id: 'match:dob',
  severity: 'critical',
  label: {
    en: 'The birth date on the {doc} is the client’s.',
    fr: 'La date de naissance sur {doc} est celle du client.',
  },
  details: [{ en: 'The {doc} shows {a}; the profile says {b}.', fr: '{Doc} indique {a}; le profil indique {b}.' }],
  find(context) {
    const { facts, label } = context.document
    const a = dateField(facts.fields, 'date_of_birth')
    const b = a === null ? undefined : recordedDate(context)
    if (a === null || b === undefined) return nothing
    return [{ label, passed: a === b, severity: isSwapped(a, b) ? 'warning' : 'critical', params: { a, b } }]
  },
})

function recordedDate({ kind, profile, document, subjects }: MatchContext): string | undefined {
  if (kind === 'individual') return profile.values.date_of_birth
  return personNamed(subjects.of(document))?.person.dateOfBirth
}
