import type { Raster } from './raster.ts'

/** Least ratio of height to width of a phone screen; sheets and cards are below. */
const screenRatioMin = 1.95
/** Largest ratio; two sheets of letter paper in one image have 2.59. */
const screenRatioMax = 2.5
/** Narrower images do not show icons. */
const widthPixelsMin = 100
/** Position of the clock and the battery, as shares of the height. */
const barFrom = 0.006
const barTo = 0.045
/** They are within this share of the width from the sides. */
const sideShare = 0.38
/** Deviation of one drawn colour after compression, in levels; the noise of a camera is greater. */
const oneColour = 3
/** Least share of the bar in its main colour. */
const flatShareMin = 0.75
/** Share of each side with icons, which differ from the main colour by at least `markContrast` levels. */
const markedShareMin = 0.004
const markedShareMax = 0.3
const markContrast = 60

/** Whether an image has the shape of a phone screen and a status bar: one flat colour with small icons at both ends. */
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
