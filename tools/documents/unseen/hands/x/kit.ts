import { canonicalMoney } from '../../../money.ts'
import { box, letterPaper, line, text, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** Marks, alone or in groups, as drawing code writes them down. */
export type Marks = readonly (Mark | readonly Mark[])[]

const papers = {
  letter: letterPaper,
  landscape: { ...letterPaper, width: 792, height: 612 },
  a4: { width: 595, height: 842, pixelsPerUnit: 200 / 72 },
} as const

/** A page of marks. The note at the foot says that it is no real document. */
export function page(size: keyof typeof papers, marks: Marks, note = 'SPECIMEN'): Sheet {
  const paper = papers[size]
  const foot = text(paper.width - 24, paper.height - 12, note, { size: 6, face: 'sans', color: '#777', align: 'right' })
  return { ...paper, background: '#ffffff', marks: [...marks.flat(), foot] }
}

/** Writers of one typeface: left, right and middle, capitals for bold. */
export function pen(face: Typeface, bold: Typeface, color = '#1c1c1c') {
  const writer = (chosen: Typeface, align: 'left' | 'right' | 'middle') => {
    return (x: number, y: number, content: string, size = 9): Mark =>
      text(x, y, content, { face: chosen, color, align, size })
  }
  return {
    l: writer(face, 'left'),
    r: writer(face, 'right'),
    m: writer(face, 'middle'),
    L: writer(bold, 'left'),
    R: writer(bold, 'right'),
    M: writer(bold, 'middle'),
  }
}

/** A paragraph broken at a width; its words keep their order. */
export function paragraph(
  at: { x: number; y: number; width: number; leading: number },
  content: string,
  style: { size: number; face: Typeface; color?: string },
): Mark[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, style.face, style.size).width > at.width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  rows.push(row)
  return rows.map((content, index) => text(at.x, at.y + index * at.leading, content, style))
}

/** The size, at most the one wished, at which a text is no wider than that. */
export function fitted(content: string, face: Typeface, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(1, typeset(content, face, size).width))
}

/** Rows of cells at fixed edges; an edge below zero is a right edge. */
export function grid(
  y: number,
  leading: number,
  edges: readonly number[],
  rows: readonly (readonly string[])[],
  style: { size: number; face: Typeface; color?: string },
): Mark[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const edge = edges[column] ?? 0
      if (cell === '') return []
      return [text(Math.abs(edge), y + row * leading, cell, { ...style, align: edge < 0 ? 'right' : 'left' })]
    }),
  )
}

/** A box with a small caption inside its top left corner and a value below. */
export function captioned(
  area: { x: number; y: number; width: number; height: number },
  caption: string,
  value: string,
  style: { face?: Typeface; size?: number; color?: string; align?: 'left' | 'right' } = {},
): Mark[] {
  const { face = 'sans', size = 9, color = '#555', align = 'left' } = style
  const edge = align === 'left' ? area.x + 4 : area.x + area.width - 4
  return [
    box(area.x, area.y, area.width, area.height, { stroke: '#666', strokeWidth: 0.5 }),
    text(area.x + 3, area.y + 7.5, caption, { size: 5.6, face: 'sans', color }),
    text(edge, area.y + area.height - 5, value, { size, face, align }),
  ]
}

/** A thin rule across. */
export function rule(x: number, y: number, right: number, color = '#888', strokeWidth = 0.5): Mark {
  return line(x, y, right, y, { stroke: color, strokeWidth })
}

/** Records an amount. `printed` is what stands on the paper. */
export function cash(paper: Paper, field: string, cents: number, printed: string): string {
  return paper.put(field, canonicalMoney(cents), printed)
}

/** Records an address; answers its lines. */
export function addressed(paper: Paper, lines: readonly string[], field = 'address'): readonly string[] {
  paper.put(field, lines.map((row) => row.replace(/\s+/g, ' ')).join(', '), lines[0])
  return lines
}

/** Cents with separators: `en` 1,234.56, `fr` 1 234,56, `de` 1.234,56, `plain` 1234.56. Negative keeps its minus in front. */
export function amount(cents: number, way: 'en' | 'fr' | 'de' | 'plain'): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const [group, point] = { en: [',', '.'], fr: ['\u00a0', ','], de: ['.', ','], plain: ['', '.'] }[way]
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group ?? '')}${point ?? ''}${fraction}`
}

const months = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
} as const
const shortMonths = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
} as const

/** A date by a pattern of YYYY, YY, MMMM, MMM, MM, DD and D. */
export function day(iso: string, pattern: string, language: 'en' | 'fr' = 'en'): string {
  const [year = '', month = '', date = ''] = iso.split('-')
  const named = (names: string) => names.split(' ')[Number(month) - 1] ?? ''
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|DD|D/g, (token) => {
    if (token === 'YYYY') return year
    if (token === 'YY') return year.slice(2)
    if (token === 'MMMM') return named(months[language])
    if (token === 'MMM') return named(shortMonths[language])
    if (token === 'MM') return month
    return token === 'DD' ? date : String(Number(date))
  })
}

/** Records a date. */
export function dated(paper: Paper, field: string, iso: string, pattern: string, language: 'en' | 'fr' = 'en'): string {
  return paper.put(field, iso, day(iso, pattern, language))
}
