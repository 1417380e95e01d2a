import type { Paper } from '../../paper.ts'
import { parts } from '../../../calendar.ts'
import { line, text, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

/** A page: letter paper in North America, A4 elsewhere. */
export function pageOf(size: 'letter' | 'a4', marks: readonly Mark[]): Sheet {
  const [width, height] = size === 'letter' ? [612, 792] : [595, 842]
  return { width, height, pixelsPerUnit: 200 / 72, background: '#fff', marks }
}

interface Set {
  readonly width: number
  readonly size?: number
  readonly face?: Typeface
  readonly leading?: number
  readonly color?: string
}

/** A paragraph broken to a width, with the baseline of the line after it. */
export function paragraph(x: number, y: number, content: string, set: Set): { marks: Mark[]; next: number } {
  const { width, size = 9.4, face = 'serif', color = '#161616' } = set
  const leading = set.leading ?? size * 1.36
  const rows: string[] = []
  for (const word of content.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    if (rows.length > 0 && typeset(longer, face, size).width <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return {
    marks: rows.map((row, index) => text(x, y + index * leading, row, { size, face, color })),
    next: y + rows.length * leading,
  }
}

/** Paragraphs below one another; `gap` is left between two of them. */
export function prose(x: number, y: number, contents: readonly string[], set: Set & { readonly gap?: number }) {
  const marks: Mark[] = []
  let next = y
  for (const content of contents) {
    const one = paragraph(x, next, content, set)
    marks.push(...one.marks)
    next = one.next + (set.gap ?? 6)
  }
  return { marks, next }
}

/** A line to sign on, with the name below. */
export function signingLine(x: number, y: number, width: number, below: string, face: Typeface = 'serif'): Mark[] {
  return [line(x, y, x + width, y), text(x, y + 11, below, { size: 8, face })]
}

const english = 'January February March April May June July August September October November December'.split(' ')
const french = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** A date as a form prints it: D day, M month in digits, N the month's name, B its first letters, Y year, y two digits. */
export function dated(iso: string, pattern: string, language: 'en' | 'fr' = 'en'): string {
  const { year, month, day } = parts(iso)
  const name = (language === 'en' ? english : french)[month - 1] ?? ''
  const two = (number: number) => String(number).padStart(2, '0')
  return pattern.replace(/DD|MM|Y|y|d|N|B/g, (mark) => {
    if (mark === 'DD') return two(day)
    if (mark === 'MM') return two(month)
    if (mark === 'Y') return String(year)
    if (mark === 'y') return two(year % 100)
    if (mark === 'd') return language === 'fr' && day === 1 ? '1er' : String(day)
    return mark === 'N' ? name : name.slice(0, 3).toUpperCase()
  })
}

/** "21st", as English deeds number days. */
export function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** Cents as the value of a field. */
export function plain(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Cents with signs between thousands and before decimals: `grouped(123456, ' ', ',')` is "1 234,56". */
export function grouped(cents: number, thousands: string, decimal: string): string {
  const [whole = '', rest = ''] = plain(cents).split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands)}${decimal}${rest}`
}

/** Records a value that is printed in several parts. */
export function putJoined(paper: Paper, field: string, parts: readonly string[], separator: ', ' | '; '): void {
  paper.put(field, parts.join(separator), parts.at(-1) ?? '')
}
