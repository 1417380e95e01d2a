import { white, type Box, type Raster } from '../../raster/raster.ts'

/** Marks of fewer pixels are dust. */
const pixelsMin = 5
/** Largest part of an image that is searched. */
const partPixelsMax = 400_000

/** One connected mark of ink, in pixels of the image. `right` and `bottom` are the first pixels outside. */
export interface Mark {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How far the upper half is right of the lower half, in widths of the mark. */
  readonly lean: number
}

/** The connected marks of pixels up to `inkMax` inside a box, except those at its upper edge, which belong to the line above. */
export function findMarks(raster: Raster, box: Box, inkMax: number): readonly Mark[] {
  const left = Math.max(0, Math.floor(box[0]))
  const top = Math.max(0, Math.floor(box[1]))
  const width = Math.min(raster.width, Math.ceil(box[0] + box[2])) - left
  const height = Math.min(raster.height, Math.ceil(box[1] + box[3])) - top
  if (width <= 0 || height <= 0 || width * height > partPixelsMax) return []
  const seen = new Uint8Array(width * height)
  const isInk = (at: number) => {
    const x = at % width
    return (raster.pixels[(top + (at - x) / width) * raster.width + left + x] ?? white) <= inkMax
  }
  const marks: Mark[] = []
  for (let at = 0; at < seen.length; at++) {
    if (seen[at] === 1 || !isInk(at)) continue
    const pixels = gather(at, { width, height, seen, isInk })
    if (pixels.length < pixelsMin) continue
    const mark = markOf(pixels, width, left, top)
    if (mark.top > top) marks.push(mark)
  }
  return marks
}

function gather(
  start: number,
  part: { width: number; height: number; seen: Uint8Array; isInk: (at: number) => boolean },
): readonly number[] {
  const { width, height, seen, isInk } = part
  const pixels: number[] = [start]
  seen[start] = 1
  for (let index = 0; index < pixels.length; index++) {
    const at = pixels[index] ?? start
    const x = at % width
    const y = (at - x) / width
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy * width + dx
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
        if (seen[next] === 1 || !isInk(next)) continue
        seen[next] = 1
        pixels.push(next)
      }
    }
  }
  return pixels
}

function markOf(pixels: readonly number[], width: number, left: number, top: number): Mark {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const at of pixels) {
    const x = at % width
    const y = (at - x) / width
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  const middle = (minY + maxY) / 2
  let [upper, uppers, lower, lowers] = [0, 0, 0, 0]
  for (const at of pixels) {
    const x = at % width
    const y = (at - x) / width
    if (y < middle) {
      upper += x
      uppers++
    } else if (y > middle) {
      lower += x
      lowers++
    }
  }
  const lean = uppers === 0 || lowers === 0 ? 0 : (upper / uppers - lower / lowers) / (maxX - minX + 1)
  return { left: left + minX, top: top + minY, right: left + maxX + 1, bottom: top + maxY + 1, lean }
}
