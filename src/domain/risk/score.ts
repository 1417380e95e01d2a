import type { Contribution } from '../../contract/assessment.ts'

/** One answer as it counts in a score out of 100. */
export interface ScoredAnswer {
  /** The data point, as in `missing`. */
  readonly key: string
  readonly points: number
  readonly max: number
  /** A core answer counts in the maximum even when it was not given; an optional one only when it was. */
  readonly core: boolean
  readonly given: boolean
}

/** A score before its band. Bands are given by the caller: tolerance has caps, capacity has none. */
export interface RatioScore {
  /** round(100 × points ÷ maximum), 0 to 100. */
  readonly score: number
  /** Core answers not given, in table order. */
  readonly missing: readonly string[]
  /** The rows that make the score: it can be computed again from them. */
  readonly rows: readonly Contribution[]
}

/**
 * The share of the points that could be had, out of 100. A missing core answer gives 0 points, so that silence is read as
 * caution. docs/rules/risk.md#tolerance.
 */
export function ratioScore(name: 'risk_profile' | 'capacity', answers: readonly ScoredAnswer[]): RatioScore {
  const counted = answers.filter(({ core, given }) => core || given)
  const points = total(counted.map((answer) => answer.points))
  const max = total(counted.map((answer) => answer.max))
  return {
    score: Math.round((100 * points) / max),
    missing: counted.filter(({ given }) => !given).map(({ key }) => key),
    rows: counted.map((answer) => ({ factor: `${name}:${answer.key}`, points: answer.points, max: answer.max })),
  }
}

/** Sum of numbers; 0 for none. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
