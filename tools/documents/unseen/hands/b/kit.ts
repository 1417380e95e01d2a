import { longDate, parts } from '../../../calendar.ts'
import { box, letterPaper, line, shape, text, type Mark, type Sheet } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { canonicalMoney, printedDollars } from '../../../money.ts'
import { joinedAddress } from '../../../person.ts'
import type { Paper } from '../../paper.ts'

/** How a text looks. */
export type Look = NonNullable<Parameters<typeof text>[3]>

/** A Letter page; every page ends with a small line of its own. */
export function letterPage(marks: readonly Mark[], foot: string, y = 783): Sheet {
  const small = text(306, y, foot, { size: 5.6, face: 'sans', align: 'middle', color: '#7a7a7a' })
  return { ...letterPaper, background: '#ffffff', marks: [...marks, small] }
}

/** Records an amount of cents, printed as "1 234,56 $" unless told otherwise. */
export function putCents(paper: Paper, field: string, cents: number, printed = printedDollars(cents, 'fr')): string {
  return paper.put(field, canonicalMoney(cents), printed)
}

/** Records an address whose lines are printed below one another. */
export function putAddress(paper: Paper, rows: readonly string[]): void {
  paper.put('address', joinedAddress(rows), rows.join(' '))
}

/** A date in a form made of AAAA, AA, MM, JJ, J, mmmm (septembre), mmm (sept.) and MMM (SEP). */
export function dated(date: string, form: string): string {
  const { year, month, day } = parts(date)
  const two = (count: number) => String(count).padStart(2, '0')
  const pieces: Readonly<Record<string, string>> = {
    AAAA: String(year),
    AA: String(year).slice(2),
    mmmm: longDate(date, 'fr').split(' ')[1] ?? '',
    mmm: shortNames[month - 1] ?? '',
    MMM: capitalNames[month - 1] ?? '',
    MM: two(month),
    JJ: two(day),
    J: day === 1 && form.includes('mmmm') ? '1er' : String(day),
  }
  return form.replace(/AAAA|AA|mmmm|mmm|MMM|MM|JJ|J/g, (piece) => pieces[piece] ?? piece)
}

/** Words in lines no wider than `width`. */
export function wrapped(
  at: { x: number; y: number; width: number; leading: number },
  content: string,
  look: Look = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const { face = 'narrow', size = 9 } = look
  const rows: string[] = []
  for (const word of content.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim()
    if (rows.length > 0 && typeset(longer, face, size).width <= at.width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  const marks = rows.map((row, index) => text(at.x, at.y + index * at.leading, row, { ...look, face, size }))
  return { marks, bottom: at.y + rows.length * at.leading }
}

/** Rows of texts at the same edges; a right edge is a negative one. */
export function grid(
  edges: readonly number[],
  at: { y: number; leading: number },
  rows: readonly (readonly string[])[],
  look: Look = {},
): Mark[] {
  return rows.flatMap((row, index) =>
    row.flatMap((content, column) => {
      const edge = edges[column] ?? 0
      if (content === '') return []
      const align = edge < 0 ? 'right' : 'left'
      return [text(Math.abs(edge), at.y + index * at.leading, content, { ...look, align })]
    }),
  )
}

/** A framed cell with a small caption at its top and the value below. */
export function framed(
  at: { x: number; y: number; width: number; height: number },
  caption: string,
  value: string,
  look: Look & { ink?: string } = {},
): Mark[] {
  const { ink = '#333', ...style } = look
  return [
    box(at.x, at.y, at.width, at.height, { stroke: ink, strokeWidth: 0.6 }),
    text(at.x + 3, at.y + 7.4, caption, { size: 5.8, color: ink }),
    text(at.x + 4, at.y + at.height - 5, value, { size: 9, ...style }),
  ]
}

/** Thin bars like a barcode that nobody reads. */
export function bars(paper: Paper, at: { x: number; y: number; width: number; height: number }): Mark {
  let path = ''
  for (let x = at.x; x < at.x + at.width - 3; x += paper.between(2, 4)) {
    const right = x + paper.pick([0.6, 1, 1.6])
    path += `M${x} ${at.y} L${right} ${at.y} L${right} ${at.y + at.height} L${x} ${at.y + at.height} Z `
  }
  return shape(path.trim(), { fill: '#111' })
}

/** A broken line to cut along. */
export function cutLine(y: number, left = 24, right = 588): Mark[] {
  return Array.from({ length: Math.floor((right - left) / 6) }, (_, index) =>
    line(left + index * 6, y, left + index * 6 + 3, y, { strokeWidth: 0.5, stroke: '#555' }),
  )
}

const shortNames = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const capitalNames = ['JAN', 'FEV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOU', 'SEP', 'OCT', 'NOV', 'DEC']
