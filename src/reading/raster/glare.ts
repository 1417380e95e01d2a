import { white, type Box, type Raster } from './raster.ts'

/** Squares across an image, and least side of one. */
const squaresAcross = 80
const squarePixelsMin = 6
/** Samples of a square in each direction. */
const samplesAcross = 10
/** Level from which a pixel is overexposed, and share of such pixels from which a square is. */
const overexposedMin = 248
const overexposedShare = 0.97
/** Share of a square's pixels that are brighter than its level of paper. */
const brightShare = 0.15
/** On brighter paper glare cannot be detected. */
const paperMax = 242
/** Shares of the image: least overexposed core, least and largest reflection. A larger one is overexposure. */
const coreShareMin = 0.0008
const shareMin = 0.004
const shareMax = 0.35
/** Light falls off around glare: paper is this much brighter than elsewhere at these distances. */
const halos = [
  { squares: 1, levelsMin: 8 },
  { squares: 2, levelsMin: 2 },
] as const
/** Print is doubtful this many squares around overexposed paper, where ink is paler too. */
const marginSquares = 1
/** Distance at which paper is as elsewhere; a page lit from one side is bright farther away. */
const beyondSquares = 7

/**
 * Boxes, in pixels, of reflections of a lamp or a window: overexposed paper with a core where ink is overexposed too, and light
 * that falls off around. A white panel has a sharp edge and does not count.
 */
export function findGlare(raster: Raster): readonly Box[] {
  const grid = brightnessOf(raster)
  const paper = quantile(grid.paper, 0.5)
  if (paper > paperMax) return []
  const total = grid.columns * grid.rows
  return partsOf(grid)
    .filter((part) => part.length >= total * shareMin && part.length <= total * shareMax)
    .filter((part) => part.filter((square) => grid.overexposed[square]).length >= total * coreShareMin)
    .filter((part) => {
      const beyond = ringAround(part, grid, beyondSquares)
      if (beyond.length === 0) return false
      const outside = quantile(beyond, 0.5)
      const shines = halos.every(
        ({ squares, levelsMin }) => quantile(ringAround(part, grid, squares), 0.5) >= outside + levelsMin,
      )
      return outside <= paperMax && shines
    })
    .map((part) => boxOf(part, grid))
}

/** An image in squares: the brightness of their paper, and which are overexposed. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly side: number
  readonly paper: readonly number[]
  readonly overexposed: readonly boolean[]
}

function brightnessOf({ width, height, pixels }: Raster): Grid {
  const side = Math.max(squarePixelsMin, Math.ceil(width / squaresAcross))
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)]
  const paper: number[] = []
  const overexposed: boolean[] = []
  const counts = new Uint32Array(white + 1)
  const step = Math.max(1, Math.floor(side / samplesAcross))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let samples = 0
      for (let y = row * side; y < (row + 1) * side; y += step) {
        for (let at = y * width + column * side, end = at + side; at < end; at += step) {
          const level = pixels[at] ?? 0
          counts[level] = (counts[level] ?? 0) + 1
          samples++
        }
      }
      let [level, brighter] = [white, counts[white] ?? 0]
      while (level > 0 && brighter <= samples * brightShare) brighter += counts[--level] ?? 0
      const over = counts.subarray(overexposedMin).reduce((sum, count) => sum + count, 0)
      paper.push(level)
      overexposed.push(over >= samples * overexposedShare)
    }
  }
  return { columns, rows, side, paper, overexposed }
}

/** Connected squares with overexposed paper. */
function partsOf({ columns, rows, paper }: Grid): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const parts: number[][] = []
  for (const [start, level] of paper.entries()) {
    if (level < overexposedMin || seen.has(start)) continue
    const part = [start]
    seen.add(start)
    for (const square of part) {
      const [column, row] = [square % columns, Math.floor(square / columns)]
      const beside = [
        ...(column > 0 ? [square - 1] : []),
        ...(column < columns - 1 ? [square + 1] : []),
        ...(row > 0 ? [square - columns] : []),
        ...(row < rows - 1 ? [square + columns] : []),
      ]
      for (const next of beside) {
        if ((paper[next] ?? 0) < overexposedMin || seen.has(next)) continue
        seen.add(next)
        part.push(next)
      }
    }
    parts.push(part)
  }
  return parts
}

/** Brightness of the paper in the squares at a distance from a part. */
function ringAround(part: readonly number[], { columns, rows, paper }: Grid, distance: number): readonly number[] {
  const nearest = new Map<number, number>()
  for (const square of part) {
    const [column, row] = [square % columns, Math.floor(square / columns)]
    for (let y = Math.max(0, row - distance); y <= Math.min(rows - 1, row + distance); y++) {
      for (let x = Math.max(0, column - distance); x <= Math.min(columns - 1, column + distance); x++) {
        const away = Math.max(Math.abs(x - column), Math.abs(y - row))
        const other = y * columns + x
        nearest.set(other, Math.min(nearest.get(other) ?? Infinity, away))
      }
    }
  }
  return [...nearest].flatMap(([square, away]) => (away === distance ? [paper[square] ?? 0] : []))
}

function boxOf(part: readonly number[], { columns, rows, side }: Grid): Box {
  const across = part.map((square) => square % columns)
  const down = part.map((square) => Math.floor(square / columns))
  const [left, top] = [Math.min(...across), Math.min(...down)].map((first) => Math.max(0, first - marginSquares))
  const right = Math.min(columns, Math.max(...across) + 1 + marginSquares)
  const bottom = Math.min(rows, Math.max(...down) + 1 + marginSquares)
  return [(left ?? 0) * side, (top ?? 0) * side, (right - (left ?? 0)) * side, (bottom - (top ?? 0)) * side]
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
