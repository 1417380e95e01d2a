/** Guards a half that floating-point division has made slightly smaller, in units of the last decimal. */
const halfGuard = 1e-9

/** Whole cents of a total divided by a count, half away from zero; null without a count. docs/rules/bank.md#rounding. */
export function meanCents(totalCents: number, count: number): number | null {
  return count === 0 ? null : rounded(totalCents / count, 0)
}

/** `part` ÷ `whole` with two decimals; null when `whole` is zero, which has no ratio. docs/rules/bank.md#rounding. */
export function ratioOf(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole, 2)
}

/** The same with four decimals, for a share that is published as a percentage with two. docs/rules/bank.md#rounding. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole, 4)
}

/** A number with that many decimals, half away from zero; never negative zero. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  const size = Math.floor(Math.abs(value) * scale + 0.5 + halfGuard)
  return size === 0 ? 0 : (Math.sign(value) * size) / scale
}
