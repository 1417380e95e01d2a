import {
  box,
  ellipse,
  letterPaper,
  line,
  roundedBox,
  shape,
  text,
  type Mark,
  type Sheet,
  type Typeface,
} from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

export type Family = 'sans' | 'narrow' | 'serif' | 'mono'
export const families: readonly Family[] = ['sans', 'narrow', 'serif', 'narrow', 'mono']
export const inks = ['#14406b', '#7a1f2b', '#1f5d3a', '#4b2a73', '#1b1b1b', '#b3541e', '#0c6f7d', '#2b2f77'] as const

export interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly align?: 'left' | 'middle' | 'right'
  readonly color?: string
  readonly face?: Family
  readonly turn?: number
  /** The text shrinks to be no wider. */
  readonly within?: number
}

export interface Grid {
  readonly x: number
  readonly y: number
  readonly widths: readonly number[]
  readonly leading?: number
  readonly size?: number
  readonly head?: string
  /** Columns whose texts stand at the right edge. */
  readonly right?: readonly number[]
  readonly rules?: 'all' | 'rows' | 'none'
}

/** A page that is being filled. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly marks: Mark[]
  t(x: number, y: number, content: string, style?: Style): void
  /** Lines below one another; answers the next baseline. */
  col(x: number, y: number, leading: number, rows: readonly string[], style?: Style): number
  /** A label and its value at the other end of the line. */
  pair(x: number, right: number, y: number, label: string, value: string, style?: Style): void
  /** A frame with a small caption above its value. */
  cell(
    frame: readonly [x: number, y: number, w: number, h: number],
    caption: string,
    value: string,
    style?: Style,
  ): void
  /** Wrapped text; answers the next baseline. */
  para(x: number, y: number, width: number, content: string, style?: Style & { readonly leading?: number }): number
  /** The first row is the heading; answers the bottom. */
  grid(frame: Grid, rows: readonly (readonly string[])[]): number
  rule(x: number, y: number, right: number, color?: string, weight?: number): void
  add(...marks: Mark[]): void
  sheet(): Sheet
}

const sizes = { letter: letterPaper, a4: { width: 595, height: 842, pixelsPerUnit: 200 / 72 } } as const

/** An empty page in a family of type. */
export function openPage(format: 'letter' | 'a4', family: Family, ink = '#1b1b1b'): Page {
  const { width, height, pixelsPerUnit } = sizes[format]
  const marks: Mark[] = []
  const t: Page['t'] = (x, y, content, style = {}) => {
    if (content === '') return
    const face: Typeface = `${style.face ?? family}${style.bold === true ? '-bold' : ''}`
    const asked = style.size ?? 8.5
    const wide = typeset(content, face, asked).width
    const size = style.within !== undefined && wide > style.within ? (asked * style.within) / wide : asked
    marks.push(
      text(x, y, content, {
        size,
        face,
        color: style.color ?? ink,
        align: style.align ?? 'left',
        turnDegrees: style.turn ?? 0,
      }),
    )
  }
  const page: Page = {
    width,
    height,
    marks,
    t,
    col(x, y, leading, rows, style) {
      rows.forEach((row, index) => t(x, y + index * leading, row, style))
      return y + rows.length * leading
    },
    pair(x, right, y, label, value, style) {
      const face: Typeface = `${style?.face ?? family}${style?.bold === true ? '-bold' : ''}`
      const taken = typeset(value, face, style?.size ?? 8.5).width
      t(x, y, label, { ...style, within: Math.max(right - x - taken - 6, 30) })
      t(right, y, value, { ...style, align: 'right' })
    },
    cell([x, y, w, h], caption, value, style = {}) {
      marks.push(box(x, y, w, h, { stroke: style.color ?? '#6a7078', strokeWidth: 0.6 }))
      t(x + 3, y + 8, caption, { size: 5.8, within: w - 6, color: '#444' })
      t(x + 4, y + h - 5, value, { size: 9, within: w - 8, ...style, color: '#111' })
    },
    para(x, y, wide, content, style = {}) {
      const rows = wrapped(content, wide, {
        face: style.face ?? family,
        bold: style.bold === true,
        size: style.size ?? 8.5,
      })
      return page.col(x, y, style.leading ?? (style.size ?? 8.5) * 1.32, rows, style)
    },
    grid: (frame, rows) => drawGrid(page, frame, rows),
    rule: (x, y, right, color = '#555', weight = 0.6) =>
      void marks.push(line(x, y, right, y, { stroke: color, strokeWidth: weight })),
    add: (...more) => void marks.push(...more),
    sheet() {
      t(width / 2, height - 7, 'SPECIMEN', { size: 5.5, align: 'middle', color: '#8a8a8a', face: 'sans' })
      return { width, height, pixelsPerUnit, background: '#ffffff', marks }
    },
  }
  return page
}

