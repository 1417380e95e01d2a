import { blurRaster } from './decode.ts'
import { white, type Raster } from './raster.ts'

/** Side of the squares in which noise is measured: small enough that many hold nothing but paper. */
const squarePixels = 10
/** Of the squares, the share with the least deviation that is taken as paper without print. */
const paperShare = 0.25
/** The least of them deviate by this share of the noise: seldom less than by chance. */
const leastShare = 0.05
const leastDeviation = 0.885
/** Noise is as strong everywhere; where paper deviates this much more than the least, that is print and pattern. */
const unevenMax = 1.35
/** Paper brighter than this is cut off by the camera, and its noise with it. */
const brightest = 245
/** Noise from which on strokes cannot be told from it any more at one look. */
export const heavyNoiseMin = 11
/** How an image is smoothed: strokes wider than the first blur stay, and are raised over what the second one leaves. */
const filters = [
  { noise: 'heavy', noiseMin: heavyNoiseMin, smooth: 1.2, surround: 3.5, raise: 1 },
  { noise: 'light', noiseMin: 6, smooth: 1, surround: 3, raise: 1 },
  { noise: 'light', noiseMin: 3, smooth: 0.6, surround: 3, raise: 0.7 },
] as const
/** How much noise an image has: heavy noise cannot be cleared without the strokes, and is read by a network of its own. */
export type Noise = 'none' | 'light' | 'heavy'

/** Paper is made white up to this many grains below its own level. */
const clearedNoises = 2
/** Share of the pixels that are taken as full ink. */
const inkShare = 0.01
/** Ink is at least this much darker than paper. Levels. */
const contrastMin = 60

/**
 * Noise of the paper in levels of 255, 0 when there is none or what looks like it is the pattern of a card. A scan has about
 * 1, a photo in poor light 10.
 */
export function noiseOf(raster: Raster): number {
  const deviationAt = deviationsOf(raster)
  const least = deviationAt(leastShare)
  return deviationAt(paperShare) > least * unevenMax ? 0 : least / leastDeviation
}

/** The deviation of levels within small squares below which the share given of them lie. */
function deviationsOf({ width, height, pixels }: Raster): (share: number) => number {
  const deviations: number[] = []
  for (let top = 0; top + squarePixels <= height; top += squarePixels) {
    for (let left = 0; left + squarePixels <= width; left += squarePixels) {
      let [sum, squares] = [0, 0]
      for (let y = top; y < top + squarePixels; y++) {
        for (let at = y * width + left, end = at + squarePixels; at < end; at++) {
          const value = pixels[at] ?? 0
          sum += value
          squares += value * value
        }
      }
      const mean = sum / squarePixels ** 2
      if (mean < brightest) deviations.push(Math.sqrt(Math.max(0, squares / squarePixels ** 2 - mean * mean)))
    }
  }
  const sorted = Float64Array.from(deviations).sort()
  return (share) => sorted[Math.floor(sorted.length * share)] ?? 0
}

/**
 * The image without its noise and with its strokes raised, itself when it has none; of heavy noise some is left. Smoothing alone makes strokes too
 * faint to be told from paper, raising alone raises the noise.
 */
export async function smoothNoise(raster: Raster): Promise<{ readonly raster: Raster; readonly noise: Noise }> {
  const measured = noiseOf(raster)
  const filter = filters.find(({ noiseMin }) => measured >= noiseMin)
  if (filter === undefined) return { raster, noise: 'none' }
  const smooth = await blurRaster(raster, filter.smooth)
  const surround = await blurRaster(raster, filter.surround)
  const pixels = new Uint8ClampedArray(smooth.pixels)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (1 + filter.raise) * (smooth.pixels[at] ?? 0) - filter.raise * (surround.pixels[at] ?? 0)
  const { width, height } = raster
  return { raster: { width, height, pixels: new Uint8Array(pixels.buffer) }, noise: filter.noise }
}

/** An evenly lit image with its paper made white, whatever noise is left on it, and its ink made black. */
export function clearPaper(raster: Raster): Raster {
  const counts = new Uint32Array(white + 1)
  for (const value of raster.pixels) counts[value] = (counts[value] ?? 0) + 1
  const levelAt = (share: number) => {
    let [level, below] = [0, counts[0] ?? 0]
    while (below < share * raster.pixels.length && level < white) below += counts[++level] ?? 0
    return level
  }
  const paper = levelAt(0.5) - clearedNoises * deviationsOf(raster)(paperShare)
  const ink = Math.min(paper - contrastMin, levelAt(inkShare))
  const levels = Uint8ClampedArray.from(counts, (_, level) => ((level - ink) / (paper - ink)) * white)
  return { ...raster, pixels: raster.pixels.map((value) => levels[value] ?? white) }
}
