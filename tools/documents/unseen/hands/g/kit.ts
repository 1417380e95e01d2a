import { typeset } from '../../../drawing/typeset.ts'
import { box, line, text, type Mark, type Typeface } from '../../../drawing/sheet.ts'
import { parts } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** How captions and values look. */
export interface Look {
  readonly small: number
  readonly large: number
  readonly ink: string
  readonly face: Typeface
  /** From the caption's baseline to the value's. */
  readonly drop: number
}

/** A small caption with its value below. */
export function below(x: number, y: number, caption: string, value: string, look: Look): Mark[] {
  return [
    text(x, y, caption, { size: look.small, color: look.ink }),
    text(x, y + look.drop, value, { size: look.large, face: look.face }),
  ]
}

/** A framed cell with a small caption in its top left corner. */
export function cell(
  frame: { x: number; y: number; width: number; height: number },
  caption: string,
  value: string,
  look: Look,
): Mark[] {
  const { x, y, width, height } = frame
  return [
    box(x, y, width, height, { stroke: '#444', strokeWidth: 0.6 }),
    text(x + 3, y + look.small + 2, caption, { size: look.small, color: look.ink }),
    text(x + 5, y + height * 0.82, value, { size: look.large, face: look.face }),
  ]
}

/** Text broken into lines no wider than `width`. */
export function paragraph(
  x: number,
  y: number,
  width: number,
  content: string,
  style: { size: number; face?: Typeface; color?: string; leading?: number },
): { readonly marks: Mark[]; readonly bottom: number } {
  const { size, face = 'narrow', color = '#1b1b1b', leading = size * 1.35 } = style
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, face, size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  return {
    marks: rows.map((each, index) => text(x, y + index * leading, each, { size, face, color })),
    bottom: y + rows.length * leading,
  }
}

/** A square for a tick; a cross of two pen strokes where it is ticked. */
export function tick(x: number, y: number, side: number, isTicked: boolean): Mark[] {
  const frame = box(x, y, side, side, { stroke: '#222', strokeWidth: 0.8 })
  if (!isTicked) return [frame]
  const pen = { stroke: '#1c2a6b', strokeWidth: side * 0.16 }
  return [frame, line(x + 1, y + side - 0.5, x + side + 1.5, y - 1, pen), line(x + 0.5, y + 1, x + side, y + side, pen)]
}

/** Records an address and answers its lines. */
export function address(paper: Paper, field: string, contents: readonly string[]): readonly string[] {
  const plain = contents.map((content) => content.replace(/\s+/g, ' '))
  paper.put(field, plain.join(', '), plain.join(' '))
  return contents
}

/** The day in three pieces of fixed width. */
export function pieces(iso: string): { readonly year: string; readonly month: string; readonly day: string } {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { year, month, day }
}

/** The month's index in a list of twelve names. */
export function monthOf(iso: string, names: readonly string[]): string {
  return names[parts(iso).month - 1] ?? ''
}

/** As in "07 JUL 2031". */
export function capitalMonth(iso: string): string {
  return monthOf(iso, ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'])
}

/** Letters A to Z with fillers, as machines read names. */
export function plainCapitals(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}
