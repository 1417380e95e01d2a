import { ageAt } from '../../values/dates.ts'
import { adultAge } from '../facts/adult-age.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** The client, or each signatory of an entity, is of age. The label is the data point, never the person's name. */
export const adultRecorded = defineCheck<ClientContext>({
  id: 'adult:recorded',
  severity: 'critical',
  label: { en: 'The client is of age.', fr: 'Le client est majeur.' },
  details: [
    {
      en: 'The client is {age}; the minimum age is {adult_age}.',
      fr: 'Le client a {age} {age:an/ans}; l’âge minimum est de {adult_age} ans.',
    },
  ],
  find({ profile: { values }, kind, thresholds, asOf }) {
    const min = adultAge(thresholds, values.province)
    const finding = (label: string, dateOfBirth: string): Finding => {
      const age = ageAt(dateOfBirth, asOf)
      return { label, passed: age >= min, params: { age, adult_age: min } }
    }
    if (kind === 'individual') {
      return values.date_of_birth === undefined ? nothing : [finding('date_of_birth', values.date_of_birth)]
    }
    return (values.signatories ?? []).flatMap(({ date_of_birth: date }, index) =>
      date === undefined ? [] : [finding(`signatories[${index}].date_of_birth`, date)],
    )
  },
})
