import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { percentText } from './percent-text.ts'

/** Income comes, and does not change much from month to month. */
export const bankIncomeStability = defineCheck<BankFacts>({
  id: 'bank:income_stability',
  severity: 'warning',
  label: {
    en: 'Monthly net income deviates by no more than 30 % of its average.',
    fr: 'Le revenu net mensuel ne s’écarte pas de plus de 30 % de sa moyenne.',
  },
  details: [
    {
      en: 'Monthly net income deviates by {percent} % of its average.',
      fr: 'Le revenu net mensuel s’écarte de {percent} % de sa moyenne.',
    },
    { en: 'No net income was found in the period.', fr: 'Aucun revenu net n’a été trouvé dans la période.' },
    {
      en: 'The history has no whole month: no income could be averaged.',
      fr: 'L’historique n’a aucun mois entier : aucun revenu n’a pu être moyenné.',
    },
  ],
  find({ months, income: { stability, volatility } }) {
    if (months.length === 0) return [{ passed: false, detail: 2 }]
    if (volatility === null) return [{ passed: false, detail: 1 }]
    return [{ passed: stability !== 'irregular', params: { percent: percentText(volatility) } }]
  },
})
