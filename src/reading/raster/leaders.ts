import type { Raster } from './raster.ts'
import { across, eachStretch, eraseCrossing, inkBeside, isInk, type Stretch, type Walk } from './stretches.ts'

/** Least length of a dotted leader, in pixels at reading size. */
const leaderLengthMin = 60
/** Largest gap, thickness and width of dots; the foot of a letter is wider. */
const gapMax = 16
const dotThicknessMax = 6
const dotWidthMax = 8
/** A row with a larger share of ink is a rule. */
const inkShareMax = 0.75
/** Least share of samples above the dots, at these distances, without ink: letters would have some. */
const clearShareMin = 0.95
const clearAbove = { nearest: 6, farthest: 15 } as const
/** Distance of the samples along a row. */
const samplePixels = 3

/** The image without the dots between a label and a value, beside which OCR often loses the line. */
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

/** The parts of a stretch between letters: runs of ink that are small enough for dots. */
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
  let samples = 0
  for (let at = start; at < end; at += samplePixels) {
    samples++
    let paper = true
    for (let away: number = clearAbove.nearest; away <= clearAbove.farthest && paper; away += 2)
      paper = line < away || !isInk(raster, (line - away) * raster.width + at)
    if (paper) clear++
  }
  return clear >= samples * clearShareMin
}
