import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** End of the id of a simulated account's analysis. */
const sandboxEnd = ':sandbox'

/**
 * Says of which day the analysis is, in its id as well, so that a later verdict can see its age; that of a simulated account ends
 * in `:sandbox`, so that it is no evidence in production. Always passed.
 */
export const bankAsOf = defineCheck<BankFacts>({
  id: 'bank:as_of',
  severity: 'info',
  label: {
    en: 'The analysis of {date} covers {used} of {asked} whole calendar {asked:month/months}.',
    fr: 'L’analyse du {date} couvre {used} mois {used:civil entier/civils entiers} sur {asked}.',
  },
  details: [],
  find: ({ environment, asOf, months, monthsRequested }) => [
    {
      passed: true,
      label: environment === 'sandbox' ? `${asOf}${sandboxEnd}` : asOf,
      params: { date: asOf, used: months.length, asked: monthsRequested },
    },
  ],
})
