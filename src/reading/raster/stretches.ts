import { white, type Raster } from './raster.ts'

/** Darker than this, of the white 255, is ink: of a grey hairline under light noise little is darker. */
const inkMax = 190

/** How to walk an image: across its rows or down its columns. */
export interface Walk {
  readonly lines: number
  readonly length: number
  /** From one line to the next, and from one pixel of a line to the next. */
  readonly line: number
  readonly step: number
}

/** Ink of one line of a walk, from `start` up to, not including, `end`; `ink` of its pixels are. */
export interface Stretch {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly ink: number
}

/** Across the rows of an image. */
export function across({ width, height }: Raster): Walk {
  return { lines: height, length: width, line: width, step: 1 }
}

/** Down the columns of an image. */
export function down({ width, height }: Raster): Walk {
  return { lines: width, length: height, line: 1, step: width }
}

/** Calls back for every stretch of ink at least `lengthMin` pixels long, with gaps of up to `gapMax` pixels in it. */
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
      if ((pixels[index] ?? white) > inkMax) continue
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

/** How many pixels of ink stand beside a pixel of a line in one direction, itself not counted; at most `most`. */
export function inkBeside(
  { pixels }: Raster,
  walk: Walk,
  { line, at, direction, most }: { line: number; at: number; direction: 1 | -1; most: number },
): number {
  let away = 0
  while (away < most) {
    const beside = line + direction * (away + 1)
    if (beside < 0 || beside >= walk.lines) break
    if ((pixels[beside * walk.line + at * walk.step] ?? white) > inkMax) break
    away++
  }
  return away
}

/** Paints white what ink crosses a line at one place, where it is no thicker than `thicknessMax`, with its soft edge. */
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

/** Pixels painted over beside a stroke. */
const softEdge = 1

/** Whether a pixel is ink. */
export function isInk({ pixels }: Raster, index: number): boolean {
  return (pixels[index] ?? white) <= inkMax
}
