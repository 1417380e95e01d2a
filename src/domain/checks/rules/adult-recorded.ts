import { ageAt } from '../../values/dates.ts'
import { birthDatesOf, datesOf } from '../../profile/date-readings.ts'
import type { Profile } from '../../profile/profile.ts'
import { adultAge } from '../facts/adult-age.ts'
import { faultReason } from '../facts/fault-reasons.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/**
 * The client, or each signatory of an entity, is of age by every reading of the birth date; by one that cannot be used nobody is.
 * The label is the data point, never the person's name.
 */
export const adultRecorded = defineCheck<ClientContext>({
  id: 'adult:recorded',
  severity: 'critical',
  label: { en: 'The client is of age.', fr: 'Le client est majeur.' },
  details: [
    {
      en: 'The client is {age}; the minimum age is {adult_age}.',
      fr: 'Le client a {age} {age:an/ans}; l’âge minimum est de {adult_age} ans.',
    },
    {
      en: 'The birth date can be read as {a} or {b}; by one of them the client is under {adult_age}. Write it YYYY-MM-DD.',
      fr: 'La date de naissance se lit {a} ou {b}; selon l’une d’elles, le client a moins de {adult_age} ans. L’écrire AAAA-MM-JJ.',
    },
    {
      en: 'The birth date sent cannot be used, so that the age is not known: {why}.',
      fr: 'La date de naissance envoyée ne peut pas être retenue et l’âge reste inconnu : {why}.',
    },
  ],
  find({ profile, kind, thresholds, asOf }) {
    const { values } = profile
    const min = adultAge(thresholds, values.province)
    const persons =
      kind === 'individual'
        ? [{ label: 'date_of_birth', days: datesOf(profile, 'date_of_birth') }]
        : (values.signatories ?? []).map((signatory, index) => ({
            label: `signatories[${index}].date_of_birth`,
            days: birthDatesOf(signatory),
          }))
    return persons.flatMap(({ label, days }) =>
      days.length === 0 ? refused(label, profile) : findingsOf(label, days, { asOf, min }),
    )
  },
})

/** A birth date that was sent and cannot be used; nothing when none was sent. */
function refused(label: string, { faults }: Profile): readonly Finding[] {
  const fault = faults.find(({ key }) => key === label)
  return fault === undefined ? nothing : [{ label, passed: false, detail: 2, params: { why: faultReason(fault.why) } }]
}

function findingsOf(
  label: string,
  days: readonly string[],
  { asOf, min }: { readonly asOf: string; readonly min: number },
): readonly Finding[] {
  const ages = days.map((day) => ageAt(day, asOf))
  const age = Math.max(...ages)
  if (Math.min(...ages) >= min) return [{ label, passed: true }]
  const [a = '', b = a] = days
  const differs = age >= min
  return [{ label, passed: false, detail: differs ? 1 : 0, params: { age, adult_age: min, a, b } }]
}
