import { longDate, parts } from '../../../calendar.ts'
import { box, ellipse, line, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { canonicalMoney } from '../../../money.ts'
import { luhnNumber } from '../../../samples/numbers.ts'
import type { Paper } from '../../paper.ts'
import { named, type Somebody } from './people.ts'

/** How a text looks. */
export type Style = NonNullable<Parameters<typeof text>[3]>
/** How a date is printed. */
export type DateForm = 'slash' | 'short' | 'dots' | 'dash' | 'long' | 'abbreviated'

const months = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const

/** An A4 page with its foot line. */
export function page(paper: Paper, marks: readonly Mark[], background = '#ffffff'): Sheet {
  const foot = paper.pick(['SPECIMEN', 'SPÉCIMEN - sans valeur', 'Document fictif - SPECIMEN'])
  const mark = text(paper.pick([60, 297, 520]), 836, foot, { size: 5.5, color: '#777777', align: 'middle' })
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background, marks: [...marks, mark] }
}

/** A date as printed. */
export function dateText(date: string, form: DateForm): string {
  const { year, month, day } = parts(date)
  const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')]
  if (form === 'long') return longDate(date, 'fr')
  if (form === 'abbreviated') return `${day} ${months[month - 1] ?? ''} ${year}`
  if (form === 'short') return `${dd}/${mm}/${String(year).slice(2)}`
  return [dd, mm, year].join(form === 'slash' ? '/' : form === 'dots' ? '.' : '-')
}

/** Records a date and answers its print. */
export function day(paper: Paper, field: string, date: string, form: DateForm): string {
  return paper.put(field, date, dateText(date, form))
}

/** Cents as French papers print them. */
export function euros(cents: number, group = '\u00a0'): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group)},${fraction}`
}

/** Records an amount and answers its print. */
export function money(paper: Paper, field: string, cents: number, group?: string): string {
  return paper.put(field, canonicalMoney(cents), euros(cents, group))
}

/** Captions with their values: a gap away, or ending at the right edge. */
export function pairs(
  list: readonly (readonly [string, string])[],
  at: { x: number; y: number; leading: number; gap?: number; right?: number },
  style: Style = {},
  valueStyle: Style = style,
): Mark[] {
  return list.flatMap(([caption, value], index) => {
    const y = at.y + index * at.leading
    const end = at.right === undefined ? at.x + (at.gap ?? 90) : at.right
    const align = at.right === undefined ? 'left' : 'right'
    return [text(at.x, y, caption, style), ...(value === '' ? [] : [text(end, y, value, { ...valueStyle, align })])]
  })
}

/** Rows of texts in columns; a column is the edge that its texts stand at, negative for the right edge. */
export function rows(
  edges: readonly number[],
  contents: readonly (readonly string[])[],
  at: { y: number; leading: number },
  style: Style = {},
): Mark[] {
  return contents.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const edge = edges[column] ?? 0
      if (cell === '') return []
      const align = edge < 0 ? 'right' : 'left'
      return [text(Math.abs(edge), at.y + row * at.leading, cell, { ...style, align })]
    }),
  )
}

/** A box with a small caption and its value. */
export function cell(
  at: { x: number; y: number; width: number; height: number },
  caption: string,
  value: string,
  style: Style = {},
): Mark[] {
  return [
    box(at.x, at.y, at.width, at.height, { stroke: '#444444', strokeWidth: 0.6 }),
    text(at.x + 3, at.y + 7.5, caption, { size: 5.8, color: '#555555' }),
    text(at.x + 4, at.y + at.height - 5, value, { size: 9, ...style }),
  ]
}

/** A ruled frame with vertical lines. */
export function frame(x: number, y: number, width: number, height: number, verticals: readonly number[] = []): Mark[] {
  return [
    box(x, y, width, height, { stroke: '#333333', strokeWidth: 0.7 }),
    ...verticals.map((edge) => line(edge, y, edge, y + height, { stroke: '#555555', strokeWidth: 0.5 })),
  ]
}

/** A text broken into lines of a width. */
export function paragraph(
  content: string,
  at: { x: number; y: number; width: number; leading: number },
  style: Style = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const written: string[] = []
  let current = ''
  for (const word of content.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && typeset(longer, style.face ?? 'narrow', style.size ?? 9).width > at.width) {
      written.push(current)
      current = word
    } else current = longer
  }
  const marks = [...written, current].map((content, index) => text(at.x, at.y + index * at.leading, content, style))
  return { marks, bottom: at.y + marks.length * at.leading }
}

/** Paragraphs below one another. */
export function letter(
  contents: readonly string[],
  at: { x: number; y: number; width: number; leading: number },
  style: Style = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  let { y } = at
  const marks = contents.flatMap((content) => {
    const written = paragraph(content, { ...at, y }, style)
    y = written.bottom + at.leading * 0.6
    return written.marks
  })
  return { marks, bottom: y }
}

/** A drawn emblem with initials in it. */
export function logo(
  x: number,
  y: number,
  size: number,
  initials: string,
  color: string,
  form: 'disc' | 'slab' | 'leaf',
): Mark[] {
  const half = size / 2
  const leaf = `M${x} ${y + size} C${x} ${y} ${x + half} ${y} ${x + size} ${y} C${x + size} ${y + half} ${x + size} ${y + size} ${x} ${y + size} Z`
  const base = {
    disc: ellipse(x + half, y + half, half, half, { fill: color }),
    slab: box(x, y, size * 1.5, size, { fill: color }),
    leaf: shape(leaf, { fill: color }),
  }[form]
  const middle = form === 'slab' ? x + size * 0.75 : x + half
  return [
    base,
    text(middle, y + size * 0.64, initials, {
      size: size * 0.36,
      face: 'sans-bold',
      color: '#ffffff',
      align: 'middle',
    }),
  ]
}

/** Initials of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s'’-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3)
}

/** The envelope block without captions: the holder with a title, the address below; both are recorded. */
export function addressee(
  paper: Paper,
  who: Somebody,
  at: { x: number; y: number; leading: number },
  style: Style = {},
): Mark[] {
  const isUpper = paper.chance(0.45)
  const name = isUpper ? `${who.given} ${who.surname}`.toUpperCase() : named(paper, who)
  const written = isUpper ? who.lines.map((part) => part.toUpperCase()) : who.lines
  const title = paper.chance(0.75) ? `${isUpper ? who.title.toUpperCase() : who.title} ` : ''
  paper.put('document_holder_name', name)
  paper.put('address', written.join(', '), written.join(' '))
  return [`${title}${name}`, ...written].map((part, index) => text(at.x, at.y + index * at.leading, part, style))
}

/** A SIREN, in groups or not. */
export function siren(paper: Paper, grouped = true): string {
  const number = luhnNumber(paper, '4########')
  return grouped ? number.replace(/(\d{3})(?=\d)/g, '$1 ') : number
}

/** A SIRET of the company. */
export function siret(paper: Paper): string {
  return luhnNumber(paper, `${siren(paper, false)}000##`)
}

/** A social security number with its key. */
export function nir(paper: Paper, sex: 'F' | 'M', birth: string): string {
  const { year, month } = parts(birth)
  const body = `${sex === 'F' ? 2 : 1}${String(year).slice(2)}${String(month).padStart(2, '0')}${paper.code('7#1##0##')}`
  const key = String(97 - (Number(body) % 97)).padStart(2, '0')
  return `${body.replace(/^(.)(..)(..)(..)(...)(...)$/, '$1 $2 $3 $4 $5 $6')} ${key}`
}

/** The last day of a month that has ended. */
export { monthEnd } from '../../../calendar.ts'
