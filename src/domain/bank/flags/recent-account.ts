import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Days of history that show how an account is used. docs/rules/bank.md#flags. */
const historyDaysMin = 90

/** The account has been seen for long enough. */
export const bankRecentAccount = defineCheck<BankFacts>({
  id: 'bank:recent_account',
  severity: 'warning',
  label: { en: 'At least 90 days of history.', fr: 'Au moins 90 jours d’historique.' },
  details: [
    { en: 'The history covers {days} {days:day/days}.', fr: 'L’historique couvre {days} {days:jour/jours}.' },
    {
      en: 'The history covers {days} {days:day/days} and no whole month.',
      fr: 'L’historique couvre {days} {days:jour/jours} et aucun mois entier.',
    },
  ],
  find({ daysOfHistory: days, months }) {
    return [{ passed: days >= historyDaysMin, detail: months.length === 0 ? 1 : 0, params: { days } }]
  },
})
