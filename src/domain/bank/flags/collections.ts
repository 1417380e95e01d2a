import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** The client pays no collection agency. */
export const bankCollections = defineCheck<BankFacts>({
  id: 'bank:collections',
  severity: 'warning',
  label: { en: 'No payment to a collection agency.', fr: 'Aucun paiement à une agence de recouvrement.' },
  details: [
    {
      en: 'Payments to collection agencies: {count}, {amount} in all.',
      fr: 'Paiements à des agences de recouvrement : {count}, {amount} en tout.',
    },
  ],
  find({ months, risk: { collections } }) {
    if (months.length === 0) return nothing
    const { count, debitsCents } = collections
    return [{ passed: count === 0, params: { count, amount: centsText(debitsCents) } }]
  },
})
