import { parts } from '../../../calendar.ts'
import {
  box,
  letterPaper,
  line,
  text,
  type Mark,
  type Sheet,
  type TextMark,
  type Typeface,
} from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y' | 'size'>>

/** Collects the marks of a page in one family of type. */
export interface Pen {
  readonly marks: Mark[]
  t(x: number, y: number, content: string, size?: number, style?: Style): void
  /** Bold. */
  b(x: number, y: number, content: string, size?: number, style?: Style): void
  /** Ends at x. */
  r(x: number, y: number, content: string, size?: number, style?: Style): void
  col(x: number, y: number, leading: number, rows: readonly string[], size?: number, style?: Style): void
  /** Wraps at a width; answers the baseline after the last line. */
  para(x: number, y: number, width: number, content: string, size?: number, leading?: number): number
  rule(x: number, y: number, right: number, stroke?: string, strokeWidth?: number): void
  frame(x: number, y: number, width: number, height: number, stroke?: string): void
  fill(x: number, y: number, width: number, height: number, fill: string): void
  sheet(): Sheet
}

export function pen(family: 'sans' | 'narrow' | 'serif' | 'mono' = 'narrow', color = '#1d1d1f'): Pen {
  const bold: Typeface = `${family}-bold`
  const marks: Mark[] = []
  const t: Pen['t'] = (x, y, content, size = 9, style = {}) => {
    marks.push(text(x, y, content, { size, face: family, color, ...style }))
  }
  return {
    marks,
    t,
    b: (x, y, content, size, style) => t(x, y, content, size, { face: bold, ...style }),
    r: (x, y, content, size, style) => t(x, y, content, size, { align: 'right', ...style }),
    col(x, y, leading, rows, size, style) {
      rows.forEach((row, index) => t(x, y + index * leading, row, size, style))
    },
    para(x, y, width, content, size = 9.5, leading = size * 1.45) {
      let row = ''
      let at = y
      for (const word of content.split(' ')) {
        const longer = row === '' ? word : `${row} ${word}`
        if (row !== '' && typeset(longer, family, size).width > width) {
          t(x, at, row, size)
          at += leading
          row = word
        } else row = longer
      }
      t(x, at, row, size)
      return at + leading
    },
    rule: (x, y, right, stroke = '#333', strokeWidth = 0.6) =>
      void marks.push(line(x, y, right, y, { stroke, strokeWidth })),
    frame: (x, y, width, height, stroke = '#333') =>
      void marks.push(box(x, y, width, height, { stroke, strokeWidth: 0.7 })),
    fill: (x, y, width, height, fill) => void marks.push(box(x, y, width, height, { fill })),
    sheet: () => ({ ...letterPaper, background: '#fff', marks }),
  }
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
const frenchShort = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const frenchCapitals = ['JAN', 'FÉV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOÛ', 'SEP', 'OCT', 'NOV', 'DÉC']

/** A date as a pattern says it: MMMM and MMM are English, mmmm and mmm French, QQQ French capitals, CCC English capitals. */
export function dated(iso: string, pattern: string): string {
  const { year, month, day } = parts(iso)
  const name = english[month - 1] ?? ''
  const forms: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: String(year).slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    CCCC: name.toUpperCase(),
    CCC: name.slice(0, 3).toUpperCase(),
    mmmm: french[month - 1] ?? '',
    mmm: frenchShort[month - 1] ?? '',
    QQQ: frenchCapitals[month - 1] ?? '',
    MM: String(month).padStart(2, '0'),
    M: String(month),
    DD: String(day).padStart(2, '0'),
    D: String(day),
    j: day === 1 ? '1er' : String(day),
  }
  return pattern.replace(/YYYY|YY|MMMM|MMM|CCCC|CCC|mmmm|mmm|QQQ|MM|M|DD|D|j/g, (part) => forms[part] ?? part)
}

/** Records a date and answers its printed form. */
export function day(paper: Paper, field: string, iso: string, pattern: string): string {
  return paper.put(field, iso, dated(iso, pattern))
}

/** Cents as 1,234.56, or 1 234,56 in French. */
export function cash(cents: number, how: 'en' | 'fr' = 'en'): string {
  const [whole = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, how === 'en' ? ',' : '\u00a0')
  return `${grouped}${how === 'en' ? '.' : ','}${part}`
}

/** Records an amount; `form` has a # where the digits go. A negative amount's sign is up to the form. */
export function sum(paper: Paper, field: string, cents: number, form = '#', how: 'en' | 'fr' = 'en'): string {
  return paper.put(field, (cents / 100).toFixed(2), form.replace('#', cash(cents, how)))
}

/** Records the lines of an address and answers them. */
export function address(paper: Paper, rows: readonly string[]): readonly string[] {
  paper.put('address', rows.join(', '), rows[0])
  return rows
}

/** Records the holders and answers their names. */
export function holders(paper: Paper, names: readonly string[]): readonly string[] {
  paper.put('document_holder_name', names.join('; '), names[0])
  return names
}
