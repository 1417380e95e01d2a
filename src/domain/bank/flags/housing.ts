import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { ratioFinding } from './ratio-finding.ts'

/** The gross debt service limit of insured mortgages, which is on gross income, applied to net income. docs/rules/bank.md#flags. */
const ratioMax = 0.39

/** Housing leaves enough of net income. */
export const bankHousing = defineCheck<BankFacts>({
  id: 'bank:housing',
  severity: 'warning',
  label: {
    en: 'Housing takes no more than 39 % of net income.',
    fr: 'Le logement ne prend pas plus de 39 % du revenu net.',
  },
  details: [
    { en: 'Housing takes {percent} % of net income.', fr: 'Le logement prend {percent} % du revenu net.' },
    {
      en: 'Housing is {amount} a month; no net income was found.',
      fr: 'Le logement s’élève à {amount} par mois; aucun revenu net n’a été trouvé.',
    },
  ],
  find(facts) {
    const { housing, housingCents } = facts.ratios
    return ratioFinding(facts, { ratio: housing, paymentsCents: housingCents, max: ratioMax })
  },
})
