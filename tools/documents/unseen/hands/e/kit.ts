import { box, letterPaper, line, lines, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { printedMoney } from '../../../money.ts'
import type { Paper } from '../../paper.ts'

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** "09/30/2026", or with the separator and year digits given. */
export function slashed(date: string, separator = '/', yearDigits: 2 | 4 = 4): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return [month, day, year.slice(4 - yearDigits)].join(separator)
}

/** Without leading zeros: "9/3/26". */
export function bareSlashed(date: string, yearDigits: 2 | 4 = 2): string {
  return slashed(date, '/', yearDigits).replace(/\b0(\d)\b(?=\/)/g, '$1')
}

/** Cents as "1,234.56". */
export function money(cents: number): string {
  return printedMoney(cents, 'en')
}

/** Text broken to a width, with the y of the line after it. */
export function paragraph(at: { x: number; y: number; width: number; leading: number }, content: string, style: Style) {
  const rows: string[] = []
  for (const word of content.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    const { width } = typeset(longer, style.face ?? 'narrow', style.size ?? 9)
    if (rows.length > 0 && width <= at.width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return { marks: lines(at.x, at.y, at.leading, rows, style), bottom: at.y + rows.length * at.leading }
}

/** Rows of cells at the edges of their columns; a column with a minus edge is right-aligned there. */
export function grid(
  edges: readonly number[],
  at: { y: number; leading: number },
  rows: readonly (readonly string[])[],
  style: Style = {},
): Mark[] {
  return rows.flatMap((row, index) =>
    row.flatMap((content, column) => {
      const edge = edges[column] ?? 0
      if (content === '') return []
      const align = edge < 0 ? 'right' : 'left'
      return [text(Math.abs(edge), at.y + index * at.leading, content, { ...style, align })]
    }),
  )
}

/** Bars as the post and the payment desk print them; they say nothing. */
export function bars(paper: Paper, at: { x: number; y: number; width: number; height: number }): Mark {
  let path = ''
  for (let x = at.x; x < at.x + at.width - 3; x += paper.between(2, 5)) {
    const wide = paper.pick([0.7, 1.2, 1.9])
    path += `M${x} ${at.y} L${x + wide} ${at.y} L${x + wide} ${at.y + at.height} L${x} ${at.y + at.height} Z `
  }
  return shape(path.trim(), { fill: '#111' })
}

/** A Letter page; `foot` is its small print at the bottom. */
export function letter(marks: readonly Mark[], foot = 'SPECIMEN - not a real document', background = '#ffffff'): Sheet {
  const small = text(306, 783, foot, { size: 6.5, color: '#666666', align: 'middle', face: 'sans' })
  return { ...letterPaper, background, marks: [...marks, small] }
}

/** A perforation across the page. */
export function perforation(y: number, width = 612): Mark[] {
  return Array.from({ length: Math.floor(width / 8) }, (_, index) =>
    line(index * 8 + 2, y, index * 8 + 6, y, { stroke: '#888888', strokeWidth: 0.5 }),
  )
}

/** A white box with a thin frame and a small caption in its corner. */
export function cell(at: { x: number; y: number; width: number; height: number }, caption: string, size = 5.5): Mark[] {
  return [
    box(at.x, at.y, at.width, at.height, { stroke: '#222222', strokeWidth: 0.6 }),
    text(at.x + 3, at.y + size + 2, caption, { size, face: 'sans' }),
  ]
}
