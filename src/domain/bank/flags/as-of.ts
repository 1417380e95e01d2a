import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Says of which day the analysis is, in its id as well, so that a later verdict can see its age. Always passed. */
export const bankAsOf = defineCheck<BankFacts>({
  id: 'bank:as_of',
  severity: 'info',
  label: {
    en: 'The analysis of {date} covers {used} of {asked} whole calendar months.',
    fr: 'L’analyse du {date} couvre {used} mois civils entiers sur {asked}.',
  },
  details: [],
  find: ({ asOf, months, monthsRequested }) => [
    { passed: true, label: asOf, params: { date: asOf, used: months.length, asked: monthsRequested } },
  ],
})
