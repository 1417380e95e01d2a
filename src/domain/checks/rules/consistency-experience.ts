import type { Bilingual } from '../../../contract/locale.ts'
import type { Experience } from '../../profile/profile.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { clientAge } from '../facts/client-age.ts'

/** Youngest age of an investor, in years. */
const firstInvestmentAge = 16

/** Fewest years of each answer, and its name. */
const bands: Readonly<Record<Experience, { readonly years: number; readonly name: Bilingual }>> = {
  none: { years: 0, name: { en: 'No year', fr: 'Aucune année' } },
  lt_2y: { years: 0, name: { en: 'Less than 2 years', fr: 'Moins de 2 ans' } },
  '2_5y': { years: 2, name: { en: '2 to 5 years', fr: '2 à 5 ans' } },
  '5_10y': { years: 5, name: { en: '5 to 10 years', fr: '5 à 10 ans' } },
  gt_10y: { years: 10, name: { en: 'More than 10 years', fr: 'Plus de 10 ans' } },
}

/** The years of investment experience fit the client's age. */
export const consistencyExperience = defineCheck<ClientContext>({
  id: 'consistency:experience',
  severity: 'info',
  label: {
    en: 'Investment experience is possible at the client’s age.',
    fr: 'L’expérience de placement est possible à l’âge du client.',
  },
  details: [{ en: '{experience} of experience at age {age}.', fr: '{experience} d’expérience à {age} ans.' }],
  find(context) {
    const { investment_experience: experience } = context.profile.values
    const age = clientAge(context)
    if (context.kind !== 'individual' || experience === undefined || age === null) return nothing
    const { years, name } = bands[experience]
    return [{ passed: years === 0 || years <= age - firstInvestmentAge, params: { experience: name, age } }]
  },
})
