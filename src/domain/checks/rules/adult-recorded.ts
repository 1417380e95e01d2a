import { ageAt } from '../../values/dates.ts'
import { birthDatesOf, datesOf } from '../../profile/date-readings.ts'
import { adultAge } from '../facts/adult-age.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/**
 * The client, or each signatory of an entity, is of age by every reading of the birth date. The label is the data point, never the
 * person's name.
 */
export const adultRecorded = defineCheck<ClientContext>({
  id: 'adult:recorded',
  severity: 'critical',
  label: { en: 'The client is of age.', fr: 'Le client est majeur.' },
  details: [
    {
      en: 'The client is {age}; the minimum age is {adult_age}.',
      fr: 'Le client a {age} ans; l’âge minimum est {adult_age} ans.',
    },
    {
      en: 'The birth date can be read as {a} or {b}; by one of them the client is under {adult_age}. Write it YYYY-MM-DD.',
      fr: 'La date de naissance se lit {a} ou {b}; selon l’une d’elles, le client a moins de {adult_age} ans. L’écrire AAAA-MM-JJ.',
    },
  ],
  find({ profile, kind, thresholds, asOf }) {
    const { values } = profile
    const min = adultAge(thresholds, values.province)
    if (kind === 'individual') return findingsOf('date_of_birth', datesOf(profile, 'date_of_birth'), { asOf, min })
    return (values.signatories ?? []).flatMap((signatory, index) =>
      findingsOf(`signatories[${index}].date_of_birth`, birthDatesOf(signatory), { asOf, min }),
    )
  },
})

function findingsOf(
  label: string,
  days: readonly string[],
  { asOf, min }: { readonly asOf: string; readonly min: number },
): readonly Finding[] {
  if (days.length === 0) return []
  const ages = days.map((day) => ageAt(day, asOf))
  const age = Math.max(...ages)
  if (Math.min(...ages) >= min) return [{ label, passed: true }]
  const [a = '', b = a] = days
  const differs = age >= min
  return [{ label, passed: false, detail: differs ? 1 : 0, params: { age, adult_age: min, a, b } }]
}
