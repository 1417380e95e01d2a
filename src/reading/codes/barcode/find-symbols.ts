import { blurRaster, resizeRaster } from '../../raster/decode.ts'
import type { Raster } from '../../raster/raster.ts'
import type { Point } from '../../raster/warp.ts'

/** Long side of the copy that is searched. */
const thumbnailPixels = 1200
/** Blur that removes the gradients of noise and keeps those of bars. */
const blurPixels = 0.8
/** Side of the squares whose texture is measured. */
const blockPixels = 12
/** Least mean squared gradient of a square of a symbol, and least share of that of the busiest squares. */
const slopeMin = 220
const slopeShareMin = 0.22
/** Fewest squares of a symbol, and least share of its bounding box that they cover. */
const blocksMin = 12
const fillMin = 0.4
/** Most places returned. */
const placesMax = 3
/**
 * Least gradient coherence of bars and fewest squares. Print reached 0.35 on some thirty licences, pages and passports.
 */
const barsCoherenceMin = 0.4
const barsBlocksMin = 40
/** Margin around a symbol, as a share of its longer side. */
const marginShare = 0.08

/** A part of an image that has the texture of a barcode. */
export interface SymbolPlace {
  readonly centre: Point
  /** Size of the levelled symbol with its margin, in pixels of the image. */
  readonly width: number
  readonly height: number
  /** Clockwise degrees, -90 to 90, between its bars and vertical, to within some degrees; 0 without bars. */
  readonly degrees: number
  /** Its edges have one direction, as in PDF417 and unlike print. */
  readonly bars: boolean
}

/**
 * Compact parts of an image with many strong edges, as barcodes have, the strongest first. About 15 ms. A symbol can be
 * missed.
 */
export async function findSymbols(raster: Raster): Promise<readonly SymbolPlace[]> {
  const scale = Math.min(1, thumbnailPixels / Math.max(raster.width, raster.height))
  const width = Math.max(blockPixels, Math.round(raster.width * scale))
  const height = Math.max(blockPixels, Math.round(raster.height * scale))
  const blocks = slopesOf(await blurRaster(await resizeRaster(raster, width, height), blurPixels))
  const energies = Float32Array.from(blocks.xx, (xx, block) => xx + (blocks.yy[block] ?? 0))
  const busiest = energies.toSorted().at(Math.floor(energies.length * 0.98)) ?? 0
  const busy = energies.map((energy) => (energy >= Math.max(slopeMin, busiest * slopeShareMin) ? 1 : 0))
  return components(busy, blocks)
    .filter((members) => members.length >= blocksMin)
    .map((members) => ({ members, weight: sum(members.map((block) => energies[block] ?? 0)) }))
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ members }) => placeOf(members, blocks, scale) ?? [])
    .slice(0, placesMax)
}

/** The structure tensor of each square: mean products of the gradients across and down. */
interface Slopes {
  readonly columns: number
  readonly rows: number
  readonly xx: Float32Array
  readonly yy: Float32Array
  readonly xy: Float32Array
}

function slopesOf({ width, height, pixels }: Raster): Slopes {
  const columns = Math.ceil(width / blockPixels)
  const rows = Math.ceil(height / blockPixels)
  const empty = () => new Float32Array(columns * rows)
  const [xx, yy, xy] = [empty(), empty(), empty()]
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor(y / blockPixels) * columns
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const across = ((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)) / 2
      const down = ((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)) / 2
      const block = row + Math.floor(x / blockPixels)
      xx[block] = (xx[block] ?? 0) + across * across
      yy[block] = (yy[block] ?? 0) + down * down
      xy[block] = (xy[block] ?? 0) + across * down
    }
  }
  for (const sums of [xx, yy, xy]) for (const [block, value] of sums.entries()) sums[block] = value / blockPixels ** 2
  return { columns, rows, xx, yy, xy }
}

/** Connected busy squares. */
function components(busy: Float32Array, { columns }: Slopes): readonly (readonly number[])[] {
  const found: number[][] = []
  for (let start = 0; start < busy.length; start++) {
    if (busy[start] !== 1) continue
    const members = [start]
    busy[start] = 2
    for (let next = 0; next < members.length; next++) {
      const block = members[next] ?? 0
      const column = block % columns
      for (const [aside, away] of [
        [1, 1],
        [-1, -1],
        [0, columns],
        [0, -columns],
      ] as const) {
        const neighbour = block + away
        if (column + aside < 0 || column + aside >= columns || busy[neighbour] !== 1) continue
        busy[neighbour] = 2
        members.push(neighbour)
      }
    }
    found.push(members)
  }
  return found
}

/** Null when the squares fill too little of their bounding box. */
function placeOf(members: readonly number[], slopes: Slopes, scale: number): SymbolPlace | null {
  const [xx = 0, yy = 0, xy = 0] = [slopes.xx, slopes.yy, slopes.xy].map((values) =>
    sum(members.map((block) => values[block] ?? 0)),
  )
  const coherence = Math.hypot(xx - yy, 2 * xy) / Math.max(1, xx + yy)
  const bars = coherence >= barsCoherenceMin && members.length >= barsBlocksMin
  const turn = bars ? Math.atan2(2 * xy, xx - yy) / 2 : 0
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const points = members.map(
    (block) => [(block % slopes.columns) + 0.5, Math.floor(block / slopes.columns) + 0.5] as const,
  )
  const [left, right] = ends(points.map(([x, y]) => x * cosine + y * sine))
  const [top, bottom] = ends(points.map(([x, y]) => y * cosine - x * sine))
  const [columns, rows] = [right - left + 1, bottom - top + 1]
  if (members.length < columns * rows * fillMin) return null
  const margin = Math.max(columns, rows) * marginShare + 1
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const pixels = blockPixels / scale
  return {
    centre: [(x * cosine - y * sine) * pixels, (x * sine + y * cosine) * pixels],
    width: (columns + margin * 2) * pixels,
    height: (rows + margin * 2) * pixels,
    degrees: (turn * 180) / Math.PI,
    bars,
  }
}

function ends(values: readonly number[]): readonly [least: number, most: number] {
  return values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
