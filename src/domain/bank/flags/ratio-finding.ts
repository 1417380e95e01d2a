import { nothing, type Finding } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { meanCents } from '../analysis/rounding.ts'
import { percentText } from './percent-text.ts'

/** One ratio with the payments it is made of and its limit. */
interface Ratio {
  readonly ratio: number | null
  readonly paymentsCents: number
  readonly max: number
}

/**
 * The finding of a ratio on net income: detail 0 states the percentage, detail 1 the monthly payments of a period without income.
 * No finding without income and payments.
 */
export function ratioFinding({ months }: BankFacts, { ratio, paymentsCents, max }: Ratio): readonly Finding[] {
  if (ratio !== null) return [{ passed: ratio <= max, params: { percent: percentText(ratio) } }]
  const monthlyCents = meanCents(paymentsCents, months.length)
  if (monthlyCents === null || paymentsCents === 0) return nothing
  return [{ passed: false, detail: 1, params: { amount: centsText(monthlyCents) } }]
}
