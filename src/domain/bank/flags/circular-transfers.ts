import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { hasCredits } from '../analysis/has-credits.ts'

/** Pairs from which on money goes in a circle. docs/rules/bank.md#flags. */
const pairsMin = 3

/** Money does not come in to go out again. */
export const bankCircularTransfers = defineCheck<BankFacts>({
  id: 'bank:circular_transfers',
  severity: 'warning',
  label: {
    en: 'Fewer than 3 times the same amount in and out within 3 days.',
    fr: 'Moins de 3 fois le même montant entré et sorti en 3 jours.',
  },
  details: [
    {
      en: '{count} times the same amount came in and went out within 3 days.',
      fr: '{count} fois, le même montant est entré et sorti en 3 jours.',
    },
  ],
  find({ months, risk: { circularTransfers: count } }) {
    if (!months.some(hasCredits)) return nothing
    return [{ passed: count < pairsMin, params: { count } }]
  },
})
