import { white, type Box, type Raster } from './raster.ts'

/** How far above and below a box its print may reach, in heights of the box. */
const reach = 0.45
/** Rows with less of the ink of the darkest row are outside the line. */
const rowShareMin = 0.13
/** Share of the rows, those with the least ink, that show what is behind the print. */
const paperShare = 0.1
/** Rows without ink inside a line: below the mark of an accent, and in a broken letter. */
const gapShare = 0.08

/** The box with the rows that its print fills: boxes of the OCR engine and of pieces of lines are often too high or too low. */
export function fitRows(raster: Raster, [left, top, width, height]: Box): Box {
  const margin = Math.ceil(height * reach)
  const first = Math.max(0, Math.floor(top) - margin)
  const last = Math.min(raster.height, Math.ceil(top + height) + margin)
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(raster.width, Math.ceil(left + width))]
  const ink = new Float64Array(Math.max(0, last - first))
  for (let y = first; y < last; y++) {
    let sum = 0
    for (let at = y * raster.width + from, end = y * raster.width + to; at < end; at++)
      sum += white - (raster.pixels[at] ?? white)
    ink[y - first] = sum
  }
  const paper = ink.toSorted()[Math.floor(ink.length * paperShare)] ?? 0
  const middle = [Math.round(top - first + height * 0.2), Math.round(top - first + height * 0.8)] as const
  let darkest = middle[0]
  for (let row = middle[0]; row < middle[1]; row++) if ((ink[row] ?? 0) > (ink[darkest] ?? 0)) darkest = row
  const least = paper + ((ink[darkest] ?? 0) - paper) * rowShareMin
  const gap = Math.max(1, Math.round(height * gapShare))
  const end = (step: 1 | -1) => {
    let edge = darkest
    for (let row = darkest, empty = 0; row >= 0 && row < ink.length && empty <= gap; row += step) {
      if ((ink[row] ?? 0) >= least) [edge, empty] = [row, 0]
      else empty++
    }
    return edge
  }
  const [upper, lower] = [end(-1), end(1)]
  return [left, first + upper, width, lower - upper + 1]
}
