import { addDays, daysBetween, parts } from '../../../calendar.ts'
import { canonicalMoney } from '../../../money.ts'
import { box, ellipse, line, lines, roundedBox, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark, Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

export { box, ellipse, line, lines, roundedBox, shape, text }
export type { Mark }

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>
/** A caption and its value. */
export type Pair = readonly [caption: string, value: string]

/** An A4 page; it says at its foot that it is a specimen. */
export function page(paper: Paper, marks: readonly (Mark | readonly Mark[])[]): Sheet {
  const word = paper.pick(['SPECIMEN', 'SPECIMEN - not a real document', 'Specimen'])
  const foot = text(paper.pick([297, 40, 480]), 836, word, { size: 5.5, color: '#999' })
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background: '#fff', marks: [...marks.flat(), foot] }
}

/** Cents as printed, with separators of thousands and decimals. */
export function money(cents: number, thousands = ',', decimal = '.'): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${fraction}`
}
export const pounds = (cents: number) => `${cents < 0 ? '-' : ''}£${money(Math.abs(cents))}`
export const comma = (cents: number) => money(cents, '.', ',')
export const spaced = (cents: number) => money(cents, ' ', ',')

/** Records an amount and answers its print. */
export function sum(paper: Paper, field: string, cents: number, printed: string): string {
  return paper.put(field, canonicalMoney(cents), printed)
}

/** Records the lines of an address and answers them. */
export function addressed(paper: Paper, rows: readonly string[], field = 'address'): readonly string[] {
  paper.put(field, rows.join(', '), rows[0])
  return rows
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
}

/** A date by a pattern of D, DD, M (name), MMM (short), MM, YY, YYYY, and th for the English ordinal. */
export function day(iso: string, pattern: string, language: keyof typeof months = 'en'): string {
  const { year, month, day: number } = parts(iso)
  const name = months[language][month - 1] ?? ''
  const two = (value: number) => String(value).padStart(2, '0')
  const ending = number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : number % 10 === 3 && number !== 13 ? 'rd' : 'th'
  return pattern.replace(/YYYY|YY|MMM|MM|M|DDth|DD|D/g, (part) => {
    switch (part) {
      case 'YYYY':
        return String(year)
      case 'YY':
        return two(year % 100)
      case 'MMM':
        return name.slice(0, 3)
      case 'MM':
        return two(month)
      case 'M':
        return name
      case 'DDth':
        return `${number}${ending}`
      case 'DD':
        return two(number)
      default:
        return String(number)
    }
  })
}

/** Records a date and answers its print. */
export function dated(paper: Paper, field: string, iso: string, printed: string): string {
  return paper.put(field, iso, printed)
}

/** A paragraph broken to a width; answers its marks and the baseline after its last. */
export function paragraph(
  at: { x: number; y: number; width: number; leading?: number },
  content: string,
  style: Style = {},
): { readonly marks: readonly Mark[]; readonly y: number } {
  const [face, size]: readonly [Typeface, number] = [style.face ?? 'narrow', style.size ?? 9]
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, face, size).width > at.width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  const leading = at.leading ?? size * 1.35
  return { marks: lines(at.x, at.y, leading, rows, { ...style, size }), y: at.y + rows.length * leading }
}

/** Captions with values at a second place, one below the other. */
export function pairs(
  at: { x: number; value: number; y: number; leading: number; align?: 'left' | 'right' },
  rows: readonly Pair[],
  style: { caption?: Style; value?: Style } = {},
): readonly Mark[] {
  return rows.flatMap(([caption, value], index) => [
    text(at.x, at.y + index * at.leading, caption, { size: 8, ...style.caption }),
    text(at.value, at.y + index * at.leading, value, { size: 8, align: at.align ?? 'left', ...style.value }),
  ])
}

/** A row of boxed cells with a small caption above each value; widths in points. */
export function cells(
  at: { x: number; y: number; height: number; stroke?: string; fill?: string },
  row: readonly (readonly [width: number, caption: string, value: string])[],
  style: { caption?: Style; value?: Style } = {},
): readonly Mark[] {
  let left = at.x
  return row.flatMap(([width, caption, value]) => {
    const x = left
    left += width
    return [
      box(x, at.y, width, at.height, { stroke: at.stroke ?? '#444', strokeWidth: 0.5, fill: at.fill ?? null }),
      text(x + 3, at.y + 8, caption, { size: 5.8, color: '#444', ...style.caption }),
      text(x + 4, at.y + at.height - 5, value, { size: 8.5, ...style.value }),
    ]
  })
}

/** Rows of texts at the edges given; a negative edge aligns right. Answers the marks and the next baseline. */
export function grid(
  at: { y: number; leading: number; edges: readonly number[] },
  rows: readonly (readonly string[])[],
  style: Style = {},
): { readonly marks: readonly Mark[]; readonly y: number } {
  const marks = rows.flatMap((row, index) =>
    row.flatMap((content, column) => {
      const edge = at.edges[column] ?? 0
      const align = edge < 0 ? ('right' as const) : ('left' as const)
      return content === ''
        ? []
        : [text(Math.abs(edge), at.y + index * at.leading, content, { size: 7.5, align, ...style })]
    }),
  )
  return { marks, y: at.y + rows.length * at.leading }
}

/** A drawn emblem with initials. */
export function logo(
  kind: 'disc' | 'tile' | 'wave' | 'ring' | 'flag',
  at: { x: number; y: number; size: number },
  color: string,
  initials: string,
): readonly Mark[] {
  const { x, y, size } = at
  const white = { size: size * 0.42, face: 'sans-bold', color: '#fff', align: 'middle' } as const
  const [middle, base] = [x + size / 2, y + size * 0.65]
  switch (kind) {
    case 'disc':
      return [ellipse(middle, y + size / 2, size / 2, size / 2, { fill: color }), text(middle, base, initials, white)]
    case 'tile':
      return [roundedBox(x, y, size, size, size * 0.2, { fill: color }), text(middle, base, initials, white)]
    case 'ring':
      return [
        ellipse(middle, y + size / 2, size * 0.46, size * 0.46, { stroke: color, strokeWidth: size * 0.08 }),
        text(middle, base, initials, { ...white, color }),
      ]
    case 'flag':
      return [
        shape(`M${x} ${y} L${x + size * 1.3} ${y + size * 0.2} L${x + size * 1.1} ${y + size} L${x} ${y + size} Z`, { fill: color }),
        text(middle, base, initials, white),
      ]
    case 'wave':
      return [
        shape(`M${x} ${base} C${x + size * 0.4} ${y} ${x + size * 0.6} ${y + size} ${x + size * 1.2} ${y + size * 0.3}`, { stroke: color, strokeWidth: size * 0.14 }),
        text(x + size * 1.3, base, initials, { ...white, color, align: 'left' }),
      ]
  }
}

/** One movement of an account with the balance after it. */
export interface Movement {
  readonly date: string
  readonly what: string
  readonly cents: number
  readonly balance: number
}

/** Movements of a period, whose last balance is the closing one. */
export function movements(
  paper: Paper,
  period: { start: string; end: string; opening: number; count: number },
  what: { ins: readonly string[]; outs: readonly string[] },
): readonly Movement[] {
  const span = daysBetween(period.start, period.end)
  const days = Array.from({ length: period.count }, () => paper.between(0, span)).sort((a, b) => a - b)
  let balance = period.opening
  return days.map((offset, index) => {
    const isIn = index === 1 || paper.chance(0.15)
    const cents = isIn ? paper.between(20000, 310000) : -paper.between(199, 18500)
    balance += cents
    return { date: addDays(period.start, offset), what: paper.pick(isIn ? what.ins : what.outs), cents, balance }
  })
}

/** The totals in and out of movements, both positive. */
export function turnover(moved: readonly Movement[]): { readonly ins: number; readonly outs: number } {
  const add = (part: readonly Movement[]) => part.reduce((total, { cents }) => total + Math.abs(cents), 0)
  return { ins: add(moved.filter(({ cents }) => cents > 0)), outs: add(moved.filter(({ cents }) => cents < 0)) }
}

/** An IBAN in groups of four with its right check digits. */
export function iban(country: string, account: string): string {
  const rest = [...`${account}${country}00`].reduce((left, character) => {
    const value = Number.parseInt(character, 36)
    return (left * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`.replace(/(.{4})/g, '$1 ').trim()
}
