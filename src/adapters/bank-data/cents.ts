/** Most cents of one amount or balance: a billion units. Below it, a number of JSON tells every cent apart. */
const centsMax = 100_000_000_000
/** What a binary fraction may add to a decimal, in units. A third decimal that counts is more. */
const noiseMax = 1e-6

/**
 * Whole cents of an amount in units, as JSON carries it; null for more than a billion units, or a fraction of a cent. The digits
 * are taken from the decimal text: no sum or product is rounded.
 */
export function centsOf(units: number): number | null {
  if (!Number.isFinite(units) || Math.abs(units) * 100 > centsMax) return null
  const text = units.toFixed(2)
  if (Math.abs(units - Number(text)) > noiseMax) return null
  // Adding zero turns the -0 of a tiny negative amount into 0.
  return Number(text.replace('.', '')) + 0
}
