import type { Box } from '../../src/reading/raster/raster.ts'

/** A line on a prepared page: positions of its characters, left to right, and height of its ink, in pixels. */
export interface LaidLine {
  readonly characters: readonly {
    readonly character: string
    readonly left: number
    readonly right: number
    readonly y: number
  }[]
  readonly height: number
  readonly font: number
}

/** Share of a character's width in a strip from which it is readable, and below which it is ignored. */
const readableWidth = 0.65
const visibleWidth = 0.45
/** The same for the height of its line; boxes leave out accents and descenders. */
const readableHeight = 0.6
const visibleHeight = 0.25

/**
 * The text in a box of a page, pieces of one row joined with spaces: '' in an empty box, 'merged' with several rows, 'cut' with
 * only a part of a row's height or of a character. `span` is the horizontal extent of its strip.
 */
export function textInBox(
  lines: readonly LaidLine[],
  [, top, , height]: Box,
  span: readonly [from: number, to: number],
): { readonly text: string; readonly font: number } | 'merged' | 'cut' {
  const inside: { left: number; character: string; y: number; line: LaidLine }[] = []
  for (const line of lines) {
    for (const one of line.characters) {
      const shown = (Math.min(one.right, span[1]) - Math.max(one.left, span[0])) / (one.right - one.left)
      if (shown < visibleWidth) continue
      const overlap = Math.min(one.y + line.height / 2, top + height) - Math.max(one.y - line.height / 2, top)
      if (overlap < line.height * visibleHeight) continue
      if (overlap < line.height * readableHeight || shown < readableWidth) return 'cut'
      inside.push({ left: one.left, character: one.character, y: one.y, line })
    }
  }
  const [first] = inside
  if (first === undefined) return { text: '', font: 0 }
  if (inside.some(({ y, line }) => Math.abs(y - first.y) > Math.min(line.height, first.line.height) * 0.6))
    return 'merged'
  inside.sort((a, b) => a.left - b.left)
  let text = ''
  let line = first.line
  for (const one of inside) {
    if (one.line !== line) text += ' '
    line = one.line
    text += one.character
  }
  return { text: text.replace(/\s+/g, ' ').trim(), font: first.line.font }
}
