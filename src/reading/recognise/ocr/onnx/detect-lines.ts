import { resizeRaster } from '../../../raster/decode.ts'
import type { Box, Raster } from '../../../raster/raster.ts'
import type { RunModel } from './runtime.ts'

/** Longer side of the copy that is searched, as PP-OCR does, and what its sides are multiples of. */
const sidePixelsMax = 960
const sideStep = 32
/** Mean and deviation of red, green and blue, 0 to 1, with which PP-OCR's detection was trained (ImageNet's). */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const
/** A pixel is print from this probability on, and a line is one from this mean over its box. PP-OCR's defaults. */
const pixelMin = 0.3
const lineMin = 0.5
/** The model shrinks lines: a box grows on each side by its area over its perimeter times this. PP-OCR's `unclip_ratio`. */
const growth = 1.6
/** Height of a line before it grows, in pixels of the copy. */
const heightMin = 3
/** Most lines of one page. */
const linesMax = 150

/** Boxes of the lines of print on a level page, top to bottom. */
export async function detectLines(raster: Raster, run: RunModel): Promise<readonly Box[]> {
  const scale = Math.min(1, sidePixelsMax / Math.max(raster.width, raster.height))
  const [width, height] = [raster.width, raster.height].map((side) =>
    Math.max(sideStep, Math.round((side * scale) / sideStep) * sideStep),
  )
  if (width === undefined || height === undefined) return []
  const copy = await resizeRaster(raster, width, height)
  const values = new Float32Array(channels.length * width * height)
  for (const [index, { mean, deviation }] of channels.entries()) {
    const start = index * width * height
    for (let at = 0; at < copy.pixels.length; at++)
      values[start + at] = ((copy.pixels[at] ?? 0) / 255 - mean) / deviation
  }
  const { data } = await run(values, [1, channels.length, height, width])
  const [across, down] = [raster.width / width, raster.height / height]
  return linesIn(data, { width, height })
    .slice(0, linesMax)
    .map(([left, top, wide, high]): Box => [left * across, top * down, wide * across, high * down])
    .toSorted((one, other) => one[1] - other[1])
}

/** Grown boxes of the connected pixels of print. */
function linesIn(
  chances: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Box[] {
  const seen = new Uint8Array(chances.length)
  const boxes: Box[] = []
  for (let start = 0; start < chances.length; start++) {
    if (seen[start] === 1 || (chances[start] ?? 0) < pixelMin) continue
    const { box, mean } = gather(start)
    const [left, top, wide, high] = box
    if (high < heightMin || mean < lineMin) continue
    const grown = (wide * high * growth) / (2 * (wide + high))
    const [from, above] = [Math.max(0, left - grown), Math.max(0, top - grown)]
    boxes.push([from, above, Math.min(width, left + wide + grown) - from, Math.min(height, top + high + grown) - above])
  }
  return boxes

  function gather(start: number): { readonly box: Box; readonly mean: number } {
    const open = [start]
    seen[start] = 1
    let [left, right, top, bottom, sum] = [width, 0, height, 0, 0]
    for (let index = 0; index < open.length; index++) {
      const at = open[index] ?? start
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += chances[at] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const next of beside) {
        if (next < 0 || next >= chances.length || seen[next] === 1 || (chances[next] ?? 0) < pixelMin) continue
        seen[next] = 1
        open.push(next)
      }
    }
    return { box: [left, top, right - left + 1, bottom - top + 1], mean: sum / open.length }
  }
}
