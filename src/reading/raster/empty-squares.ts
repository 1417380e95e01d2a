import type { Raster } from './raster.ts'

/** About so many squares of an image are considered. */
const squaresConsidered = 96
/** Cells whose means tell how much is printed in a square; the dots of a screen are smaller and vanish in them. */
const cellPixels = 8
/** Of a cell every so many rows are looked at; an odd number of them, so that no wave of one row hides. */
const rowStep = 3
/** A screen shines and paper is bright: a square darker than this is not looked at. */
const brightnessMin = 90

/** The upper left corner of a square. */
export interface Place {
  readonly left: number
  readonly top: number
}

/** Bright squares spread over the image, `side` pixels each, those `count` of them with the least print on them. */
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
