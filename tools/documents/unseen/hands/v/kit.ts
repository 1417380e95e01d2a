import { parts } from '../../../calendar.ts'
import { helveticaWidth } from '../../../drawing/helvetica.ts'
import { text, type Mark, type Sheet, type TextMark, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { canonicalMoney } from '../../../money.ts'

export type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** Marks in the order in which they are set. */
export interface Easel {
  readonly marks: Mark[]
  say(x: number, y: number, content: string, style?: Style): void
  /** Rows below one another; answers where the next row would stand. */
  rows(x: number, y: number, leading: number, contents: readonly string[], style?: Style): number
  /** A text broken into rows of a width; answers where the next row would stand. */
  flow(at: { x: number; y: number; width: number; leading: number }, content: string, style?: Style): number
  add(...marks: readonly Mark[]): void
}

/** Opens an easel whose texts look like `base` unless told otherwise. */
export function easel(base: Style = {}): Easel {
  const marks: Mark[] = []
  const say = (x: number, y: number, content: string, style: Style = {}) => {
    if (content !== '') marks.push(text(x, y, content, { ...base, ...style }))
  }
  const rows = (x: number, y: number, leading: number, contents: readonly string[], style: Style = {}) => {
    contents.forEach((content, index) => say(x, y + index * leading, content, style))
    return y + contents.length * leading
  }
  return {
    marks,
    say,
    rows,
    flow({ x, y, width, leading }, content, style = {}) {
      const { size = 9, face = 'narrow' } = { ...base, ...style }
      return rows(x, y, leading, broken(content, width, size, face), style)
    },
    add: (...more) => void marks.push(...more),
  }
}

/** The wider of what a viewer and what the drawn letters take. */
export function widthOf(content: string, size: number, face: Typeface): number {
  const font = face.startsWith('mono') ? 'F3' : face.endsWith('bold') ? 'F2' : 'F1'
  return Math.max(typeset(content, face, size).width, helveticaWidth(content, font) * size)
}

function broken(content: string, width: number, size: number, face: Typeface): string[] {
  const done: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer, size, face) > width) {
      done.push(row)
      row = word
    } else row = longer
  }
  return [...done, row]
}

/** A page of A4 in points, or of another size. */
export function page(marks: readonly Mark[], size: { width: number; height: number } = a4): Sheet {
  return { ...size, pixelsPerUnit: 200 / 72, background: '#fff', marks }
}

export const a4 = { width: 595, height: 842 } as const

/** "1234.56", as values are recorded. */
export const amount = canonicalMoney

const signs = {
  space: ['\u00a0', ','],
  dot: ['.', ','],
  comma: [',', '.'],
  none: ['', ','],
  point: ['', '.'],
} as const

/** Cents with a separator of thousands and a decimal sign; a minus stands in front. */
export function figures(cents: number, style: keyof typeof signs): string {
  const [thousands, decimal] = signs[style]
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${fraction}`
}

/** A date in a pattern of DD, D, MM, YYYY, YY, MONTH (the whole name) and MON (three or four letters). */
export function dated(iso: string, pattern: string, language: keyof typeof months = 'fr'): string {
  const { year, month, day } = parts(iso)
  const name = months[language][month - 1] ?? ''
  const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'))
  const values: Readonly<Record<string, string | undefined>> = {
    DD: dd,
    D: String(day),
    MM: mm,
    YYYY: String(year),
    YY: String(year % 100).padStart(2, '0'),
    MONTH: name,
    MON: language === 'fr' ? shortFrench[month - 1] : name.slice(0, 3),
  }
  return pattern.replace(/MONTH|MON|YYYY|YY|MM|DD|D/g, (part) => values[part] ?? part)
}

const shortFrench = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
} as const

/** A number of a bank account after ISO 13616, in groups of four. */
export function ibanOf(country: string, rest: string): string {
  const digits = [...`${rest}${country}00`].map((letter) => Number.parseInt(letter, 36)).join('')
  const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
  return `${country}${check}${rest}`.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Small letters without accents in capitals, as printers of addresses write them. */
export function plain(content: string): string {
  return content
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toUpperCase()
}
