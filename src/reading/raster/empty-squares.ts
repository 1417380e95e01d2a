import type { Raster } from './raster.ts'

/** Approximate number of squares examined. */
const squaresConsidered = 96
/** Side of the cells whose means measure print; the smaller dots of a screen average out. */
const cellPixels = 8
/** Rows sampled of a cell are this far apart; an odd step, so that alternating rows are both seen. */
const rowStep = 3
/** Darker squares are skipped: screens and paper are bright. */
const brightnessMin = 90

/** The upper left corner of a square. */
export interface Place {
  readonly left: number
  readonly top: number
}

/** The `count` bright squares of an image with the least print, `side` pixels each, spread over the image. */
export function emptiestSquares(
  { width, height, pixels }: Raster,
  { side, count }: { readonly side: number; readonly count: number },
): readonly Place[] {
  const apart = Math.floor(Math.max(side, Math.sqrt((width * height) / squaresConsidered)))
  const squares: (Place & { readonly print: number })[] = []
  const means = new Float64Array((side / cellPixels) ** 2)
  for (let top = 0; top + side <= height; top += apart) {
    for (let left = 0; left + side <= width; left += apart) {
      let cell = 0
      for (let y = top; y < top + side; y += cellPixels) {
        for (let x = left; x < left + side; x += cellPixels) {
          let [sum, samples] = [0, 0]
          for (let row = y; row < y + cellPixels; row += rowStep, samples += cellPixels) {
            for (let at = row * width + x, end = at + cellPixels; at < end; at++) sum += pixels[at] ?? 0
          }
          means[cell++] = sum / samples
        }
      }
      const mean = means.reduce((sum, value) => sum + value, 0) / means.length
      const print = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length
      if (mean >= brightnessMin) squares.push({ left, top, print })
    }
  }
  return squares.sort((a, b) => a.print - b.print).slice(0, count)
}
