import { overprint, specimenWord } from '../../drawing/overprint.ts'
import { letterPaper, line, place, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark, Typeface } from '../../drawing/sheet.ts'
import { typeset } from '../../drawing/typeset.ts'
import type { Draft } from '../draft.ts'

/** How an issuer's documents look. Sizes are points. */
export interface Theme {
  readonly face: Typeface
  readonly bold: Typeface
  readonly size: number
  readonly ink: string
  readonly accent: string
  readonly tint: string
  readonly margin: number
  readonly paper: { readonly width: number; readonly height: number; readonly pixelsPerUnit: number }
}

/** A piece of a page that is not torn apart: marks from (0, 0) down. */
export interface Piece {
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Something printed down the page, made for the width it gets. */
export type Block = (frame: { readonly width: number; readonly theme: Theme }) => readonly Piece[]

/** The look of one issuer. Government documents in North America are Letter, those of Europe and Morocco A4. */
export function theme(draft: Draft, changes: Partial<Theme> = {}): Theme {
  const [accent, tint] = draft.pick(colours)
  const [face, bold] = draft.pick(typefaces)
  const isA4 = draft.region === 'FR' || draft.region === 'MA'
  return {
    face,
    bold,
    size: draft.pick([8.8, 9.2, 9.6]),
    ink: '#1b1b1b',
    accent,
    tint,
    margin: draft.pick([40, 46, 54]),
    paper: isA4 ? { width: 595, height: 842, pixelsPerUnit: 200 / 72 } : letterPaper,
    ...changes,
  }
}

/** Blocks down as many pages as they need, each with the footer, its number and the word that says it is a specimen. */
export function pages(draft: Draft, look: Theme, blocks: readonly Block[], footer: readonly string[] = []): Sheet[] {
  const { paper, margin } = look
  const width = paper.width - 2 * margin
  const bottom = paper.height - 44 - footer.length * 9
  const all: Mark[][] = [[]]
  let y = 36
  for (const piece of blocks.flatMap((block) => block({ width, theme: look }))) {
    if (y + piece.height > bottom && y > 36) {
      all.push([])
      y = 48
    }
    all.at(-1)?.push(...place(piece.marks, { x: margin, y, scale: 1 }))
    y += piece.height
  }
  return all.map((marks, index) => ({
    ...paper,
    background: '#fff',
    marks: [
      overprint(paper.width / 2, paper.height * 0.62, 92, specimenWord[draft.language], -30),
      ...marks,
      ...footer.map((content, row) =>
        text(paper.width / 2, bottom + 14 + row * 9, content, {
          size: 6.8,
          face: look.face,
          color: '#666',
          align: 'middle',
        }),
      ),
      text(margin, paper.height - 18, specimenWord[draft.language], { size: 7, face: 'narrow-bold', color: '#b3202a' }),
      ...(all.length > 1 || draft.chance(0.5)
        ? [
            text(paper.width - margin, paper.height - 18, `Page ${index + 1} ${draft.say('of', 'de')} ${all.length}`, {
              size: 7,
              face: look.face,
              color: '#666',
              align: 'right',
            }),
          ]
        : []),
    ],
  }))
}

/** One piece from marks. */
export function piece(height: number, marks: readonly Mark[]): readonly Piece[] {
  return [{ height, marks }]
}

/** Empty space. */
export function gap(height: number): Block {
  return () => piece(height, [])
}

/** A rule across the page. */
export function rule(color?: string): Block {
  return ({ width, theme: { accent } }) =>
    piece(8, [line(0, 3, width, 3, { stroke: color ?? accent, strokeWidth: 0.7 })])
}

/** Blocks one after the other as one piece, for what must stay together. */
export function together(blocks: readonly Block[]): Block {
  return (frame) => {
    let y = 0
    const marks: Mark[] = []
    for (const part of blocks.flatMap((block) => block(frame))) {
      marks.push(...place(part.marks, { x: 0, y, scale: 1 }))
      y += part.height
    }
    return piece(y, marks)
  }
}

/** Two stacks side by side; `share` is the left one's part of the width. */
export function beside(left: readonly Block[], right: readonly Block[], share = 0.5): Block {
  return ({ width, theme: look }) => {
    const gutter = 16
    const widths = [width * share - gutter / 2, width * (1 - share) - gutter / 2] as const
    const [first] = together(left)({ width: widths[0], theme: look })
    const [second] = together(right)({ width: widths[1], theme: look })
    return piece(Math.max(first?.height ?? 0, second?.height ?? 0), [
      ...(first?.marks ?? []),
      ...place(second?.marks ?? [], { x: widths[0] + gutter, y: 0, scale: 1 }),
    ])
  }
}

/** Width of a text in points. */
export function widthOf(content: string, face: Typeface, size: number): number {
  return typeset(content, face, size).width
}

/** The largest size up to `size` at which the text fits. */
export function fittingSize(content: string, face: Typeface, size: number, width: number): number {
  const actual = widthOf(content, face, size)
  return actual <= width ? size : Math.floor(((size * width) / actual) * 20) / 20
}

/** Text at the largest size up to the style's at which it fits the room. */
export function fitted(
  x: number,
  y: number,
  content: string,
  room: number,
  style: { face: Typeface; size: number; color?: string; align?: TextMark['align'] },
): TextMark {
  return text(x, y, content, { ...style, size: fittingSize(content, style.face, style.size, room) })
}

/** Words broken into lines no wider than `width`. */
export function wrap(content: string, face: Typeface, size: number, width: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer, face, size) > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

const typefaces = [
  ['narrow', 'narrow-bold'],
  ['sans', 'sans-bold'],
  ['narrow', 'narrow-bold'],
  ['serif', 'serif-bold'],
] as const

const colours = [
  ['#14532d', '#eaf4ec'],
  ['#7a1f2b', '#f8ecee'],
  ['#1f3f77', '#ebf0f8'],
  ['#5b2a86', '#f2edf7'],
  ['#0d5c63', '#e7f3f3'],
  ['#333333', '#f0f0f0'],
  ['#a14a00', '#fbf1e6'],
] as const
