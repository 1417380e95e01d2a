import type { Box } from '../../raster/raster.ts'

/** An affine transform of PDF coordinates. ISO 32000-1 §8.3.4. */
export type Matrix = readonly [number, number, number, number, number, number]

/** The numbers of an operand; none when it is not a list or record. */
export function numbersOf(operand: unknown): readonly number[] {
  return operand !== null && typeof operand === 'object' ? Object.values(operand).map(Number) : []
}

/** The matrix of an operand; missing numbers are those of the identity. */
export function matrixOf(operand: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(operand)
  return [a, b, c, d, e, f]
}

/** The product of two matrices: the inner one is applied first. */
export function within(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [p, q, r, s, t, u] = outer
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u]
}

/** A point after a transform. */
export function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The upright box around two opposite corners after a transform. */
export function boxIn(matrix: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box {
  const [first, second] = [placed(matrix, x0, y0), placed(matrix, x1, y1)]
  const [left, top] = [Math.min(first[0], second[0]), Math.min(first[1], second[1])]
  return [left, top, Math.max(first[0], second[0]) - left, Math.max(first[1], second[1]) - top]
}
