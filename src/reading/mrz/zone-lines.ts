import { cropRaster } from '../raster/decode.ts'
import { white, type Box, type Raster } from '../raster/raster.ts'

/** Darker than this, of the white 255, is ink. */
const inkMax = 150
/** A row of pixels belongs to a line of print when it has this share of the ink of the fullest row. */
const inkShareMin = 0.22
/** Lines of a zone are at most this much apart and this much taller or shorter than one another, in heights. */
const pitchHeightsMax = 2.8
const heightRatioMax = 1.7
/** Lines looked for to each side of the one that was recognised. */
const linesAside = 2

/**
 * The lines of a zone around one that was recognised, top to bottom, that one included: bands of ink of the same height
 * above and below it. Every line is as wide as the widest, with paper to both sides, since recognition often ends a line
 * early.
 */
export function linesAround(raster: Raster, anchors: readonly Box[]): readonly Box[] {
  const [first] = anchors
  if (first === undefined) return []
  const height = median(anchors.map((box) => box[3]))
  const left = Math.max(0, Math.min(...anchors.map((box) => box[0])) - height * 1.2)
  const right = Math.min(raster.width, Math.max(...anchors.map((box) => box[0] + box[2])) + height * 1.2)
  const width = Math.max(right - left, Math.min(raster.width * 0.96, raster.width - left * 2))
  const top = Math.max(0, Math.min(...anchors.map((box) => box[1])) - height * pitchHeightsMax * linesAside)
  const bottom = Math.max(...anchors.map((box) => box[1] + box[3])) + height * pitchHeightsMax * linesAside
  const part = cropRaster(raster, [left, top, width, bottom - top])
  const bands = inkBands(part)
    .map((band) => ({ top: band.top + Math.floor(top), bottom: band.bottom + Math.floor(top) }))
    .filter((band) => alike(band.bottom - band.top, height))
  const around = bands.findIndex((band) => band.top < first[1] + first[3] && band.bottom > first[1])
  if (around === -1) return anchors
  return neighbours(bands, around, height).map((band) => [left, band.top, width, band.bottom - band.top])
}

interface Band {
  readonly top: number
  readonly bottom: number
}

/** Bands next to one another without a wide gap, from the one at `at` to both sides. */
function neighbours(bands: readonly Band[], at: number, height: number): readonly Band[] {
  const near = (a: Band | undefined, b: Band | undefined) =>
    a !== undefined && b !== undefined && b.top - a.bottom < height * pitchHeightsMax
  let from = at
  let to = at
  while (from > 0 && near(bands[from - 1], bands[from])) from--
  while (to < bands.length - 1 && near(bands[to], bands[to + 1])) to++
  return bands.slice(from, to + 1)
}

/** Runs of pixel rows with much ink. */
function inkBands({ width, height, pixels }: Raster): readonly Band[] {
  const ink = Array.from({ length: height }, (_, row) => {
    let count = 0
    for (const value of pixels.subarray(row * width, (row + 1) * width)) if (value <= inkMax) count++
    return count
  })
  const most = ink.toSorted((a, b) => b - a)[Math.floor(height * 0.05)] ?? white
  const bands: Band[] = []
  let start = -1
  for (let row = 0; row <= height; row++) {
    const full = row < height && (ink[row] ?? 0) >= most * inkShareMin
    if (full && start === -1) start = row
    if (full || start === -1) continue
    bands.push({ top: start, bottom: row })
    start = -1
  }
  return bands
}

function alike(a: number, b: number): boolean {
  return a < b * heightRatioMax && b < a * heightRatioMax
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}
