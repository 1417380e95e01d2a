import { edgesOfPrint, type EdgeSquare, type Way } from './edges.ts'
import type { Raster } from './raster.ts'

/** Of the squares with print those with the strongest edges in a direction tell how sharp they are in it. */
const edgedShare = 0.5
/** Of these the sharpest decide: portraits and shadows are soft on sharp images too. */
const sharpestShare = 0.25
/** With fewer squares of print nothing can be said. */
const squaresMin = 12
/** Where more of the squares seem printed a pattern runs over the paper, which has directions of its own. */
const printShareMax = 0.4
/** Bends below this share of the slopes are noise: an edge spread by three pixels has more. */
const bendShareMin = 0.01
/** What the smoothing of `edgesOfPrint` adds to the blur, as a variance in pixels squared. */
const smoothingVariance = 0.5
/** Letters have edges in all directions: where one has less than this share of the other, a rule or a bar is in the square. */
const crossingShare = 0.1
/** Bends of print one way over those the other way, as a logarithm: letters have more upright strokes than level ones. */
const lettersRatio = 0.3
/** So far from that ratio, across against down, print is smeared; along the diagonals letters are alike. */
const smearRatioMin = 1
const smearRatioDiagonalMin = 0.45
/** And its edges are spread along the smear by this many pixels at reading size. */
const smearSpreadMin = 0.8

/** How sharp the print of an image is. */
export interface Sharpness {
  /**
   * How far edges are spread, as the standard deviation of a Gaussian in pixels of the size the image is read at, in the
   * worse of both directions.
   */
  readonly blur: number
  /** Letters are spread in one direction and not across it: a hand shook. */
  readonly smeared: boolean
}

/**
 * How sharp the print of an image is; null when too little is printed. The variance of second differences over that of first
 * ones is 1 / (2 σ²) on a blurred edge, whatever its contrast. `scale` makes the image the size it is read at.
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

/** How far the sharper edges are spread one way. */
function sharpestOf(squares: readonly EdgeSquare[], way: Way): number {
  const variances = squares
    .toSorted((a, b) => b.slopes[way] - a.slopes[way])
    .slice(0, Math.ceil(squares.length * edgedShare))
    .map(({ slopes, bends }) => slopes[way] / (2 * Math.max(bends[way], slopes[way] * bendShareMin)))
    .filter((variance) => variance > 0)
    .sort((a, b) => a - b)
  return Math.sqrt(Math.max(0, (variances[Math.floor(variances.length * sharpestShare)] ?? 0) - smoothingVariance))
}

/** Along a smear fine detail is gone that is still there across it. */
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
