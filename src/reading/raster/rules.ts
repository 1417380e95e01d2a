import type { Raster } from './raster.ts'
import { across, down, eachStretch, eraseCrossing, inkBeside, isInk, type Stretch, type Walk } from './stretches.ts'

/** Least length of a rule of a table or form, in pixels at reading size. */
const ruleLengthMin = 90
/** Least length of short rules: horizontal in the frame of a box number, vertical at the side of a table row. */
const shortLengthMin = { across: 50, down: 64 } as const
/** Hairlines broken by light noise: least length, largest gap, and largest share of gaps. */
const brokenLengthMin = 120
const gapMax = 4
const gapShareMax = { whole: 0.05, broken: 0.3 } as const
/** Largest thickness of a rule; thicker strokes are banners and images. */
const ruleThicknessMax = 6
/** Largest thickness that is erased: specks of noise make a rule thicker in places. */
const erasedThicknessMax = 9
/** Least share of a stroke that is thin. A broken one could be the tops of capitals. */
const thinShareMin = { whole: 0.7, short: 0.8, broken: 0.85 } as const
/** Largest length of the sides of a frame, and their distance from the ends of its bars. */
const sideLengthMax = 60
const cornerPixels = 4
/** Distance of the samples of thickness along a stroke. */
const samplePixels = 3

/** The image without the lines of tables and forms, which OCR reads as letters and which hide letters beside them. */
export function eraseRules(raster: Raster): Raster {
  const level = eraseAlong(raster, across(raster), shortLengthMin.across, eraseSides)
  // Where rules cross, the vertical one is thin only after the horizontal one is erased.
  return eraseAlong(level, down(raster), shortLengthMin.down)
}

function eraseAlong(
  raster: Raster,
  walk: Walk,
  lengthMin: number,
  eraseMore?: (raster: Raster, stretch: Stretch) => void,
): Raster {
  const erased = { ...raster, pixels: new Uint8Array(raster.pixels) }
  eachStretch(raster, walk, { lengthMin, gapMax }, (stretch) => {
    if (!isRule(raster, walk, stretch)) return
    for (let at = stretch.start; at < stretch.end; at++)
      eraseCrossing(erased, walk, { line: stretch.line, at, thicknessMax: erasedThicknessMax })
    if (stretch.end - stretch.start < ruleLengthMin) eraseMore?.(erased, stretch)
  })
  return erased
}

/** Erases the sides of a frame, which are as short as letters: vertical strokes below the ends of its upper bar. */
function eraseSides(raster: Raster, { line, start, end }: Stretch): void {
  for (const corner of [start, end - 1]) {
    const first = Math.max(0, corner - cornerPixels)
    for (let x = first; x <= Math.min(raster.width - 1, corner + cornerPixels); x++) {
      for (let y = line; y < line + sideLengthMax && isInk(raster, y * raster.width + x); y++)
        eraseCrossing(raster, down(raster), { line: x, at: y, thicknessMax: ruleThicknessMax })
    }
  }
}

function isRule(raster: Raster, walk: Walk, stretch: Stretch): boolean {
  const length = stretch.end - stretch.start
  const gapShare = 1 - stretch.ink / length
  if (gapShare <= gapShareMax.whole)
    return isThin(raster, walk, stretch, length >= ruleLengthMin ? thinShareMin.whole : thinShareMin.short)
  const broken = length >= brokenLengthMin && gapShare <= gapShareMax.broken
  return broken && isThin(raster, walk, stretch, thinShareMin.broken)
}

/** Whether more than a share of the stroke is at most as thick as a rule. */
function isThin(raster: Raster, walk: Walk, { line, start, end }: Stretch, shareMin: number): boolean {
  let thin = 0
  let samples = 0
  for (let at = start; at < end; at += samplePixels) {
    const [before, behind] = [-1, 1].map((direction) =>
      inkBeside(raster, walk, { line, at, direction: direction === 1 ? 1 : -1, most: ruleThicknessMax }),
    )
    samples++
    if ((before ?? 0) + 1 + (behind ?? 0) <= ruleThicknessMax) thin++
  }
  return thin > samples * shareMin
}
