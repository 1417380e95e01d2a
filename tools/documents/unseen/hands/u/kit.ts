import { parts } from '../../../calendar.ts'
import { canonicalMoney } from '../../../money.ts'
import { box, line, text, type Mark, type Sheet, type TextMark, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** What may be said about a text besides its size and face. */
export type More = Partial<Pick<TextMark, 'color' | 'turnDegrees' | 'opacity'>>

/** Text whose left end is at x. */
export function left(x: number, y: number, content: string, size = 8.5, face: Typeface = 'narrow', more: More = {}) {
  return text(x, y, content, { size, face, ...more })
}

/** Text whose right end is at x. */
export function right(x: number, y: number, content: string, size = 8.5, face: Typeface = 'narrow', more: More = {}) {
  return text(x, y, content, { size, face, align: 'right', ...more })
}

/** Text centred on x. */
export function middle(x: number, y: number, content: string, size = 8.5, face: Typeface = 'narrow', more: More = {}) {
  return text(x, y, content, { size, face, align: 'middle', ...more })
}

/** Texts below one another. */
export function stack(
  at: readonly [x: number, y: number, leading: number],
  rows: readonly string[],
  size = 8.5,
  face: Typeface = 'narrow',
  more: More = {},
): Mark[] {
  const [x, y, leading] = at
  return rows.flatMap((row, index) => (row === '' ? [] : [left(x, y + index * leading, row, size, face, more)]))
}

/** Running text broken at a width. Answers the marks and the baseline a next line would have. */
export function paragraph(
  at: readonly [x: number, y: number, width: number],
  content: string,
  how: { size?: number; face?: Typeface; leading?: number; color?: string } = {},
): { readonly marks: Mark[]; readonly next: number } {
  const { size = 8, face = 'narrow', color = '#1b1b1b' } = how
  const leading = how.leading ?? size * 1.28
  const [x, y, width] = at
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
  return { marks: stack([x, y, leading], rows, size, face, { color }), next: y + rows.length * leading }
}

/** A box with a small caption in its corner and a value at its foot, as forms have them. */
export function cell(
  at: readonly [x: number, y: number, width: number, height: number],
  caption: string,
  value: string,
  how: { size?: number; face?: Typeface; caption?: number; isRight?: boolean; stroke?: string } = {},
): Mark[] {
  const [x, y, width, height] = at
  const { size = 9, face = 'narrow', isRight = false, stroke = '#222' } = how
  const small = how.caption ?? 5.6
  const foot = y + height - size * 0.42
  return [
    box(x, y, width, height, { stroke, strokeWidth: 0.6 }),
    left(x + 3, y + small + 2, caption, small),
    isRight ? right(x + width - 5, foot, value, size, face) : left(x + 5, foot, value, size, face),
  ]
}

/** A level rule. */
export function rule(x: number, y: number, width: number, strokeWidth = 0.6, stroke = '#222'): Mark {
  return line(x, y, x + width, y, { strokeWidth, stroke })
}

const sizes = { letter: [612, 792], legal: [612, 1008] } as const

/** A page, 200 dots an inch. */
export function page(kind: keyof typeof sizes, marks: readonly Mark[], background = '#fff'): Sheet {
  const [width, height] = sizes[kind]
  return { width, height, pixelsPerUnit: 200 / 72, background, marks }
}

/** A sheet of another size, in points. */
export function slip(width: number, height: number, marks: readonly Mark[], background = '#fff'): Sheet {
  return { width, height, pixelsPerUnit: 200 / 72, background, marks }
}

/** How an amount is written; the number stands for any amount. */
export type MoneyForm = '$1,234.56' | '$ 1,234.56' | '1,234.56' | '1 234,56 $' | '1 234,56' | '1234.56'

/** Cents as an issuer writes them, without a sign; a sign is written around it by who prints it. */
export function money(cents: number, form: MoneyForm): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const french = form === '1 234,56 $' || form === '1 234,56'
  const mark = form === '1234.56' ? '' : french ? ' ' : ','
  const number = `${whole.replace(/\B(?=(\d{3})+$)/g, mark)}${french ? ',' : '.'}${fraction}`
  return form.replace(/1[ ,]?234[,.]56/, () => number)
}

/** Records an amount; answers it in a form. */
export function owe(paper: Paper, field: string, cents: number, form: MoneyForm): string {
  return paper.put(field, canonicalMoney(cents), money(cents, form))
}

const english = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const french = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
const short = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']

/**
 * A date by a pattern: YYYY, YY, MM, DD, D, Month, Mon and MON in English, `jour` (1er), `mois` and `moc` (shortened) in
 * French; anything else is printed as it is.
 */
export function day(iso: string, pattern: string): string {
  const { year, month, day: number } = parts(iso)
  const name = english[month - 1] ?? ''
  const written: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: String(year).slice(2),
    MM: String(month).padStart(2, '0'),
    DD: String(number).padStart(2, '0'),
    D: String(number),
    Month: name,
    Mon: name.slice(0, 3),
    MON: name.slice(0, 3).toUpperCase(),
    jour: number === 1 ? '1er' : String(number),
    mois: french[month - 1] ?? '',
    moc: short[month - 1] ?? '',
  }
  return pattern.replace(/YYYY|YY|MM|DD|D|Month|Mon|MON|jour|mois|moc/g, (token) => written[token] ?? token)
}

/** Records a date; answers it by a pattern. */
export function when(paper: Paper, field: string, iso: string, pattern: string): string {
  return paper.put(field, iso, day(iso, pattern))
}

/** Records an address printed on several lines; answers the lines. */
export function lived(paper: Paper, rows: readonly string[], field = 'address'): readonly string[] {
  const joined = rows.map((row) => row.replace(/\s+/g, ' ').trim()).join(', ')
  paper.put(field, joined, rows[0])
  return rows
}

/** The word that says that nobody issued this. */
export function specimen(x: number, y: number, size = 7, content = 'SPECIMEN'): Mark {
  return text(x, y, content, { size, face: 'sans-bold', color: '#a33', align: 'middle' })
}

/** Vertical strokes that look like a barcode and say nothing. */
export function bars(paper: Paper, x: number, y: number, width: number, height: number): Mark[] {
  const marks: Mark[] = []
  let at = x
  while (at < x + width) {
    const thick = paper.between(1, 3) * 0.7
    marks.push(box(at, y, thick, height, { fill: '#111' }))
    at += thick + paper.between(1, 3) * 0.7
  }
  return marks
}
