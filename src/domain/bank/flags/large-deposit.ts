import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { hasCredits } from '../analysis/has-credits.ts'

/** A credit that is not income and more than one half of a month's income needs its source. docs/rules/bank.md#flags. */
const incomeParts = 2

/** No large sum came in from outside of income. */
export const bankLargeDeposit = defineCheck<BankFacts>({
  id: 'bank:large_deposit',
  severity: 'warning',
  label: {
    en: 'No single deposit outside of income is above 50 % of monthly net income.',
    fr: 'Aucun dépôt hors revenu ne dépasse 50 % du revenu net mensuel.',
  },
  details: [
    {
      en: '{amount} came in on {date}; monthly net income is {income}.',
      fr: '{amount} ont été déposés le {date}; le revenu net mensuel est de {income}.',
    },
    {
      en: '{amount} came in on {date}; no net income was found.',
      fr: '{amount} ont été déposés le {date}; aucun revenu net n’a été trouvé.',
    },
  ],
  find({ months, income: { averageCents }, risk: { largestOtherCredit: largest } }) {
    if (averageCents === null || !months.some(hasCredits)) return nothing
    if (largest === null) return [{ passed: true }]
    return [
      {
        passed: largest.amountCents * incomeParts <= averageCents,
        detail: averageCents === 0 ? 1 : 0,
        params: { amount: centsText(largest.amountCents), date: largest.date, income: centsText(averageCents) },
      },
    ]
  },
})
