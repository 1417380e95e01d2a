import { addDays, parts } from '../../../calendar.ts'
import { canonicalMoney } from '../../../money.ts'
import { joinedAddress } from '../../../person.ts'
import {
  box,
  ellipse,
  letterPaper,
  line,
  shape,
  text,
  type Mark,
  type Sheet,
  type TextMark,
} from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** A4 in points. */
export const a4Paper = { width: 595, height: 842, pixelsPerUnit: 200 / 72 } as const

export interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  readonly align?: TextMark['align']
  readonly leading?: number
}

export interface Page {
  readonly width: number
  readonly height: number
  add(...marks: readonly Mark[]): void
  say(x: number, y: number, content: string, style?: Style): void
  /** Lines below one another; answers the baseline after the last. */
  stack(x: number, y: number, contents: readonly string[], style?: Style): number
  /** Wraps to a width. */
  wrap(x: number, y: number, width: number, content: string, style?: Style): number
  /** Captions at the left and values at the right. */
  pairs(x: number, right: number, y: number, rows: readonly Pair[], style?: Style): number
  /** Columns of rows; negative places of columns are right edges. */
  grid(y: number, columns: readonly number[], rows: readonly (readonly string[])[], style?: Style): number
  /** A box with a small caption above its value. */
  cell(x: number, y: number, width: number, height: number, caption: string, value: string, style?: Style): void
  rule(x: number, right: number, y: number, color?: string, width?: number): void
  fill(x: number, y: number, width: number, height: number, color: string): void
  sheet(): Sheet
}

type Pair = readonly [caption: string, value: string]
type Family = 'narrow' | 'sans' | 'serif' | 'mono'

/** An empty page with the foot line that every page carries. */
export function openPage(format: 'letter' | 'a4', family: Family = 'narrow'): Page {
  const frame = format === 'letter' ? letterPaper : a4Paper
  const marks: Mark[] = [
    text(frame.width / 2, frame.height - 8, 'SPECIMEN', { size: 5.5, align: 'middle', color: '#888888' }),
  ]
  const say: Page['say'] = (x, y, content, style = {}) => {
    if (content === '') return
    const { size = 8.5, bold = false, color = '#1b1b1b', align = 'left' } = style
    marks.push(text(x, y, content, { size, face: bold ? `${family}-bold` : family, color, align }))
  }
  const stack: Page['stack'] = (x, y, contents, style = {}) => {
    const leading = style.leading ?? (style.size ?? 8.5) * 1.35
    contents.forEach((content, index) => say(x, y + index * leading, content, style))
    return y + contents.length * leading
  }
  return {
    ...frame,
    add: (...more) => void marks.push(...more),
    say,
    stack,
    wrap: (x, y, width, content, style = {}) =>
      stack(x, y, wrapped(content, width, { size: style.size ?? 8.5, face: family }), style),
    pairs(x, right, y, rows, style = {}) {
      const leading = style.leading ?? (style.size ?? 8.5) * 1.55
      rows.forEach(([caption, value], index) => {
        say(x, y + index * leading, caption, style)
        say(right, y + index * leading, value, { ...style, align: 'right' })
      })
      return y + rows.length * leading
    },
    grid(y, columns, rows, style = {}) {
      const leading = style.leading ?? (style.size ?? 8.5) * 1.5
      rows.forEach((row, index) => {
        row.forEach((content, column) => {
          const place = columns[column] ?? 0
          const align = place < 0 ? 'right' : 'left'
          say(Math.abs(place), y + index * leading, content, { ...style, align })
        })
      })
      return y + rows.length * leading
    },
    cell(x, y, width, height, caption, value, style = {}) {
      marks.push(box(x, y, width, height, { stroke: style.color ?? '#555555', strokeWidth: 0.6 }))
      say(x + 3, y + 8, caption, { size: 6.2, color: style.color ?? '#555555' })
      const { size = 9, bold = false, align = 'left' } = style
      say(align === 'right' ? x + width - 4 : x + 4, y + height - 5, value, { size, bold, align })
    },
    rule: (x, right, y, color = '#555555', width = 0.6) =>
      void marks.push(line(x, y, right, y, { stroke: color, strokeWidth: width })),
    fill: (x, y, width, height, color) => void marks.push(box(x, y, width, height, { fill: color })),
    sheet: () => ({ ...frame, background: '#ffffff', marks }),
  }
}

function wrapped(content: string, width: number, font: { size: number; face: Family }): readonly string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.replace(/(\d) (?=\d{3}\b|€|EUR|DH)/g, '$1\u00a0').split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, font.face, font.size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

/** A drawn sign, `size` high, with initials in it where it has room. */
export function emblem(
  paper: Paper,
  x: number,
  y: number,
  size: number,
  color: string,
  initials = '',
): readonly Mark[] {
  const middle = size / 2
  const letters = text(x + middle, y + size * 0.66, initials, {
    size: size * (initials.length > 2 ? 0.32 : 0.44),
    face: 'sans-bold',
    color: '#ffffff',
    align: 'middle',
  })
  const shown = initials === '' ? [] : [letters]
  const [right, bottom] = [x + size, y + size]
  const forms =
    initials.length > 1 ? (['disc', 'block', 'bars', 'leaf'] as const) : (['disc', 'block', 'peak', 'leaf'] as const)
  switch (paper.pick<'disc' | 'block' | 'bars' | 'leaf' | 'peak'>(forms)) {
    case 'disc':
      return [ellipse(x + middle, y + middle, middle, middle, { fill: color }), ...shown]
    case 'block':
      return [box(x, y, size, size, { fill: color }), ...shown]
    case 'peak':
      return [shape(`M${x} ${bottom} L${x + middle} ${y} L${right} ${bottom} Z`, { fill: color }), ...shown]
    case 'bars':
      return [0, 1, 2].map((bar) =>
        box(x + bar * size * 0.36, y + bar * size * 0.2, size * 0.26, size * (1 - bar * 0.2), { fill: color }),
      )
    case 'leaf':
      return [
        shape(
          `M${x} ${bottom} C${x} ${y} ${x + middle} ${y} ${right} ${y} C${right} ${bottom} ${x + middle} ${bottom} ${x} ${bottom} Z`,
          { fill: color },
        ),
        ...shown,
      ]
  }
}

