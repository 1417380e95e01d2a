import { white, type Box, type Raster } from './raster.ts'

/** Side of the squares examined, in pixels at reading size. */
const squarePixels = 24
/** Least share of dark pixels in a square of a banner; the rest is its print. */
const darkShare = 0.35
/** Dark pixels are at most this share of the brightness of paper; shadows are brighter. */
const darkLevelMax = 0.4
/** Quantile of the image that is the brightness of paper. */
const paperShare = 0.8
/** Least width and height of a banner, in squares, and least share of its bounding box that is dark. */
const sizeMin = { wide: 6, high: 2 } as const
const filledShareMin = 0.8
/** Share of bright print in a banner: with less it is the table beside a sheet, with more a photograph. */
const printShare = { min: 0.004, max: 0.3 } as const
/** Least contrast of print and banner, as a share of the brightness of paper. */
const printContrastMin = 0.45

/** The image with the dark banners of letterheads and cards inverted, so that their bright print becomes ink. */
export function invertBanners(raster: Raster): Raster {
  const paper = levelAt(raster, [0, 0, raster.width, raster.height], paperShare)
  const boxes = darkBoxes(raster, paper * darkLevelMax)
  const banners = boxes
    .map((box) => tightened(raster, box, paper * darkLevelMax))
    .filter((box) => isBanner(raster, box, paper))
  if (banners.length === 0) return raster
  const pixels = new Uint8Array(raster.pixels)
  for (const box of banners) {
    const turned = paper + levelAt(raster, box, 0.5)
    const { left, top, right, bottom } = sidesOf(box, raster)
    for (let y = top; y < bottom; y++) {
      for (let index = y * raster.width + left, end = y * raster.width + right; index < end; index++) {
        pixels[index] = Math.max(0, Math.min(white, turned - (raster.pixels[index] ?? white)))
      }
    }
  }
  return { ...raster, pixels }
}

/** Bounding boxes of connected dark squares with the size and fill of a banner. */
function darkBoxes(raster: Raster, levelMax: number): readonly Box[] {
  const columns = Math.floor(raster.width / squarePixels)
  const rows = Math.floor(raster.height / squarePixels)
  const dark = Uint8Array.from({ length: columns * rows }, (_, at) => {
    const square: Box = [
      (at % columns) * squarePixels,
      Math.floor(at / columns) * squarePixels,
      squarePixels,
      squarePixels,
    ]
    return shareUpTo(raster, square, levelMax) >= darkShare ? 1 : 0
  })
  const boxes: Box[] = []
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue
    const group = touching(dark, start, columns)
    const [xs, ys] = [group.map((at) => at % columns), group.map((at) => Math.floor(at / columns))]
    const [left, top] = [least(xs), least(ys)]
    const [wide, high] = [-least(xs.map((x) => -x)) - left + 1, -least(ys.map((y) => -y)) - top + 1]
    if (wide >= sizeMin.wide && high >= sizeMin.high && group.length >= wide * high * filledShareMin)
      boxes.push([left * squarePixels, top * squarePixels, wide * squarePixels, high * squarePixels])
  }
  return boxes
}

/** The squares connected to the first; they are cleared in `dark`. */
function touching(dark: Uint8Array, start: number, columns: number): readonly number[] {
  const group = [start]
  dark[start] = 0
  for (let index = 0; index < group.length; index++) {
    const at = group[index] ?? start
    const beside = [
      at % columns > 0 ? at - 1 : -1,
      at % columns < columns - 1 ? at + 1 : -1,
      at - columns,
      at + columns,
    ]
    for (const next of beside) {
      if (dark[next] !== 1) continue
      dark[next] = 0
      group.push(next)
    }
  }
  return group
}

/** The box with its sides moved to the edge of the dark part, by at most a square. */
function tightened(raster: Raster, [left, top, width, height]: Box, levelMax: number): Box {
  const isDark = (box: Box) => shareUpTo(raster, box, levelMax) >= 0.5
  const first = (from: number, slice: (at: number) => Box) => {
    for (let at = Math.max(0, from - squarePixels); at < from + squarePixels; at++) if (isDark(slice(at))) return at
    return from
  }
  const last = (from: number, end: number, slice: (at: number) => Box) => {
    for (let at = Math.min(end - 1, from + squarePixels); at > from - squarePixels; at--)
      if (isDark(slice(at))) return at + 1
    return from
  }
  const [x, y] = [first(left, (at) => [at, top, 1, height]), first(top, (at) => [left, at, width, 1])]
  const right = last(left + width, raster.width, (at) => [at, top, 1, height])
  const bottom = last(top + height, raster.height, (at) => [left, at, width, 1])
  return [x, y, Math.max(1, right - x), Math.max(1, bottom - y)]
}

function isBanner(raster: Raster, box: Box, paper: number): boolean {
  const ground = levelAt(raster, box, 0.5)
  const bright = 1 - shareUpTo(raster, box, ground + paper * printContrastMin)
  return bright >= printShare.min && bright <= printShare.max
}

/** Share of the pixels in a box that are at most a level. */
function shareUpTo({ pixels, width, height }: Raster, box: Box, level: number): number {
  const { left, top, right, bottom } = sidesOf(box, { width, height })
  let dark = 0
  for (let y = top; y < bottom; y++) {
    for (let index = y * width + left, end = y * width + right; index < end; index++) {
      if ((pixels[index] ?? white) <= level) dark++
    }
  }
  return dark / Math.max(1, (right - left) * (bottom - top))
}

/** Quantile of the levels in a box. */
function levelAt({ pixels, width, height }: Raster, box: Box, share: number): number {
  const { left, top, right, bottom } = sidesOf(box, { width, height })
  const counts = new Uint32Array(white + 1)
  for (let y = top; y < bottom; y++) {
    for (let index = y * width + left, end = y * width + right; index < end; index++) {
      const value = pixels[index] ?? white
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  const all = Math.max(0, right - left) * Math.max(0, bottom - top)
  let [level, below] = [0, counts[0] ?? 0]
  while (below < share * all && level < white) below += counts[++level] ?? 0
  return level
}

/** The part of a box inside the image; `right` and `bottom` are exclusive. */
function sidesOf([left, top, wide, high]: Box, { width, height }: { readonly width: number; readonly height: number }) {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, left + wide),
    bottom: Math.min(height, top + high),
  }
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY)
}
