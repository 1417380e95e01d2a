import { reliabilityOf, type ReliabilityWeights } from '../../src/reading/fields/scoring/reliability.ts'

/** A choice of a document whose author no weights behind it were fitted to. */
export interface JudgedChoice {
  readonly signs: readonly number[]
  readonly isRight: boolean
  readonly weight: number
}

/** Steps of Newton's method; it is at the optimum after less than ten. */
const rounds = 15
/** Squares of weights count so much, but for the first. */
const ridge = 2
/** Only keeps the matrix of the equations regular. */
const firstRidge = 1e-6

/** A logit of whether choices are right. */
export function fitReliability(judged: readonly JudgedChoice[]): ReliabilityWeights {
  const count = judged[0]?.signs.length ?? 0
  let weights = Array.from({ length: count }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight, index) => (index === 0 ? 0 : ridge * weight))
    const curves = weights.map((_, row) => ridgeRow(count, row))
    for (const { signs, isRight, weight } of judged) {
      const probability = reliabilityOf(signs, weights)
      const slope = weight * (probability - Number(isRight))
      const curve = weight * probability * (1 - probability)
      for (const [row, sign] of signs.entries()) {
        if (sign === 0) continue
        slopes[row] = (slopes[row] ?? 0) + slope * sign
        const line = curves[row] ?? []
        for (const [column, other] of signs.entries()) line[column] = (line[column] ?? 0) + curve * sign * other
      }
    }
    const steps = solve(curves, slopes)
    weights = weights.map((weight, index) => weight - (steps[index] ?? 0))
  }
  return weights
}

/** A row of the matrix of the ridge; the first weight has next to none. */
function ridgeRow(count: number, row: number): number[] {
  const line = Array.from({ length: count }, () => 0)
  line[row] = row === 0 ? firstRidge : ridge
  return line
}

/** The solution of linear equations whose matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0])
  const width = values.length
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1
    for (const [index, other] of rows.entries()) {
      if (index === at) continue
      const factor = (other[at] ?? 0) / pivot
      for (let column = at; column <= width; column++)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[width] ?? 0) / (row[at] ?? 1))
}
