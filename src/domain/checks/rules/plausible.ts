import { ageAt } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/** Highest plausible age, in years. */
const ageMax = 110

/** The birth date is of a living person. */
export const plausible = defineCheck<DocumentContext>({
  id: 'plausible',
  severity: 'warning',
  label: {
    en: 'The birth date on the {doc} is plausible.',
    fr: 'La date de naissance {du doc} est plausible.',
  },
  details: [
    {
      en: 'The birth date {date_of_birth} gives an age of {age}.',
      fr: 'La date de naissance {date_of_birth} donne un âge de {age} {age:an/ans}.',
    },
  ],
  find({ document: { facts, label }, asOf }) {
    const dateOfBirth = dateField(facts.fields, 'date_of_birth')
    if (dateOfBirth === null) return nothing
    const age = ageAt(dateOfBirth, asOf)
    return [{ label, passed: age >= 0 && age <= ageMax, params: { date_of_birth: dateOfBirth, age } }]
  },
})
