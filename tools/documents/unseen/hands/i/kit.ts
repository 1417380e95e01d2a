import { box, ellipse, letterPaper, line, roundedBox, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** A family of letters; each has a bold face. */
export type Base = 'sans' | 'narrow' | 'serif' | 'mono'

/** How a text looks where it differs from its page. */
export interface Look {
  readonly face?: Base
  readonly bold?: boolean
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'middle' | 'right'
  readonly turn?: number
}

/** A column of a grid: heading, edge, and whether its texts end there. */
export type Column = readonly [title: string, x: number, align?: 'left' | 'right' | 'middle']

/** Where a grid stands and how it is ruled. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly leading?: number
  readonly size?: number
  readonly shade?: string
  readonly ink?: string
  readonly rules?: 'rows' | 'frame' | 'none'
}

/** A page that is being printed. What is added later stands on top. */
export interface Page {
  draw(...marks: readonly Mark[]): void
  text(x: number, y: number, content: string, look?: Look): void
  /** Ends at x. */
  right(x: number, y: number, content: string, look?: Look): void
  middle(x: number, y: number, content: string, look?: Look): void
  /** Lines below one another; answers the next baseline. */
  stack(x: number, y: number, leading: number, contents: readonly string[], look?: Look): number
  /** Wrapped to a width; answers the next baseline. */
  prose(x: number, y: number, width: number, content: string, look?: Look): number
  /** Captions with values that end at the right; bold where the third says so. */
  pairs(
    at: { x: number; right: number; y: number; leading: number },
    rows: readonly (readonly [string, string, boolean?])[],
    look?: Look,
  ): number
  /** A box with a small caption at its top and a value below. */
  cell(
    area: readonly [x: number, y: number, width: number, height: number],
    caption: string,
    value: string,
    look?: Look & { fill?: string; stroke?: string },
  ): void
  grid(columns: readonly Column[], rows: readonly (readonly string[])[], frame: Frame): number
  rule(x1: number, y: number, x2: number, color?: string, width?: number): void
  sheet(): Sheet
}

/** An empty page of Letter paper (or of another height) with its ink, and the word at its foot. */
export function openPage(
  paper: Paper,
  ink: { face: Base; size: number; color?: string; french?: boolean; height?: number; background?: string },
): Page {
  const marks: Mark[] = []
  const { height = letterPaper.height, background = '#ffffff' } = ink
  const draw = (...more: readonly Mark[]) => void marks.push(...more)
  const put: Page['text'] = (x, y, content, look = {}) => {
    const {
      face = ink.face,
      bold = false,
      size = ink.size,
      color = ink.color ?? '#1b1b1b',
      align = 'left',
      turn = 0,
    } = look
    draw(text(x, y, content, { size, color, align, turnDegrees: turn, face: bold ? `${face}-bold` : face }))
  }
  const widthOf = (content: string, { face = ink.face, size = ink.size, bold = false }: Look) =>
    typeset(content, bold ? `${face}-bold` : face, size).width
  const word = paper.pick(
    ink.french
      ? ['SPÉCIMEN', 'Spécimen - document fictif', 'SPÉCIMEN SANS VALEUR']
      : ['SPECIMEN', 'Specimen - not a real document', 'SPECIMEN ONLY'],
  )
  put(paper.pick([306, 120, 500]), height - 7, word, { size: 6, align: 'middle', color: '#777777' })
  const page: Page = {
    draw,
    text: put,
    right: (x, y, content, look) => put(x, y, content, { ...look, align: 'right' }),
    middle: (x, y, content, look) => put(x, y, content, { ...look, align: 'middle' }),
    stack(x, y, leading, contents, look) {
      contents.forEach((content, index) => put(x, y + index * leading, content, look))
      return y + contents.length * leading
    },
    prose(x, y, width, content, look = {}) {
      let row = ''
      let base = y
      for (const next of content.split(' ')) {
        const longer = row === '' ? next : `${row} ${next}`
        if (row !== '' && widthOf(longer, look) > width) {
          put(x, base, row, look)
          base += (look.size ?? ink.size) * 1.35
          row = next
        } else row = longer
      }
      put(x, base, row, look)
      return base + (look.size ?? ink.size) * 1.35
    },
    pairs(at, rows, look = {}) {
      rows.forEach(([caption, value, bold = false], index) => {
        const y = at.y + index * at.leading
        put(at.x, y, caption, { ...look, bold: bold || look.bold === true })
        put(at.right, y, value, { ...look, bold: bold || look.bold === true, align: 'right' })
      })
      return at.y + rows.length * at.leading
    },
    cell([x, y, width, tall], caption, value, look = {}) {
      const { size = ink.size + 1, fill, stroke = '#555555' } = look
      draw(box(x, y, width, tall, { stroke, strokeWidth: 0.5, ...(fill === undefined ? {} : { fill }) }))
      put(x + 4, y + 8.5, caption, { size: 6.2, color: '#444444' })
      const style = { bold: true, ...look, size }
      if (look.align === 'right') put(x + width - 5, y + tall - 6, value, style)
      else put(x + (look.align === 'middle' ? width / 2 : 6), y + tall - 6, value, style)
    },
    grid(columns, rows, frame) {
      const { x, y, width, leading = 13, size = ink.size, shade, ink: head = '#111111', rules = 'rows' } = frame
      if (shade !== undefined) draw(box(x, y, width, leading + 1, { fill: shade }))
      else draw(line(x, y + leading, x + width, y + leading, { strokeWidth: 0.8 }))
      for (const [title, edge, align = 'left'] of columns)
        put(edge, y + leading * 0.72, title, { size: size * 0.95, bold: true, color: head, align })
      rows.forEach((row, index) => {
        const base = y + (index + 1.76) * leading
        row.forEach((content, at) => {
          const [, edge = x, align = 'left'] = columns[at] ?? []
          if (content !== '') put(edge, base, content, { size, align })
        })
        if (rules === 'rows')
          draw(
            line(x, y + (index + 2) * leading, x + width, y + (index + 2) * leading, {
              stroke: '#c4c4c4',
              strokeWidth: 0.4,
            }),
          )
      })
      const bottom = y + (rows.length + 1) * leading
      if (rules === 'frame') draw(box(x, y, width, bottom - y + 3, { stroke: '#333333', strokeWidth: 0.7 }))
      return bottom
    },
    rule: (x1, y, x2, color = '#333333', width = 0.7) =>
      draw(line(x1, y, x2, y, { stroke: color, strokeWidth: width })),
    sheet: () => ({ ...letterPaper, height, background, marks }),
  }
  return page
}

/** A drawn shape with letters on it, 40 wide and high. */
export function logo(
  page: Page,
  x: number,
  y: number,
  letters: string,
  kind: 'disc' | 'hex' | 'leaf' | 'bars' | 'tile',
  color: string,
): void {
  if (kind === 'disc') page.draw(ellipse(x + 20, y + 20, 20, 20, { fill: color }))
  if (kind === 'hex')
    page.draw(
      shape(
        `M${x + 20} ${y} L${x + 40} ${y + 11} L${x + 40} ${y + 30} L${x + 20} ${y + 41} L${x} ${y + 30} L${x} ${y + 11} Z`,
        { fill: color },
      ),
    )
  if (kind === 'leaf')
    page.draw(
      shape(
        `M${x} ${y + 40} C${x} ${y + 8} ${x + 12} ${y} ${x + 42} ${y} C${x + 42} ${y + 30} ${x + 30} ${y + 40} ${x} ${y + 40} Z`,
        { fill: color },
      ),
    )
  if (kind === 'bars')
    for (const step of [0, 1, 2]) page.draw(box(x + step * 15, y + step * 8, 11, 40 - step * 8, { fill: color }))
  if (kind === 'tile') page.draw(roundedBox(x, y, 40, 40, 8, { fill: color }))
  const white = kind !== 'bars'
  page.text(x + 20, y + 25, letters, { size: 14, bold: true, align: 'middle', color: white ? '#ffffff' : '#222222' })
}