/** How an issuer writes amounts. */
export interface Coin {
  readonly group: string
  readonly point: string
  readonly before?: string
  readonly after?: string
  readonly minus?: 'front' | 'back' | 'parentheses' | 'credit'
}

export const dollars: Coin = { group: ',', point: '.', before: '$' }
export const pounds: Coin = { group: ',', point: '.', before: '£' }
export const irishEuros: Coin = { group: ',', point: '.', before: '€' }
export const plainEnglish: Coin = { group: ',', point: '.' }
export const frenchEuros: Coin = { group: ' ', point: ',', after: ' €' }
export const belgianEuros: Coin = { group: '.', point: ',', after: ' €' }
export const francs: Coin = { group: "'", point: '.' }
export const dirhams: Coin = { group: ' ', point: ',', after: ' DH' }
export const plainFrench: Coin = { group: ' ', point: ',' }

/** Cents in the issuer's way. */
export function money(cents: number, coin: Coin): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const digits = `${coin.before ?? ''}${whole.replace(/\B(?=(\d{3})+$)/g, coin.group)}${coin.point}${fraction}${coin.after ?? ''}`
  if (cents >= 0) return digits
  const { minus = 'front' } = coin
  if (minus === 'parentheses') return `(${digits})`
  if (minus === 'credit') return `${digits} CR`
  return minus === 'front' ? `-${digits}` : `${digits}-`
}

/** An amount that is a field. */
export function putMoney(paper: Paper, field: string, cents: number, coin: Coin): string {
  return paper.put(field, canonicalMoney(cents), money(cents, coin))
}

type Language = 'en' | 'fr' | 'de' | 'nl' | 'it' | 'es'
const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
}

/** A date by a pattern of D, DD, Do, M, MM, MMM, MMMM, YY and YYYY. */
export function day(iso: string, pattern: string, language: Language = 'en'): string {
  const { year, month, day: date } = parts(iso)
  const name = months[language].split(' ')[month - 1] ?? ''
  const brief =
    language === 'fr'
      ? /^(?:mars|mai|juin|août)$/.test(name)
        ? name
        : name.startsWith('jui')
          ? 'juil.'
          : `${name.slice(0, name.startsWith('f') || name.startsWith('j') || name.startsWith('s') ? 4 : 3)}.`
      : name.slice(0, 3)
  const ending =
    date % 10 === 1 && date !== 11
      ? 'st'
      : date % 10 === 2 && date !== 12
        ? 'nd'
        : date % 10 === 3 && date !== 13
          ? 'rd'
          : 'th'
  const ordinal = language === 'en' ? `${date}${ending}` : date === 1 ? '1er' : String(date)
  const two = (number: number) => String(number).padStart(2, '0')
  const forms: Readonly<Record<string, string>> = {
    YYYY: String(year),
    YY: two(year % 100),
    MMMM: name,
    MMM: brief,
    MM: two(month),
    M: String(month),
    DD: two(date),
    Do: ordinal,
    D: String(date),
  }
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|Do|D/g, (token) => forms[token] ?? token)
}

/** A date that is a field. */
export function putDay(paper: Paper, field: string, iso: string, pattern: string, language: Language = 'en'): string {
  return paper.put(field, iso, day(iso, pattern, language))
}

/** The lines of the holder's address. */
export function putAddress(paper: Paper, rows: readonly string[]): readonly string[] {
  paper.put('address', joinedAddress(rows), rows.join(' '))
  return rows
}

/** A recent day, some days before the paper is handed in. */
export function recent(paper: Paper, least: number, most: number): string {
  return addDays(paper.today, -paper.between(least, most))
}

/** Splits a sum of cents into parts by chance. */
export function split(paper: Paper, sum: number, count: number): readonly number[] {
  const shares: number[] = []
  let rest = sum
  for (let index = 1; index < count; index += 1) {
    const share = Math.round((rest * paper.between(15, 55)) / 100)
    shares.push(share)
    rest -= share
  }
  return [...shares, rest]
}

/** Initials of a company. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter((word) => /^[A-ZÉ]/.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
}

/** An IBAN with its check digits, in groups of four. */
export function ibanOf(country: string, bban: string): string {
  const rest = (content: string) =>
    [...content].reduce((left, character) => {
      const value = Number.parseInt(character, 36)
      return (left * (value > 9 ? 100 : 10) + value) % 97
    }, 0)
  const check = String(98 - rest(`${bban}${country}00`)).padStart(2, '0')
  return `${country}${check}${bban}`.replace(/(.{4})/g, '$1 ').trim()
}

/** A Belgian account, whose last two digits are a remainder. */
export function belgianIban(paper: Paper): string {
  const body = paper.code('3#########')
  return ibanOf('BE', `${body}${String(Number(body) % 97 || 97).padStart(2, '0')}`)
}
