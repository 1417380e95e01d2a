import { white, type Raster } from './raster.ts'

/** A stroke at least this long is a rule of a table or form and no letter. Pixels at reading size. */
const ruleLengthMin = 90
/** Rules are thin; thicker strokes are banners and pictures. */
const ruleThicknessMax = 6
/** Darker than this, of the white 255, is ink. */
const inkMax = 170
/** Pixels painted over beside a rule: its soft edge. */
const edge = 1

/**
 * The picture without the lines of tables and forms, which recognition takes for letters and which hide those beside them.
 */
export function eraseRules(raster: Raster): Raster {
  const pixels = new Uint8Array(raster.pixels)
  const { width, height } = raster
  eraseAlong(raster, pixels, { lines: height, length: width, line: width, step: 1 })
  eraseAlong(raster, pixels, { lines: width, length: height, line: 1, step: width })
  return { width, height, pixels }
}

/** How to walk the picture: across its rows or down its columns. */
interface Walk {
  readonly lines: number
  readonly length: number
  /** From one line to the next, and from one pixel of a line to the next. */
  readonly line: number
  readonly step: number
}

function eraseAlong(raster: Raster, pixels: Uint8Array, walk: Walk): void {
  for (let line = 0; line < walk.lines; line++) {
    let start = -1
    for (let at = 0; at <= walk.length; at++) {
      const ink = at < walk.length && (raster.pixels[line * walk.line + at * walk.step] ?? white) <= inkMax
      if (ink && start === -1) start = at
      if (ink || start === -1) continue
      if (at - start >= ruleLengthMin && isThin(raster, walk, { line, start, end: at }))
        erase(pixels, walk, { line, start, end: at })
      start = -1
    }
  }
}

/** Most of the stroke has paper on both sides within a rule's thickness. */
function isThin(
  raster: Raster,
  walk: Walk,
  { line, start, end }: { line: number; start: number; end: number },
): boolean {
  let thin = 0
  let looked = 0
  for (let at = start; at < end; at += 5) {
    let thickness = 1
    for (const direction of [-1, 1]) {
      for (let away = 1; away <= ruleThicknessMax; away++) {
        const beside = line + direction * away
        if (beside < 0 || beside >= walk.lines) break
        if ((raster.pixels[beside * walk.line + at * walk.step] ?? white) > inkMax) break
        thickness++
      }
    }
    looked++
    if (thickness <= ruleThicknessMax) thin++
  }
  return thin > looked * 0.7
}

function erase(
  pixels: Uint8Array,
  walk: Walk,
  { line, start, end }: { line: number; start: number; end: number },
): void {
  for (let beside = Math.max(0, line - edge); beside <= Math.min(walk.lines - 1, line + edge); beside++) {
    for (let at = start; at < end; at++) pixels[beside * walk.line + at * walk.step] = white
  }
}
