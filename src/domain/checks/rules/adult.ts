import { ageAt } from '../../values/dates.ts'
import { adultAge } from '../facts/adult-age.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/** The holder is of age, by the birth date on the document. */
export const adult = defineCheck<DocumentContext>({
  id: 'adult',
  severity: 'critical',
  label: { en: 'The holder of the {doc} is of age.', fr: 'Le titulaire {du doc} est majeur.' },
  details: [
    {
      en: 'The holder is {age}; the minimum age is {adult_age}.',
      fr: 'Le titulaire a {age} {age:an/ans}; l’âge minimum est de {adult_age} ans.',
    },
  ],
  find({ document: { facts, label }, thresholds, asOf, issuer, clientProvince }) {
    const dateOfBirth = dateField(facts.fields, 'date_of_birth')
    if (dateOfBirth === null) return nothing
    const age = ageAt(dateOfBirth, asOf)
    const min = adultAge(thresholds, clientProvince ?? issuer.province)
    return [{ label, passed: age >= min, params: { age, adult_age: min } }]
  },
})
