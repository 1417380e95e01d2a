import { blurRaster } from '../../raster/decode.ts'
import { noiseOf, heavyNoiseMin } from '../../raster/noise.ts'
import type { Raster } from '../../raster/raster.ts'
import { readMrz, type MrzReading } from './read-mrz.ts'

/** Gaussian smoothing of images with heavy noise, in pixels: to find the lines, and for two readings of them. */
const smoothings = { lines: 1.4, first: 1, second: 0.7 } as const

/** The MRZ of an image, which is smoothed first when its noise is heavy; null when none is proven. docs/reading.md#mrz. */
export async function readMrzAtAnyNoise(
  raster: Raster,
  options: { readonly today: string },
): Promise<MrzReading | null> {
  if (noiseOf(raster) < heavyNoiseMin) return readMrz(raster, options)
  const { lines, first, second } = smoothings
  const noise = { lines: await blurRaster(raster, lines), others: [await blurRaster(raster, second)] }
  return readMrz(await blurRaster(raster, first), { ...options, noise })
}
