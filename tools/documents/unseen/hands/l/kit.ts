import { addDays, longDate, parts, shortMonth } from '../../../calendar.ts'
import { box, ellipse, letterPaper, shape, text, type Mark, type Sheet, type TextMark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { canonicalMoney, printedMoney } from '../../../money.ts'
import type { Paper } from '../../paper.ts'

export type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** Ways to print cents: 1,234.56; $1,234.56; 12.40-; (12.40); $12.40 CR. */
export const money = {
  plain: (cents: number) => printedMoney(cents, 'en'),
  dollars: (cents: number) => (cents < 0 ? '-$' : '$') + printedMoney(Math.abs(cents), 'en'),
  spaced: (cents: number) => `$ ${printedMoney(cents, 'en')}`,
  trailing: (cents: number) => printedMoney(Math.abs(cents), 'en') + (cents < 0 ? '-' : ''),
  brackets: (cents: number) => (cents < 0 ? `(${printedMoney(-cents, 'en')})` : printedMoney(cents, 'en')),
  credit: (cents: number) => `$${printedMoney(Math.abs(cents), 'en')}${cents < 0 ? ' CR' : ''}`,
} as const

const two = (value: number) => String(value).padStart(2, '0')

/** Ways to print a date. */
export const day = {
  slashes: (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
  short: (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(2, 4)}`,
  bare: (date: string) => `${parts(date).month}/${parts(date).day}/${date.slice(0, 4)}`,
  dashes: (date: string) => `${date.slice(5, 7)}-${date.slice(8)}-${date.slice(0, 4)}`,
  long: (date: string) => longDate(date, 'en'),
  month: (date: string) => `${shortMonth(date, 'en')} ${parts(date).day}, ${date.slice(0, 4)}`,
  capitals: (date: string) => `${shortMonth(date, 'en').toUpperCase()} ${date.slice(8)} ${date.slice(0, 4)}`,
  military: (date: string) => `${date.slice(8)}-${shortMonth(date, 'en').toUpperCase()}-${date.slice(0, 4)}`,
  monthDay: (date: string) => `${shortMonth(date, 'en')} ${parts(date).day}`,
  slashDay: (date: string) => `${date.slice(5, 7)}/${date.slice(8)}`,
  stub: (date: string) => `${shortMonth(date, 'en').toUpperCase()} ${two(parts(date).day)}/${date.slice(2, 4)}`,
} as const

/** Records an amount and prints it. */
export function sum(paper: Paper, field: string, cents: number, print: (cents: number) => string = money.dollars) {
  return paper.put(field, canonicalMoney(cents), print(cents))
}

/** Records a date and prints it. */
export function dated(paper: Paper, field: string, date: string, print: (date: string) => string = day.slashes) {
  return paper.put(field, date, print(date))
}

/** A day between so and so many days ago. */
export function ago(paper: Paper, least: number, most: number): string {
  return addDays(paper.today, -paper.between(least, most))
}

/** A letter page with its foot line. */
export function page(marks: readonly Mark[], background = '#fff'): Sheet {
  const foot = text(306, 784, 'SPECIMEN - issued to nobody', { size: 5, color: '#777', align: 'middle' })
  return { ...letterPaper, background, marks: [...marks, foot] }
}

/** A text broken to a width. `bottom` is the baseline below it. */
export function paragraph(
  x: number,
  y: number,
  width: number,
  content: string,
  style: Style & { leading?: number } = {},
) {
  const { leading = (style.size ?? 9) * 1.3, ...rest } = style
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, rest.face ?? 'narrow', rest.size ?? 9).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  return {
    marks: rows.map((one, index): Mark => text(x, y + index * leading, one, rest)),
    bottom: y + rows.length * leading,
  }
}

/** Captions with their values, one pair a line: the value right-aligned at `right` or left-aligned at `left`. */
export function pairs(
  at: { x: number; y: number; leading: number; right?: number; left?: number },
  rows: readonly (readonly [string, string])[],
  style: Style = {},
  valueStyle: Style = style,
): Mark[] {
  return rows.flatMap(([caption, value], index) => {
    const y = at.y + index * at.leading
    const end = at.right ?? at.left ?? at.x
    return [
      text(at.x, y, caption, style),
      text(end, y, value, { ...valueStyle, align: at.right === undefined ? 'left' : 'right' }),
    ]
  })
}

/** Boxes side by side, each a small caption above its value. */
export function cells(
  at: { x: number; y: number; height: number; ink?: string; fill?: string },
  widths: readonly number[],
  contents: readonly (readonly [string, string])[],
  style: Style = {},
): Mark[] {
  let x = at.x
  return contents.flatMap(([caption, value], index) => {
    const width = widths[index] ?? 80
    const left = x
    x += width
    return [
      box(left, at.y, width, at.height, { stroke: at.ink ?? '#444', strokeWidth: 0.5, fill: at.fill ?? null }),
      text(left + 3, at.y + 7.5, caption, { size: 5.8, color: at.ink ?? '#444' }),
      text(left + 4, at.y + at.height - 5, value, { size: 8.5, ...style }),
    ]
  })
}

/** A table without rules of its own: headings, then rows; a column is [heading, x, align]. */
export function grid(
  columns: readonly (readonly [string, number, 'left' | 'right'])[],
  rows: readonly (readonly string[])[],
  at: { y: number; leading: number; size: number; head?: Style },
  style: Style = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const bold: Style = { size: at.size, face: 'narrow-bold', ...at.head }
  const marks: Mark[] = columns.map(([title, x, align]) => text(x, at.y, title, { ...bold, align }))
  rows.forEach((row, index) => {
    columns.forEach(([, x, align], column) => {
      const content = row[column] ?? ''
      const y = at.y + (index + 1) * at.leading
      if (content !== '') marks.push(text(x, y, content, { size: at.size, ...style, align }))
    })
  })
  return { marks, bottom: at.y + (rows.length + 1) * at.leading }
}

/** A mark of an issuer with its initials. */
export function logo(paper: Paper, x: number, y: number, initials: string, color: string, size = 30): Mark[] {
  const white: Style = { size: size * 0.42, face: 'sans-bold', color: '#fff', align: 'middle' }
  const letters = text(x + size / 2, y + size * 0.65, initials, white)
  const fill = { fill: color }
  const forms = [
    [box(x, y, size, size, fill), letters],
    [ellipse(x + size / 2, y + size / 2, size / 2, size / 2, fill), letters],
    [
      shape(
        `M${x} ${y} L${x + size} ${y} L${x + size} ${y + size * 0.7} L${x + size / 2} ${y + size} L${x} ${y + size * 0.7} Z`,
        fill,
      ),
      letters,
    ],
    [ellipse(x + size / 2, y + size / 2, size * 0.62, size * 0.4, fill), letters],
  ]
  return paper.pick(forms)
}
