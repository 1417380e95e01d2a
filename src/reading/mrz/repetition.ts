import { stripRows, type Strip } from './line-strip.ts'

/** Columns from character to character: capitals are 16 columns high and cells from two thirds to one and a half as wide. */
const pitchMin = 10
const pitchMax = 25

/**
 * How much the columns of a line repeat themselves from cell to cell, 0 to 1: the largest correlation of its ink with itself
 * one pitch on. Fixed pitch shows; print of other spacing has none.
 */
export function repetition({ width, ink }: Strip): number {
  const profile = new Float32Array(width)
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < stripRows; row++)
      profile[column] = (profile[column] ?? 0) + (ink[row * width + column] ?? 0)
  }
  const around = new Float32Array(width)
  const reach = pitchMax
  for (let column = 0; column < width; column++) {
    let sum = 0
    let count = 0
    for (let near = Math.max(0, column - reach); near <= Math.min(width - 1, column + reach); near++, count++) {
      sum += profile[near] ?? 0
    }
    around[column] = (profile[column] ?? 0) - sum / count
  }
  let energy = 1e-6
  for (const value of around) energy += value * value
  let best = 0
  for (let lag = pitchMin; lag <= pitchMax; lag++) {
    let sum = 0
    for (let column = lag; column < width; column++) sum += (around[column] ?? 0) * (around[column - lag] ?? 0)
    best = Math.max(best, sum / energy)
  }
  return best
}
