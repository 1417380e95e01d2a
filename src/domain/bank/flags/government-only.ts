import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Not all income is government benefits. For the trail: it is no reason to refuse a client. */
export const bankGovernmentOnly = defineCheck<BankFacts>({
  id: 'bank:government_only',
  severity: 'info',
  label: {
    en: 'Income is not from government benefits alone.',
    fr: 'Le revenu ne vient pas des seules prestations gouvernementales.',
  },
  details: [
    {
      en: 'All net income, {amount} a month, is from government benefits.',
      fr: 'Tout le revenu net, {amount} par mois, vient de prestations gouvernementales.',
    },
  ],
  find({ income: { averageCents }, risk: { governmentShare } }) {
    if (governmentShare === null || averageCents === null) return nothing
    return [{ passed: governmentShare < 1, params: { amount: centsText(averageCents) } }]
  },
})