function wrapped(
  content: string,
  width: number,
  { face, bold, size }: { face: Family; bold: boolean; size: number },
): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, bold ? `${face}-bold` : face, size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

function drawGrid(page: Page, frame: Grid, rows: readonly (readonly string[])[]): number {
  const { x, y, widths, leading = 13, size = 7.6, head = '#e4e8ee', right = [], rules = 'rows' } = frame
  const wide = widths.reduce((sum, width) => sum + width, 0)
  if (head !== '') page.add(box(x, y, wide, leading, { fill: head }))
  rows.forEach((row, index) => {
    let left = x
    row.forEach((content, column) => {
      const width = widths[column] ?? 0
      const isRight = right.includes(column)
      const place = isRight ? left + width - 3 : left + 3
      const style = { size, bold: index === 0, align: isRight ? 'right' : 'left', within: width - 4 } as const
      page.t(place, y + (index + 0.72) * leading, content, style)
      left += width
    })
    if (rules !== 'none') page.rule(x, y + (index + 1) * leading, x + wide, '#bfc4cc', 0.4)
  })
  const bottom = y + rows.length * leading
  if (rules === 'all') {
    page.add(box(x, y, wide, bottom - y, { stroke: '#777', strokeWidth: 0.7 }))
    widths.slice(0, -1).reduce((left, width) => {
      page.add(line(left + width, y, left + width, bottom, { stroke: '#bfc4cc', strokeWidth: 0.4 }))
      return left + width
    }, x)
  }
  return bottom
}

/** The first letters of a name's capitalised words, at most three. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((word) => /^[A-ZÀ-Ý]/.test(word))
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0))
    .join('')
}

/** A drawn emblem of about the size given, with initials in or beside it. */
export function emblem(
  paper: Paper,
  page: Page,
  at: { x: number; y: number; size: number; ink: string },
  initials: string,
): void {
  const { x, y, size, ink } = at
  const [cx, cy] = [x + size / 2, y + size / 2]
  const kind = paper.between(0, 4)
  if (kind === 0) page.add(ellipse(cx, cy, size / 2, size / 2, { fill: ink }))
  if (kind === 1) page.add(roundedBox(x, y, size, size, size / 5, { fill: ink }))
  if (kind === 2) page.add(shape(`M${cx} ${y} L${x + size} ${cy} L${cx} ${y + size} L${x} ${cy} Z`, { fill: ink }))
  if (kind === 3) page.add(ellipse(cx, cy, size / 2, size / 2, { stroke: ink, strokeWidth: size / 14 }))
  if (kind === 4) page.add(shape(`M${x} ${y + size} L${cx} ${y} L${x + size} ${y + size} Z`, { fill: '#d9dde2' }))
  const color = kind < 3 ? '#fff' : ink
  page.t(cx, cy + size * 0.13, initials, {
    size: size * 0.34,
    bold: true,
    align: 'middle',
    color,
    within: size * 0.8,
    face: 'sans',
  })
}
