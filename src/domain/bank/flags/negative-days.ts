import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Days that may end with a balance below zero. docs/rules/bank.md#flags. */
const daysMax = 5

/** The account was seldom overdrawn. */
export const bankNegativeDays = defineCheck<BankFacts>({
  id: 'bank:negative_days',
  severity: 'warning',
  label: { en: 'No more than 5 days with a negative balance.', fr: 'Au plus 5 jours avec un solde négatif.' },
  details: [
    {
      en: 'The balance was negative at the end of {days} days.',
      fr: 'Le solde était négatif à la fin de {days} jours.',
    },
  ],
  find({ months, balance: { daysNegative: days } }) {
    if (months.length === 0) return nothing
    return [{ passed: days <= daysMax, params: { days } }]
  },
})
