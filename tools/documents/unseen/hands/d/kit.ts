import { parts } from '../../../calendar.ts'
import { box, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** How a text looks. */
export type Look = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** A page of A4 paper. */
export function a4Sheet(marks: readonly Mark[], background = '#ffffff'): Sheet {
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background, marks }
}

/** Cents with the separators of a country, without a sign: '1 234,56', '1.234,56', '1,234.56', '1234,56'. */
export function amount(cents: number, way: 'space' | 'dot' | 'comma' | 'none'): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const mark = { space: ' ', dot: '.', comma: ',', none: '' }[way]
  return `${whole.replace(/\B(?=(\d{3})+$)/g, mark)}${way === 'comma' ? '.' : ','}${fraction}`
}

/** Cents as a field has them. */
export function canonical(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Day, month and year with something between; a year of two digits when short. */
export function dayFirst(iso: string, between = '/', short = false): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return [day, month, short ? year.slice(2) : year].join(between)
}

/** '1er octobre 2026'. */
export function frenchDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${day === 1 ? '1er' : day} ${frenchMonths[month - 1] ?? ''} ${year}`
}

export const frenchMonths = [
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
] as const

/** Records a date and answers it as printed. */
export function putDate(paper: Paper, field: string, iso: string, printed: string): string {
  return paper.put(field, iso, printed)
}

/** Records an address and answers its lines. */
export function putAddress(paper: Paper, lines: readonly string[]): readonly string[] {
  paper.put('address', lines.map((one) => one.replace(/\s+/g, ' ')).join(', '), lines.join(' '))
  return lines
}

/** A text made smaller where it would be wider than `width`. */
export function fitted(x: number, y: number, width: number, content: string, look: Look = {}): Mark {
  const { face = 'narrow', size = 9 } = look
  const wide = typeset(content, face, size).width
  return text(x, y, content, { ...look, face, size: wide > width ? (size * width) / wide : size })
}

/** Words in lines no wider than `width`; answers the baseline below the last. */
export function paragraph(
  at: { readonly x: number; readonly y: number; readonly width: number; readonly leading: number },
  content: string,
  look: Look = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const { face = 'narrow', size = 9 } = look
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
  const marks = rows.map((one, index) => text(at.x, at.y + index * at.leading, one, { ...look, face, size }))
  return { marks, bottom: at.y + rows.length * at.leading }
}

/** A cell with a small caption in its corner and the value below. */
export function cell(
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  caption: string,
  value: string,
  look: Look & { readonly ink?: string; readonly captionSize?: number } = {},
): Mark[] {
  const { ink = '#444', captionSize = 6, ...rest } = look
  const { x, y, width, height } = area
  return [
    box(x, y, width, height, { stroke: ink, strokeWidth: 0.5 }),
    text(x + 3, y + captionSize + 2, caption, { size: captionSize, color: ink }),
    fitted(x + 4, y + height - 5, width - 8, value, { size: 9, ...rest }),
  ]
}

/** Rows of a table whose columns stand at an edge each. */
export function rowsAt(
  columns: readonly { readonly x: number; readonly align: 'left' | 'right' }[],
  rows: readonly (readonly string[])[],
  at: { readonly y: number; readonly leading: number },
  look: Look = {},
): Mark[] {
  return rows.flatMap((row, index) =>
    row.flatMap((content, column) => {
      const place = columns[column]
      if (place === undefined || content === '') return []
      return [text(place.x, at.y + index * at.leading, content, { size: 8, ...look, align: place.align })]
    }),
  )
}

/** Capitals without accents, as cards and old printers have them. */
export function bare(content: string): string {
  return content
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toUpperCase()
}
