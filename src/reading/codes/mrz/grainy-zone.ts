import { blurRaster } from '../../raster/decode.ts'
import { grainOf, heavyGrainMin } from '../../raster/grain.ts'
import type { Raster } from '../../raster/raster.ts'
import { readZone, type ReadZone } from './read-zone.ts'

/** How pictures in heavy grain are smoothed, in pixels, for the lines of a zone to be found and for two looks at them. */
const smoothings = { lines: 1.4, first: 1, second: 0.7 } as const

/** The machine-readable zone of a picture; of one in heavy grain it is looked for, and read, where the grain is smoothed. */
export async function readZoneInAnyGrain(
  raster: Raster,
  options: { readonly today: string },
): Promise<ReadZone | null> {
  if (grainOf(raster) < heavyGrainMin) return readZone(raster, options)
  const { lines, first, second } = smoothings
  const grain = { lines: await blurRaster(raster, lines), others: [await blurRaster(raster, second)] }
  return readZone(await blurRaster(raster, first), { ...options, grain })
}
