import { white, type Raster } from './raster.ts'

/** Darker than this, of the white 255, is what recognition takes for ink. */
const inkMax = 140
/** The side of a sheet on a table lies, with the margin behind it, in this share of the image. */
const edgeShareMax = 0.08
/** A column with less than this share of ink is empty, specks not counted. */
const emptyInkShare = 0.004
/** Paper between the side and the print: so many empty columns together, as a share of the image. */
const marginShareMin = 0.012
/** The side of a sheet runs down the image: of parts so high this share holds some of it. A column of print does not. */
const partPixels = 64
const partsShareMin = 0.7

/**
 * The image of a sheet on a table without the noise along its left and right side: recognition takes it for columns of
 * print, and loses lines over it.
 */
export function clearSheetEdges(raster: Raster): Raster {
  const pixels = new Uint8Array(raster.pixels)
  const [left, right] = [
    edgeColumns(raster, (index) => index),
    edgeColumns(raster, (index) => raster.width - 1 - index),
  ]
  for (let row = 0; row < pixels.length; row += raster.width) {
    pixels.fill(white, row, row + left)
    pixels.fill(white, row + raster.width - right, row + raster.width)
  }
  return { ...raster, pixels }
}

/** How many columns from one side are beyond the sheet; 0 where no margin follows, or what stands there may be print. */
function edgeColumns(raster: Raster, columnAt: (index: number) => number): number {
  const margin = Math.ceil(raster.width * marginShareMin)
  const parts = new Uint8Array(Math.ceil(raster.height / partPixels))
  let empty = 0
  let begun = false
  for (let index = 0; index < raster.width * edgeShareMax; index++) {
    if (countInk(raster, columnAt(index), parts) > raster.height * emptyInkShare) {
      begun = true
      empty = 0
    } else if (++empty >= margin && begun) {
      const filled = parts.reduce((sum, part) => sum + part, 0)
      return filled >= parts.length * partsShareMin ? index : 0
    }
  }
  return 0
}

/** Pixels of ink in a column; the parts they lie in are marked. */
function countInk({ width, height, pixels }: Raster, column: number, parts: Uint8Array): number {
  let ink = 0
  for (let y = 0; y < height; y++) {
    if ((pixels[y * width + column] ?? white) > inkMax) continue
    ink++
    parts[Math.floor(y / partPixels)] = 1
  }
  return ink
}
