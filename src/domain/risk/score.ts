import type { Contribution } from '../../contract/assessment.ts'

/** One answer of a score out of 100. */
export interface ScoredAnswer {
  /** The data point, as in `missing`. */
  readonly key: string
  readonly points: number
  readonly max: number
  /** A core answer always counts in the maximum; an optional one only when given. */
  readonly core: boolean
  readonly given: boolean
}

/** A score without its band: tolerance and capacity band it differently. */
export interface RatioScore {
  /** round(100 × points ÷ maximum), 0 to 100. */
  readonly score: number
  /** Core answers not given, in table order. */
  readonly missing: readonly string[]
  /** The rows that the score is computed from. */
  readonly rows: readonly Contribution[]
}

/**
 * The points as a percentage of the maximum. A missing core answer gives 0 points, the cautious reading.
 * docs/rules/risk.md#tolerance.
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

/** Sum of numbers; 0 when empty. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
