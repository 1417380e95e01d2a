import { white, type Raster } from './raster.ts'
import type { Quad } from './warp.ts'

/** Quantile of the levels of a part that is its paper. */
const darkerThanPaper = 0.8

/** The raster with parts of it painted in the brightness of their paper. Parts are cut at the edges of the image. */
export function paintOver(raster: Raster, parts: readonly Quad[]): Raster {
  if (parts.length === 0) return raster
  const pixels = new Uint8Array(raster.pixels)
  for (const part of parts) {
    const paper = paperOf(raster, part)
    eachPixel(raster, part, (at) => (pixels[at] = paper))
  }
  return { width: raster.width, height: raster.height, pixels }
}

function paperOf(raster: Raster, part: Quad): number {
  const counts = new Uint32Array(white + 1)
  let total = 0
  eachPixel(raster, part, (at) => {
    const value = raster.pixels[at] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
    total++
  })
  let [seen, value] = [0, 0]
  while (value < white && seen + (counts[value] ?? 0) <= total * darkerThanPaper) seen += counts[value++] ?? 0
  return value
}

/** Calls `call` with the index of every pixel whose centre is in the part, row by row. */
function eachPixel({ width, height }: Raster, part: Quad, call: (at: number) => void): void {
  const top = Math.max(0, Math.ceil(Math.min(...part.map(([, y]) => y)) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(...part.map(([, y]) => y)) - 0.5))
  for (let row = top; row <= bottom; row++) {
    const middle = row + 0.5
    let [left, right] = [Infinity, -Infinity]
    for (const [index, [x, y]] of part.entries()) {
      const [nextX, nextY] = part[(index + 1) % part.length] ?? [x, y]
      if (y < middle === nextY < middle) continue
      const crossing = x + ((nextX - x) * (middle - y)) / (nextY - y)
      left = Math.min(left, crossing)
      right = Math.max(right, crossing)
    }
    const end = Math.min(width - 1, Math.floor(right - 0.5))
    for (let column = Math.max(0, Math.ceil(left - 0.5)); column <= end; column++) call(row * width + column)
  }
}
