import { inkMax } from './ink.ts'
import { white, type Raster } from './raster.ts'

/** Share of the image in which the side of a sheet and the margin behind it must lie. */
const edgeShareMax = 0.08
/** A column with a smaller share of ink is empty; this allows for specks. */
const emptyInkShare = 0.004
/** Least margin of empty columns between the side and the print, as a share of the width. */
const marginShareMin = 0.012
/** The side of a sheet has ink in this share of the parts of the height, each `partPixels` high; a column of print has less. */
const partPixels = 64
const partsShareMin = 0.7

/** The image of a sheet on a table without the dark sides beyond the sheet, which OCR would read as columns of print. */
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

/** Number of columns beyond the sheet on one side; 0 when no margin follows or it may be print. */
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

/** Number of ink pixels in a column; sets the `parts` with ink to 1. */
function countInk({ width, height, pixels }: Raster, column: number, parts: Uint8Array): number {
  let ink = 0
  for (let y = 0; y < height; y++) {
    if ((pixels[y * width + column] ?? white) > inkMax) continue
    ink++
    parts[Math.floor(y / partPixels)] = 1
  }
  return ink
}
