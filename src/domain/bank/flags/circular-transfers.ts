import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Pairs from which on money goes in a circle. docs/rules/bank.md#flags. */
const pairsMin = 3

/** Money does not come in to go out again. */
export const bankCircularTransfers = defineCheck<BankFacts>({
  id: 'bank:circular_transfers',
  severity: 'warning',
  label: {
    en: 'The same amounts do not come in and go out again within 3 days.',
    fr: 'Les mêmes montants n’entrent et ne ressortent pas en 3 jours.',
  },
  details: [
    {
      en: '{count} times the same amount came in and went out within 3 days.',
      fr: '{count} fois, le même montant est entré et sorti en 3 jours.',
    },
  ],
  find({ months, risk: { circularTransfers: count } }) {
    if (months.length === 0) return nothing
    return [{ passed: count < pairsMin, params: { count } }]
  },
})
