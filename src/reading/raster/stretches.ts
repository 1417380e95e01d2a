import { faintInkMax } from './ink.ts'
import { white, type Raster } from './raster.ts'

/** An order of the pixels of an image: along its rows or its columns. */
export interface Walk {
  readonly lines: number
  readonly length: number
  /** Index offsets to the next line, and to the next pixel of a line. */
  readonly line: number
  readonly step: number
}

/** A run of ink in one line of a walk, from `start` to before `end`, with `ink` pixels of ink. */
export interface Stretch {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly ink: number
}

/** Along the rows of an image. */
export function across({ width, height }: Raster): Walk {
  return { lines: height, length: width, line: width, step: 1 }
}

/** Along the columns of an image. */
export function down({ width, height }: Raster): Walk {
  return { lines: width, length: height, line: 1, step: width }
}

/** Calls `found` for every run of ink at least `lengthMin` pixels long, with gaps of at most `gapMax` pixels. */
export function eachStretch(
  { pixels }: Raster,
  walk: Walk,
  { lengthMin, gapMax }: { readonly lengthMin: number; readonly gapMax: number },
  found: (stretch: Stretch) => void,
): void {
  for (let line = 0; line < walk.lines; line++) {
    let start = -1
    let last = -1
    let ink = 0
    for (let at = 0, index = line * walk.line; at < walk.length; at++, index += walk.step) {
      if ((pixels[index] ?? white) > faintInkMax) continue
      if (start === -1 || at - last > gapMax + 1) {
        if (start !== -1 && last + 1 - start >= lengthMin) found({ line, start, end: last + 1, ink })
        start = at
        ink = 0
      }
      last = at
      ink++
    }
    if (start !== -1 && last + 1 - start >= lengthMin) found({ line, start, end: last + 1, ink })
  }
}

/** Number of ink pixels next to a pixel in one direction across the line, at most `most`. */
export function inkBeside(
  { pixels }: Raster,
  walk: Walk,
  { line, at, direction, most }: { line: number; at: number; direction: 1 | -1; most: number },
): number {
  let away = 0
  while (away < most) {
    const beside = line + direction * (away + 1)
    if (beside < 0 || beside >= walk.lines) break
    if ((pixels[beside * walk.line + at * walk.step] ?? white) > faintInkMax) break
    away++
  }
  return away
}

/** Paints the ink across a line white at one place, with its soft edge, unless it is thicker than `thicknessMax`. */
export function eraseCrossing(
  raster: Raster,
  walk: Walk,
  { line, at, thicknessMax }: { line: number; at: number; thicknessMax: number },
): void {
  const before = inkBeside(raster, walk, { line, at, direction: -1, most: thicknessMax })
  const behind = inkBeside(raster, walk, { line, at, direction: 1, most: thicknessMax })
  if (before + 1 + behind > thicknessMax) return
  const first = Math.max(0, line - before - softEdge)
  const last = Math.min(walk.lines - 1, line + behind + softEdge)
  for (let beside = first; beside <= last; beside++) raster.pixels[beside * walk.line + at * walk.step] = white
}

/** Pixels of a soft edge. */
const softEdge = 1

/** Whether a pixel is ink, faint strokes included. */
export function isInk({ pixels }: Raster, index: number): boolean {
  return (pixels[index] ?? white) <= faintInkMax
}
