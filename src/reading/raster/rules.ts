import type { Raster } from './raster.ts'
import { across, down, eachStretch, eraseCrossing, inkBeside, isInk, type Stretch, type Walk } from './stretches.ts'

/** A stroke at least this long is a rule of a table or form and no letter. Pixels at reading size. */
const ruleLengthMin = 90
/** So is a shorter one across the page, the frame around the number of a form's box, or upright, the side of one row of a table. */
const shortLengthMin = { across: 50, down: 64 } as const
/** A hairline under light noise is broken; it must be this long, and the gaps and their share no more than this. */
const brokenLengthMin = 120
const gapMax = 4
const gapShareMax = { whole: 0.05, broken: 0.3 } as const
/** Rules are thin; thicker strokes are banners and images. */
const ruleThicknessMax = 6
/** What of it is no thicker than this goes: specks of noise stand on it. */
const erasedThicknessMax = 9
/** Share of a stroke that is thin: of a whole one, of a short one, of a broken one, which could be the tops of capitals. */
const thinShareMin = { whole: 0.7, short: 0.8, broken: 0.85 } as const
/** The sides of a frame are no longer, and begin this near the ends of its bars. */
const sideLengthMax = 60
const cornerPixels = 4
/** Every so many pixels of a stroke its thickness is looked at. */
const samplePixels = 3

/**
 * The image without the lines of tables and forms, which recognition takes for letters and which hide those beside them.
 */
export function eraseRules(raster: Raster): Raster {
  const level = eraseAlong(raster, across(raster), shortLengthMin.across, eraseSides)
  // Where rules cross, what stands upright is thin only once the other is gone.
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

/** The sides of a frame, which are no longer than letters: upright strokes that hang from the ends of its upper bar. */
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

/** This share of the stroke's ink has paper on both sides within a rule's thickness. */
function isThin(raster: Raster, walk: Walk, { line, start, end }: Stretch, shareMin: number): boolean {
  let thin = 0
  let looked = 0
  for (let at = start; at < end; at += samplePixels) {
    const [before, behind] = [-1, 1].map((direction) =>
      inkBeside(raster, walk, { line, at, direction: direction === 1 ? 1 : -1, most: ruleThicknessMax }),
    )
    looked++
    if ((before ?? 0) + 1 + (behind ?? 0) <= ruleThicknessMax) thin++
  }
  return thin > looked * shareMin
}
