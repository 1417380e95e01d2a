import { addDays, daysBetween, parts } from '../../../calendar.ts'
import { portrait, signature } from '../../../drawing/portrait.ts'
import { text, type Mark, type Sheet, type TextMark, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'
import type { Somebody } from './people.ts'

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** Abbreviated and whole names of months, as papers of several countries print them. */
export const months = {
  en: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  fr: 'JANV FÉVR MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC'.split(' '),
  nl: 'JAN FEB MRT APR MEI JUN JUL AUG SEP OKT NOV DEC'.split(' '),
  ca: 'JAN/JAN FEB/FÉV MAR/MARS APR/AVR MAY/MAI JUNE/JUIN JULY/JUIL AUG/AOÛT SEPT/SEPT OCT/OCT NOV/NOV DEC/DÉC'.split(
    ' ',
  ),
  be: 'JAN/JAN FEB/FEV MAA/MAR APR/AVR MEI/MAI JUN/JUIN JUL/JUIL AUG/AOU SEP/SEP OKT/OCT NOV/NOV DEC/DEC'.split(' '),
  gb: 'JAN/JAN FEB/FÉV MAR/MARS APR/AVR MAY/MAI JUN/JUIN JUL/JUIL AUG/AOÛT SEP/SEPT OCT/OCT NOV/NOV DEC/DÉC'.split(' '),
  english: 'January February March April May June July August September October November December'.split(' '),
  french: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  spanish: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const

/** A date by a pattern of YYYY, YY, MON, MM, M, DD and D. */
export function say(iso: string, pattern: string, names: readonly string[] = months.en): string {
  const { year, month, day } = parts(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const form: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: two(year % 100),
    MON: names[month - 1] ?? '',
    MM: two(month),
    M: String(month),
    DD: two(day),
    D: String(day),
  }
  return pattern.replace(/YYYY|YY|MON|MM|M|DD|D/g, (token) => form[token] ?? token)
}

/** A day between two, both included. */
export function dayIn(paper: Paper, from: string, to: string): string {
  return addDays(from, paper.between(0, Math.max(0, daysBetween(from, to))))
}

/** The same day some years later, less one day where issuers count so. */
export function validTo(issue: string, years: number, less: 0 | 1 = 1): string {
  const { year, month, day } = parts(issue)
  return new Date(Date.UTC(year + years, month - 1, day - less)).toISOString().slice(0, 10)
}

/** Capitals. */
export const caps = (content: string) => content.replaceAll('ß', 'SS').toUpperCase()

/** Without accents. */
export const bare = (content: string) => content.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Width of a text as drawn. */
export const widthOf = (content: string, size: number, face: Typeface = 'narrow') => typeset(content, face, size).width

/** A text made smaller where it would be wider than `max`. */
export function fit(x: number, y: number, content: string, max: number, style: Style = {}): TextMark {
  const { size = 9, face = 'narrow' } = style
  const width = widthOf(content, size, face)
  return text(x, y, content, { ...style, size: width > max ? (size * max) / width : size })
}

/** A text broken into lines of `width`. */
export function paragraph(
  x: number,
  y: number,
  width: number,
  content: string,
  style: Style & { leading?: number } = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const { leading, ...rest } = style
  const { size = 9, face = 'narrow' } = rest
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer, size, face) > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  const step = leading ?? size * 1.4
  return { marks: rows.map((one, index) => text(x, y + index * step, one, rest)), bottom: y + rows.length * step }
}

/** How a paper prints a caption and its value. */
export interface CellLook {
  readonly where: 'below' | 'above' | 'right'
  readonly caption: number
  readonly value: number
  readonly ink: string
  readonly face?: Typeface
  readonly captionFace?: Typeface
}

/** Draws a caption with its value; `max` is the room of both. */
export function cells(look: CellLook): (x: number, y: number, caption: string, value: string, max?: number) => Mark[] {
  const { where, caption: small, value: large, ink, face = 'sans', captionFace = 'narrow' } = look
  return (x, y, caption, value, max = 560) => {
    const label = { size: small, face: captionFace, color: ink }
    const body = { size: large, face }
    if (where === 'below') return [fit(x, y, caption, max, label), fit(x, y + large * 1.12, value, max, body)]
    if (where === 'above') return [fit(x, y, value, max, body), fit(x, y + small * 1.25, caption, max, label)]
    const width = widthOf(caption, small, captionFace)
    return [text(x, y, caption, label), fit(x + width + small * 0.7, y, value, max - width - small * 0.7, body)]
  }
}

/** A drawn face of somebody, and a pen signature. */
export function face(paper: Paper, { sex }: Somebody, at: { x: number; y: number; scale: number }): Mark[] {
  return portrait(at, {
    hair: paper.pick(['#2b211c', '#5a3b22', '#8d6b3c', '#1d1d22', '#9a9a98', '#6d2f1c']),
    skin: paper.pick(['#e8c3a5', '#d6a67f', '#a87550', '#7b5236', '#f0d3bd']),
    coat: paper.pick(['#2d3e55', '#5b2e38', '#3f4b3f', '#8a8f97', '#222222']),
    longHair: sex === 'F' ? paper.chance(0.85) : paper.chance(0.08),
  })
}
export const signed = (paper: Paper, x: number, y: number, scale: number) =>
  signature(x, y, scale, paper.pick([0, 1] as const))

/** A page of A4 or letter paper with its foot line. */
export function page(marks: readonly Mark[], size: 'a4' | 'letter' = 'a4', background = '#ffffff'): Sheet {
  const [width, height] = size === 'a4' ? [595, 842] : [612, 792]
  const foot = text(width / 2, height - 9, 'SPECIMEN', { size: 6, color: '#8a8a8a', align: 'middle' })
  return { width, height, pixelsPerUnit: 200 / 72, background, marks: [...marks, foot] }
}
