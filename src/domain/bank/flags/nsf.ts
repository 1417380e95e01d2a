import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Returned payments in 90 days: the most that pass, and the fewest that block. docs/rules/bank.md#flags. */
const countMax = 1
const criticalCountMin = 4

/** Few payments came back for lack of funds. */
export const bankNsf = defineCheck<BankFacts>({
  id: 'bank:nsf',
  severity: 'warning',
  label: { en: 'No more than 1 returned payment in 90 days.', fr: 'Au plus 1 paiement retourné en 90 jours.' },
  details: [
    {
      en: '{count} payments were returned within 90 days, {total} in the period.',
      fr: '{count} paiements ont été retournés en 90 jours, {total} dans la période.',
    },
  ],
  find({ months, nsfCount, risk: { nsfMostIn90Days: count } }) {
    if (months.length === 0) return nothing
    const severity = count >= criticalCountMin ? 'critical' : 'warning'
    return [{ passed: count <= countMax, severity, params: { count, total: nsfCount } }]
  },
})
