import { edgesOfPrint, type EdgeSquare, type Way } from './edges.ts'
import type { Raster } from './raster.ts'

/** Share of the squares, those with the strongest edges in a direction, that measure its sharpness. */
const edgedShare = 0.5
/** Quantile of their sharpness that decides: portraits and shadows are soft on sharp images too. */
const sharpestShare = 0.25
/** Fewest squares of print for a result. */
const squaresMin = 12
/** With a larger share of printed squares the paper has a pattern with directions of its own. */
const printShareMax = 0.4
/** Second differences below this share of the first are noise: an edge blurred by three pixels has more. */
const bendShareMin = 0.01
/** Variance that the smoothing of `edgesOfPrint` adds, in pixels squared. */
const smoothingVariance = 0.5
/** Squares where one direction has less than this share of the other are of rules or bars, not letters. */
const crossingShare = 0.1
/** Log ratio of second differences across to those down in sharp print: letters have more vertical strokes. */
const lettersRatio = 0.3
/** Print is smeared from this distance to that ratio; along the diagonals the ratio of sharp print is 0. */
const smearRatioMin = 1
const smearRatioDiagonalMin = 0.45
/** Least blur along a smear, in pixels at reading size. */
const smearSpreadMin = 0.8

/** How sharp the print of an image is. */
export interface Sharpness {
  /**
   * Blur of edges in the worse of both directions, as the standard deviation of a Gaussian in pixels at reading size.
   */
  readonly blur: number
  /** Motion blur: letters are blurred in one direction only. */
  readonly smeared: boolean
}

/**
 * How sharp the print of an image is; null with too little print. On an edge blurred by σ, the variance of second differences
 * over that of first ones is 1 / (2 σ²), at any contrast. `scale` is the factor to reading size.
 */
export function sharpnessOf(raster: Raster, { scale }: { readonly scale: number }): Sharpness | null {
  const factor = Math.max(1, Math.floor(1 / scale))
  const { squares, share } = edgesOfPrint(raster, factor)
  if (squares.length < squaresMin) return null
  const toReadingSize = factor * scale
  return {
    blur: Math.max(sharpestOf(squares, 0), sharpestOf(squares, 1)) * toReadingSize,
    smeared: share <= printShareMax && isSmeared(squares, toReadingSize),
  }
}

/** Blur of the sharper edges in one direction. */
function sharpestOf(squares: readonly EdgeSquare[], way: Way): number {
  const variances = squares
    .toSorted((a, b) => b.slopes[way] - a.slopes[way])
    .slice(0, Math.ceil(squares.length * edgedShare))
    .map(({ slopes, bends }) => slopes[way] / (2 * Math.max(bends[way], slopes[way] * bendShareMin)))
    .filter((variance) => variance > 0)
    .sort((a, b) => a - b)
  return Math.sqrt(Math.max(0, (variances[Math.floor(variances.length * sharpestShare)] ?? 0) - smoothingVariance))
}

/** Whether fine detail is missing in one direction and present across it. */
function isSmeared(squares: readonly EdgeSquare[], toReadingSize: number): boolean {
  return (
    isSmearedAlong([0, 1], { squares, toReadingSize, usual: lettersRatio, ratioMin: smearRatioMin }) ||
    isSmearedAlong([2, 3], { squares, toReadingSize, usual: 0, ratioMin: smearRatioDiagonalMin })
  )
}

function isSmearedAlong(
  [one, other]: readonly [Way, Way],
  at: {
    readonly squares: readonly EdgeSquare[]
    readonly toReadingSize: number
    readonly usual: number
    readonly ratioMin: number
  },
): boolean {
  const crossing = at.squares.filter(({ slopes }) => {
    const [a, b] = [slopes[one], slopes[other]]
    return Math.min(a, b) > Math.max(a, b) * crossingShare
  })
  if (crossing.length < squaresMin) return false
  const sum = (of: 'slopes' | 'bends', way: Way) => crossing.reduce((total, square) => total + square[of][way], 0)
  const [bends, bendsAcross] = [sum('bends', one), sum('bends', other)]
  if (bends <= 0 || bendsAcross <= 0) return false
  const ratio = Math.log(bends / bendsAcross) - at.usual
  const along = ratio < 0 ? one : other
  const variance = sum('slopes', along) / (2 * sum('bends', along)) - smoothingVariance
  return Math.abs(ratio) >= at.ratioMin && Math.sqrt(Math.max(0, variance)) * at.toReadingSize >= smearSpreadMin
}
