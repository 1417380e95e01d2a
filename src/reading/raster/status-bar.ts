import type { Raster } from './raster.ts'

/** Telephones' screens are at least this many times as high as wide; sheets and cards of any size are not. */
const screenRatioMin = 1.95
/** And at most this many times: two sheets of letter paper below one another, as one image, are 2.59 times as high. */
const screenRatioMax = 2.5
/** A image of fewer pixels across shows no signs. */
const widthPixelsMin = 100
/** Where the clock and the battery stand, as shares of the height. */
const barFrom = 0.006
const barTo = 0.045
/** Each stands within this share of the width from its side. */
const sideShare = 0.38
/** A program draws one colour exactly; compression moves it by so many levels. A camera's noise is more. */
const oneColour = 3
/** Share of the bar in its one colour, at least. */
const flatShareMin = 0.75
/** Share of each side that differs clearly from it: signs are small, but they are there. */
const markedShareMin = 0.004
const markedShareMax = 0.3
const markContrast = 60

/**
 * The image is of a telephone's screen by its shape and the bar at its top: one flat colour with small signs at both ends. It is
 * told so also when it was made smaller on its way.
 */
export function hasStatusBar({ width, height, pixels }: Raster): boolean {
  if (width < widthPixelsMin || height < width * screenRatioMin || height > width * screenRatioMax) return false
  const [top, bottom] = [Math.round(height * barFrom), Math.round(height * barTo)]
  const bar = pixels.subarray(top * width, bottom * width)
  const counts = new Uint32Array(256)
  for (const level of bar) counts[level] = (counts[level] ?? 0) + 1
  const colour = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0))
  const flat = counts.reduce((sum, count, level) => sum + (Math.abs(level - colour) <= oneColour ? count : 0), 0)
  if (flat < bar.length * flatShareMin) return false
  const side = Math.round(width * sideShare)
  const marked = { left: 0, right: 0 }
  for (const [at, level] of bar.entries()) {
    const column = at % width
    if (Math.abs(level - colour) < markContrast) continue
    if (column < side) marked.left++
    if (column >= width - side) marked.right++
  }
  const area = side * (bottom - top)
  return [marked.left, marked.right].every((count) => count >= area * markedShareMin && count <= area * markedShareMax)
}
