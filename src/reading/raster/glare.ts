import { white, type Box, type Raster } from './raster.ts'

/** Squares across an image in which its brightness is measured. */
const squaresAcross = 80
const squarePixelsMin = 6
/** Of each square so many pixels are looked at each way. */
const samplesAcross = 10
/** A pixel is burnt out from this level, and a square when so many of its pixels are. */
const burntOut = 248
const burntShare = 0.97
/** Share of a square's pixels that are brighter than its paper. */
const brightShare = 0.15
/** Where paper itself is as bright as this nothing can be told from it. */
const paperMax = 242
/** Share of the image that is burnt out in a reflection at least, and that it covers at most: more is exposure. */
const coreShareMin = 0.0008
const shareMin = 0.004
const shareMax = 0.35
/** Around it light falls off: so many squares away the paper is at least so many levels brighter than elsewhere. */
const halos = [
  { squares: 1, levelsMin: 8 },
  { squares: 2, levelsMin: 2 },
] as const
/** Print is doubtful so many squares around the part whose paper is burnt out: its ink is paler there too. */
const marginSquares = 1
/** At this distance the paper is as elsewhere: a page that is only lit from there is bright farther away. */
const beyondSquares = 7

/**
 * Parts of an image where a lamp or a window is reflected, as far as it makes ink paler: paper that is burnt out, and ink too in
 * the middle, on an image whose paper is not, with light falling off around. A white panel has a sharp edge and is none. Boxes in
 * the image's pixels.
 */
export function findGlare(raster: Raster): readonly Box[] {
  const grid = brightnessOf(raster)
  const paper = quantile(grid.paper, 0.5)
  if (paper > paperMax) return []
  const total = grid.columns * grid.rows
  return partsOf(grid)
    .filter((part) => part.length >= total * shareMin && part.length <= total * shareMax)
    .filter((part) => part.filter((square) => grid.burnt[square]).length >= total * coreShareMin)
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

/** A image in squares: how bright their paper is, and which are burnt out. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly side: number
  readonly paper: readonly number[]
  readonly burnt: readonly boolean[]
}

function brightnessOf({ width, height, pixels }: Raster): Grid {
  const side = Math.max(squarePixelsMin, Math.ceil(width / squaresAcross))
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)]
  const paper: number[] = []
  const burnt: boolean[] = []
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
      const over = counts.subarray(burntOut).reduce((sum, count) => sum + count, 0)
      paper.push(level)
      burnt.push(over >= samples * burntShare)
    }
  }
  return { columns, rows, side, paper, burnt }
}

/** Squares whose paper is burnt out and that touch one another. */
function partsOf({ columns, rows, paper }: Grid): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const parts: number[][] = []
  for (const [start, level] of paper.entries()) {
    if (level < burntOut || seen.has(start)) continue
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
        if ((paper[next] ?? 0) < burntOut || seen.has(next)) continue
        seen.add(next)
        part.push(next)
      }
    }
    parts.push(part)
  }
  return parts
}

/** How bright the paper is in the squares at a distance from a part. */
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
