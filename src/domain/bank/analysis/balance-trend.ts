/** Where the balances at month's end go. docs/rules/bank.md#balance. */
export type BalanceTrend = 'up' | 'flat' | 'down'

/** A slope below this share of average income is flat. docs/rules/bank.md#balance. */
const flatShare = 0.02

/** Least-squares slope of the balances at the ends of consecutive months, cents a month; null of fewer than two. */
export function slopeOf(endBalancesCents: readonly number[]): number | null {
  const count = endBalancesCents.length
  if (count < 2) return null
  const middle = (count - 1) / 2
  let above = 0
  let below = 0
  for (const [index, cents] of endBalancesCents.entries()) {
    above += (index - middle) * cents
    below += (index - middle) ** 2
  }
  return above / below
}

/** The name of a slope; null without one. A balance that does not move is flat, also without income. */
export function trendOf(slope: number | null, averageIncome: number): BalanceTrend | null {
  if (slope === null) return null
  if (slope === 0 || Math.abs(slope) < flatShare * averageIncome) return 'flat'
  return slope > 0 ? 'up' : 'down'
}
