import { blurRaster } from './decode.ts'
import { white, type Raster } from './raster.ts'

/** Side of the squares in which noise is measured; many of them show only paper. */
const squarePixels = 10
/** Quantile of the deviations of all squares that is of paper. */
const paperShare = 0.25
/** Quantile that is nearly free of print, and its expected value over the noise. */
const leastShare = 0.05
const leastDeviation = 0.885
/** Noise is even over an image: with a larger ratio of the two quantiles, the deviations are print or a pattern. */
const unevenMax = 1.35
/** Brighter paper is overexposed, or of a document that was never on paper, and shows no noise. */
const brightest = 245
/** Share of the squares that are so bright and even: the image has no noise, and what the others show is print. */
const evenShare = 0.5
const evenDeviation = 1
/** Least heavy noise: strokes do not stand out from it in one image. */
export const heavyNoiseMin = 11
/** Filters by noise: `smooth` and `surround` are blurs in pixels, `raise` the weight of their difference (unsharp masking). */
const filters = [
  { noise: 'heavy', noiseMin: heavyNoiseMin, smooth: 1.2, surround: 3.5, raise: 1 },
  { noise: 'light', noiseMin: 6, smooth: 1, surround: 3, raise: 1 },
  { noise: 'light', noiseMin: 3, smooth: 0.6, surround: 3, raise: 0.7 },
] as const
/** Level of noise. Heavy noise cannot be removed without the strokes; such pages have an OCR network of their own. */
export type Noise = 'none' | 'light' | 'heavy'

/** Deviations below the level of paper that become white. */
const clearedDeviations = 2
/** Share of the pixels that become black. */
const inkShare = 0.01
/** Least contrast of paper and ink, in levels. */
const contrastMin = 60

/** Noise of the paper in levels of 255; 0 when it may be a pattern. A scan has about 1, a photo in poor light 10. */
export function noiseOf(raster: Raster): number {
  const deviationAt = deviationsOf(raster)
  const least = deviationAt(leastShare)
  return deviationAt(paperShare) > least * unevenMax ? 0 : least / leastDeviation
}

/** Quantiles of the standard deviation of levels within small squares. */
function deviationsOf({ width, height, pixels }: Raster): (share: number) => number {
  const deviations: number[] = []
  let even = 0
  let squaresSeen = 0
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
      const deviation = Math.sqrt(Math.max(0, squares / squarePixels ** 2 - mean * mean))
      squaresSeen++
      if (mean < brightest) deviations.push(deviation)
      else if (deviation < evenDeviation) even++
    }
  }
  if (even > squaresSeen * evenShare) return () => 0
  const sorted = Float64Array.from(deviations).sort()
  return (share) => sorted[Math.floor(sorted.length * share)] ?? 0
}

/**
 * The image with noise smoothed and strokes sharpened, and its level of noise; unchanged when it has none. Some heavy noise is
 * left. Smoothing alone makes strokes too faint, sharpening alone raises the noise.
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

/** An evenly lit image with paper and its remaining noise turned white, and ink black. */
export function clearPaper(raster: Raster): Raster {
  const counts = new Uint32Array(white + 1)
  for (const value of raster.pixels) counts[value] = (counts[value] ?? 0) + 1
  const levelAt = (share: number) => {
    let [level, below] = [0, counts[0] ?? 0]
    while (below < share * raster.pixels.length && level < white) below += counts[++level] ?? 0
    return level
  }
  const paper = levelAt(0.5) - clearedDeviations * deviationsOf(raster)(paperShare)
  const ink = Math.min(paper - contrastMin, levelAt(inkShare))
  const levels = Uint8ClampedArray.from(counts, (_, level) => ((level - ink) / (paper - ink)) * white)
  return { ...raster, pixels: raster.pixels.map((value) => levels[value] ?? white) }
}
