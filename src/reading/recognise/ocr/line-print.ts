import type { Box, Raster } from '../../raster/raster.ts'

/** Rows of a strip, and how many of them the box of a line fills. */
export const printRows = 32
const boxRows = 25
/** Columns of a strip before and after its box, since in noise the ends of a line are not exact. */
const marginColumns = 10
/** Most samples that a pixel of the strip is averaged from, in each direction. */
const samplesMax = 4

/** A line of print scaled to one height: `rows` rows of `width` grey levels. */
export interface PrintStrip {
  readonly width: number
  readonly rows: number
  readonly grey: Float32Array
  /** The x of a column's left edge in the raster. */
  readonly placeOf: (column: number) => number
}

/** Cuts a line out of a level page and scales its box to `boxRows` of the strip's `rows`. */
export function cutPrint(raster: Raster, [left, top, boxWidth, boxHeight]: Box, rows = printRows): PrintStrip {
  const step = boxHeight / boxRows
  const width = Math.max(1, Math.round(boxWidth / step)) + 2 * marginColumns
  const placeOf = (column: number) => left + (column - marginColumns) * step
  const first = top + boxHeight / 2 - (rows / 2) * step
  const samples = Math.max(1, Math.min(samplesMax, Math.round(step)))
  const across = betweenPixels(width * samples, placeOf(0), step / samples, raster.width)
  const down = betweenPixels(rows * samples, first, step / samples, raster.height)
  const grey = new Float32Array(width * rows)
  const share = 1 / (samples * samples)
  for (let y = 0; y < rows * samples; y++) {
    const [upper, lower, below] = [
      (down.at[y] ?? 0) * raster.width,
      (down.next[y] ?? 0) * raster.width,
      down.share[y] ?? 0,
    ]
    const out = Math.floor(y / samples) * width
    for (let x = 0; x < width * samples; x++) {
      const [one, next, beside] = [across.at[x] ?? 0, across.next[x] ?? 0, across.share[x] ?? 0]
      const above = (raster.pixels[upper + one] ?? 0) * (1 - beside) + (raster.pixels[upper + next] ?? 0) * beside
      const under = (raster.pixels[lower + one] ?? 0) * (1 - beside) + (raster.pixels[lower + next] ?? 0) * beside
      const at = out + Math.floor(x / samples)
      grey[at] = (grey[at] ?? 0) + (above * (1 - below) + under * below) * share
    }
  }
  return { width, rows, grey, placeOf }
}

/** The two pixels that each sample from `start` on lies between, and its share of the second. Samples outside lie on the edge. */
function betweenPixels(count: number, start: number, step: number, size: number) {
  const [at, next, share] = [new Int32Array(count), new Int32Array(count), new Float32Array(count)]
  for (let index = 0; index < count; index++) {
    const place = Math.max(0, Math.min(size - 1, start + (index + 0.5) * step - 0.5))
    const whole = Math.floor(place)
    at[index] = whole
    next[index] = Math.min(size - 1, whole + 1)
    share[index] = place - whole
  }
  return { at, next, share }
}
