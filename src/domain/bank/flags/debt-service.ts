import { defineCheck } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { ratioFinding } from './ratio-finding.ts'

/** The total debt service limit of insured mortgages, which is on gross income, applied to net income. docs/rules/bank.md#flags. */
const ratioMax = 0.44

/** Housing and debt payments leave enough of net income. */
export const bankDebtService = defineCheck<BankFacts>({
  id: 'bank:debt_service',
  severity: 'warning',
  label: {
    en: 'Housing and debt payments take no more than 44 % of net income.',
    fr: 'Le logement et les dettes ne prennent pas plus de 44 % du revenu net.',
  },
  details: [
    {
      en: 'Housing and debt payments take {percent} % of net income.',
      fr: 'Le logement et les dettes prennent {percent} % du revenu net.',
    },
    {
      en: 'Housing and debt payments are {amount} a month; no net income was found.',
      fr: 'Le logement et les dettes s’élèvent à {amount} par mois; aucun revenu net n’a été trouvé.',
    },
  ],
  find(facts) {
    const { debtService, debtServiceCents } = facts.ratios
    return ratioFinding(facts, { ratio: debtService, paymentsCents: debtServiceCents, max: ratioMax })
  },
})
