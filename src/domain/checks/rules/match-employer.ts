import { compareCompanyNames } from '../../names/company-name.ts'
import { sameIssuerScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'

/** The document names the declared employer. */
export const matchEmployer = defineCheck<MatchContext>({
  id: 'match:employer',
  severity: 'warning',
  label: {
    en: 'The employer on the {doc} is the declared employer.',
    fr: 'L’employeur sur {le doc} est l’employeur déclaré.',
  },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b}.',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b}.',
    },
  ],
  find({ document: { facts, label }, profile }) {
    const a = facts.fields.employer_name
    const b = profile.values.employer_name
    if (a === undefined || b === undefined) return nothing
    return [{ label, passed: compareCompanyNames(a, b) >= sameIssuerScoreMin, params: { a, b } }]
  },
})
