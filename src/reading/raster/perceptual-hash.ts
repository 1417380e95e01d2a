import { resizeRaster } from './decode.ts'
import type { Raster } from './raster.ts'

/**
 * 64-bit difference hash (dHash) as 16 hex digits: a bit is 1 when a cell is brighter than the one to its right. Two photos of
 * one page differ in few bits. docs/api.md#document-entry.
 */
export async function perceptualHash(raster: Raster): Promise<string> {
  const { pixels } = await resizeRaster(raster, 9, 8)
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, '0')
}
