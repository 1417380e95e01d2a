import { medianOf } from './median.ts'
import { meanCents, rounded } from './rounding.ts'

/** How even monthly income is. docs/rules/bank.md#income. */
export type IncomeStability = 'stable' | 'variable' | 'irregular' | 'none'

const stableVolatilityMax = 0.1
const variableVolatilityMax = 0.3
const monthsPerYear = 12

/** Income by month; amounts in cents. docs/rules/bank.md#income. */
export interface IncomeFigures {
  readonly totalCents: number
  /** Null without a whole month, as the next two. */
  readonly averageCents: number | null
  readonly medianCents: number | null
  readonly annualisedCents: number | null
  readonly volatility: number | null
  readonly stability: IncomeStability
}

/** The figures of the income of each whole month, in cents. */
export function incomeFigures(monthlyCents: readonly number[]): IncomeFigures {
  const months = monthlyCents.length
  const totalCents = monthlyCents.reduce((sum, cents) => sum + cents, 0)
  const volatility = volatilityOf(monthlyCents)
  return {
    totalCents,
    averageCents: meanCents(totalCents, months),
    medianCents: months === 0 ? null : rounded(medianOf(monthlyCents), 0),
    annualisedCents: meanCents(totalCents * monthsPerYear, months),
    volatility,
    stability: stabilityOf(volatility),
  }
}

/**
 * Population standard deviation ÷ mean, with two decimals; null when nothing came in. Of one month it is 0.
 * docs/rules/bank.md#income.
 */
export function volatilityOf(monthlyCents: readonly number[]): number | null {
  const months = monthlyCents.length
  const mean = months === 0 ? 0 : monthlyCents.reduce((sum, cents) => sum + cents, 0) / months
  if (mean === 0) return null
  const variance = monthlyCents.reduce((sum, cents) => sum + (cents - mean) ** 2, 0) / months
  return rounded(Math.sqrt(variance) / mean, 2)
}

/** The name of a published volatility. docs/rules/bank.md#income. */
export function stabilityOf(volatility: number | null): IncomeStability {
  if (volatility === null) return 'none'
  if (volatility <= stableVolatilityMax) return 'stable'
  return volatility <= variableVolatilityMax ? 'variable' : 'irregular'
}
