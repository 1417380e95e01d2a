import type { Raster } from './raster.ts'

/** This share of the pixels is darker than the level that counts, so that single lights do not make an image bright. */
const brightestShare = 0.02
/** Print cannot be told from its background with confidence when even the brightest pixels are below this level. */
const darkBelow = 90

/** True when even the brightest parts of an image are dark, as in a room without light. docs/captures.md. */
export function isDark({ pixels }: Raster): boolean {
  const enough = pixels.length * brightestShare
  let brighter = 0
  for (let at = 0; at < pixels.length && brighter < enough; at++) if ((pixels[at] ?? 0) >= darkBelow) brighter++
  return brighter < enough
}
