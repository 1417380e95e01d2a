import { monthEnd, parts } from '../../../calendar.ts'
import { printedMoney } from '../../../money.ts'
import { box, line, shape, text, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

/** A date by a pattern of DD, D, Do, MMMM, MMM, MM, YYYY and YY. */
export function say(iso: string, pattern: string): string {
  const { year, month, day } = parts(iso)
  const name = months[month - 1] ?? ''
  const ordinal = ['st', 'nd', 'rd'][day > 20 ? (day % 10) - 1 : day - 1] ?? 'th'
  const words = new Map([
    ['YYYY', String(year)],
    ['YY', String(year).slice(2)],
    ['MMMM', name],
    ['MMM', name.slice(0, 3)],
    ['MM', String(month).padStart(2, '0')],
    ['DD', String(day).padStart(2, '0')],
    ['Do', `${day}${ordinal}`],
    ['D', String(day)],
  ])
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|DD|Do|D/g, (token) => words.get(token) ?? '')
}

/** Records a date and answers how it is printed. */
export function dated(paper: Paper, field: string, iso: string, pattern: string): string {
  return paper.put(field, iso, say(iso, pattern))
}

/** Cents in pence style: 1,234.56. */
export function sum(cents: number): string {
  return printedMoney(cents, 'en')
}

/** Records an amount and answers how it is printed, with its sign in front. */
export function paid(paper: Paper, field: string, cents: number, sign = '£'): string {
  return paper.put(field, (cents / 100).toFixed(2), `${sign}${sum(cents)}`)
}

/** Records an address and answers its lines. */
export function located(paper: Paper, lines: readonly string[]): readonly string[] {
  paper.put('address', lines.join(', '), lines.join(' '))
  return lines
}

/** The last day of the month that lies so many months back. */
export function endOfMonth(paper: Paper, back: number): string {
  return monthEnd(paper.today, back)
}

/** An A4 page with a foot line that says what it is. */
export function page(marks: readonly Mark[], background = '#ffffff'): Sheet {
  const foot = text(297, 834, 'SPECIMEN - not a real document', { size: 5.5, align: 'middle', color: '#888888' })
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background, marks: [...marks, foot] }
}

interface Style {
  readonly size: number
  readonly face?: Typeface
  readonly color?: string
  readonly leading?: number
}

/** Words broken into lines of a width. */
export function paragraph(x: number, y: number, width: number, words: string, style: Style): Mark[] {
  const { size, face = 'narrow', color = '#1b1b1b', leading = size * 1.35 } = style
  const rows: string[] = []
  let row = ''
  for (const word of words.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, face, size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return column(x, y, leading, [...rows, row], { size, face, color })
}

/** Lines below one another. */
export function column(x: number, y: number, leading: number, rows: readonly string[], style: Style): Mark[] {
  const { size, face = 'narrow', color = '#1b1b1b' } = style
  return rows.map((row, index) => text(x, y + index * leading, row, { size, face, color }))
}

/** Rows of texts at given edges; a negative edge is a right one. */
export function grid(
  edges: readonly number[],
  rows: readonly (readonly string[])[],
  at: Style & { readonly y: number; readonly rule?: string },
): Mark[] {
  const { size, face = 'narrow', color = '#1b1b1b', leading = size * 1.7, y, rule } = at
  const outer = edges.map(Math.abs)
  return rows.flatMap((row, index) => {
    const base = y + index * leading
    const cells = row.flatMap((cell, place) => {
      const edge = edges[place] ?? 0
      if (cell === '') return []
      return [text(Math.abs(edge), base, cell, { size, face, color, align: edge < 0 ? 'right' : 'left' })]
    })
    if (rule === undefined) return cells
    const below = base + leading * 0.32
    return [...cells, line(Math.min(...outer), below, Math.max(...outer), below, { stroke: rule, strokeWidth: 0.5 })]
  })
}

/** A frame with a small caption in its top and a value below. */
export function cell(
  area: readonly [x: number, y: number, width: number, height: number],
  caption: string,
  value: string,
  style: { readonly stroke?: string; readonly size?: number; readonly face?: Typeface } = {},
): Mark[] {
  const [x, y, width, height] = area
  const { stroke = '#555555', size = 9, face = 'narrow' } = style
  return [
    box(x, y, width, height, { stroke, strokeWidth: 0.6 }),
    text(x + 3, y + 7, caption, { size: 5.6, color: '#444444' }),
    text(x + 4, y + height - 4.5, value, { size, face }),
  ]
}

/** A logo: a lozenge with initials. */
export function badge(x: number, y: number, size: number, initials: string, color: string): Mark[] {
  const half = size / 2
  const path = `M${x} ${y + half} L${x + half} ${y} L${x + size} ${y + half} L${x + half} ${y + size} Z`
  return [
    shape(path, { fill: color }),
    text(x + half, y + half + size * 0.13, initials, {
      size: size * 0.36,
      face: 'sans-bold',
      color: '#ffffff',
      align: 'middle',
    }),
  ]
}

/** An IBAN of the United Kingdom or Ireland from its bank letters and digits, with the right check digits. */
export function ibanOf(country: 'GB' | 'IE', account: string): string {
  const rest = [...`${account}${country}00`].reduce((left, character) => {
    const value = Number.parseInt(character, 36)
    return (left * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`
}
