import type { Raster } from './raster.ts'
import { across, eachStretch, eraseCrossing, inkBeside, isInk, type Stretch, type Walk } from './stretches.ts'

/** A row of dots at least this long leads the eye to the end of its line. Pixels at reading size. */
const leaderLengthMin = 60
/** Dots stand no further apart, and are no thicker and no wider: the foot of a letter is wider. */
const gapMax = 16
const dotThicknessMax = 6
const dotWidthMax = 8
/** More ink than this share of the row is a rule. */
const inkShareMax = 0.75
/** Of the places above the dots, the share that must be paper: there letters would stand. */
const clearShareMin = 0.95
const clearAbove = { nearest: 6, farthest: 15 } as const
/** Every so many pixels of the row are looked at. */
const samplePixels = 3

/**
 * The image without the dots between a label and its value at the end of the line: beside them recognition loses the
 * line as often as not.
 */
export function eraseLeaders(raster: Raster): Raster {
  const erased = { ...raster, pixels: new Uint8Array(raster.pixels) }
  const walk = across(raster)
  eachStretch(raster, walk, { lengthMin: leaderLengthMin, gapMax }, (stretch) => {
    for (const dots of rowsOfDots(raster, walk, stretch)) {
      if (!isLeader(raster, dots)) continue
      for (let at = dots.start; at < dots.end; at++) {
        if (isInk(raster, dots.line * walk.line + at))
          eraseCrossing(erased, walk, { line: dots.line, at, thicknessMax: dotThicknessMax })
      }
    }
  })
  return erased
}

/** Parts of a stretch between ink that is too large for dots: the letters of the label and of the value. */
function rowsOfDots(raster: Raster, walk: Walk, { line, start, end }: Stretch): readonly Stretch[] {
  const rows: Stretch[] = []
  let open = { start: -1, end: -1, ink: 0 }
  const close = () => {
    if (open.end - open.start >= leaderLengthMin) rows.push({ line, ...open })
    open = { start: -1, end: -1, ink: 0 }
  }
  for (let at = start; at < end; at++) {
    const first = at
    let large = false
    for (; at < end && isInk(raster, line * walk.line + at); at++) large ||= isThick(raster, walk, line, at)
    if (at === first) continue
    if (large || at - first > dotWidthMax) close()
    else open = { start: open.start === -1 ? first : open.start, end: at, ink: open.ink + at - first }
  }
  close()
  return rows
}

function isThick(raster: Raster, walk: Walk, line: number, at: number): boolean {
  const above = inkBeside(raster, walk, { line, at, direction: -1, most: dotThicknessMax })
  const below = inkBeside(raster, walk, { line, at, direction: 1, most: dotThicknessMax })
  return above + 1 + below > dotThicknessMax
}

function isLeader(raster: Raster, { line, start, end, ink }: Stretch): boolean {
  if (ink > (end - start) * inkShareMax) return false
  let clear = 0
  let looked = 0
  for (let at = start; at < end; at += samplePixels) {
    looked++
    let paper = true
    for (let away: number = clearAbove.nearest; away <= clearAbove.farthest && paper; away += 2)
      paper = line < away || !isInk(raster, (line - away) * raster.width + at)
    if (paper) clear++
  }
  return clear >= looked * clearShareMin
}
