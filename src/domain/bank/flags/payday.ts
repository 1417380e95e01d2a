import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** The client has no payday loan. */
export const bankPayday = defineCheck<BankFacts>({
  id: 'bank:payday',
  severity: 'warning',
  label: { en: 'No payday loan.', fr: 'Aucun prêt sur salaire.' },
  details: [
    {
      en: 'Deposits of payday loans: {deposits}, {received} in all; payments: {payments}, {paid} in all.',
      fr: 'Dépôts de prêts sur salaire : {deposits}, {received} en tout; paiements : {payments}, {paid} en tout.',
    },
  ],
  find({ months, risk: { paydayDeposits, paydayPayments } }) {
    if (months.length === 0) return nothing
    return [
      {
        passed: paydayDeposits.count + paydayPayments.count === 0,
        params: {
          received: centsText(paydayDeposits.creditsCents),
          deposits: paydayDeposits.count,
          paid: centsText(paydayPayments.debitsCents),
          payments: paydayPayments.count,
        },
      },
    ]
  },
})
