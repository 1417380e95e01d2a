import { white, type Raster } from './raster.ts'

/** This share of the pixels is darker than the level that counts, so that single lights do not make an image bright. */
const brightestShare = 0.02
/** Print cannot be told from its background with confidence when even the brightest pixels are below this level. */
const darkBelow = 90

/** True when even the brightest parts of an image are dark, as in a room without light. docs/captures.md. */
export function isDark({ pixels }: Raster): boolean {
  const counts = new Uint32Array(white + 1)
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1
  let brighter = 0
  for (let level = white; level >= darkBelow; level--) brighter += counts[level] ?? 0
  return brighter < pixels.length * brightestShare
}
