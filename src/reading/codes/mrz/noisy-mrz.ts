import { blurRaster } from '../../raster/decode.ts'
import { noiseOf, heavyNoiseMin } from '../../raster/noise.ts'
import type { Raster } from '../../raster/raster.ts'
import { readMrz, type MrzReading } from './read-mrz.ts'

/** How images in heavy noise are smoothed, in pixels, for the lines of an MRZ to be found and for two looks at them. */
const smoothings = { lines: 1.4, first: 1, second: 0.7 } as const

/** The MRZ of an image; of one in heavy noise it is looked for, and read, where the noise is smoothed. */
export async function readMrzAtAnyNoise(
  raster: Raster,
  options: { readonly today: string },
): Promise<MrzReading | null> {
  if (noiseOf(raster) < heavyNoiseMin) return readMrz(raster, options)
  const { lines, first, second } = smoothings
  const noise = { lines: await blurRaster(raster, lines), others: [await blurRaster(raster, second)] }
  return readMrz(await blurRaster(raster, first), { ...options, noise })
}
