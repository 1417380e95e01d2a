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

/** How a text looks. */
export type Look = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** A Letter page with its foot line. */
export function letter(marks: readonly Mark[], note = 'SPECIMEN'): Sheet {
  const foot = text(306, 787, note, { size: 5, align: 'middle', color: '#8a8a8a' })
  return { ...letterPaper, background: '#fff', marks: [...marks, foot] }
}

/** Running text in a column; `bottom` is the baseline that would come next. */
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
  const marks = rows.map((content, index) => text(at.x, at.y + index * at.leading, content, look))
  return { marks, bottom: at.y + rows.length * at.leading }
}

/** A framed cell with a small caption in its upper left corner and the value below. */
export function cell(
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  caption: string,
  value: string,
  look: Look & { readonly ink?: string; readonly captionSize?: number } = {},
): Mark[] {
  const { ink = '#333', captionSize = 5.5, ...rest } = look
  const { x, y, width, height } = at
  const place = rest.align === 'right' ? x + width - 4 : rest.align === 'middle' ? x + width / 2 : x + 4
  return [
    box(x, y, width, height, { stroke: ink, strokeWidth: 0.5 }),
    text(x + 3, y + captionSize + 2, caption, { size: captionSize, color: ink }),
    text(place, y + height - 4.5, value, { size: 8.5, ...rest }),
  ]
}

/** Rows of texts at given edges; a row that starts with '*' is bold. */
export function rowsOf(
  edges: readonly { readonly x: number; readonly align: 'left' | 'right' | 'middle' }[],
  rows: readonly (readonly string[])[],
  at: { readonly y: number; readonly leading: number },
  look: Look = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const bold = look.face === 'mono' ? 'mono-bold' : look.face === 'serif' ? 'serif-bold' : 'narrow-bold'
  const marks = rows.flatMap((row, index) => {
    const isBold = row[0]?.startsWith('*') === true
    return edges.flatMap(({ x, align }, column) => {
      const content = (row[column] ?? '').replace(/^\*/, '')
      const style = { ...look, ...(isBold ? ({ face: bold } as const) : {}), align }
      return content === '' ? [] : [text(x, at.y + index * at.leading, content, style)]
    })
  })
  return { marks, bottom: at.y + rows.length * at.leading }
}

/** A caption and its value on one line. */
export function pair(
  caption: string,
  value: string,
  at: { x: number; right: number; y: number },
  look: Look = {},
): Mark[] {
  return [text(at.x, at.y, caption, look), text(at.right, at.y, value, { ...look, align: 'right' })]
}

/** A device with letters in it. */
export function logo(
  kind: 'ring' | 'shield' | 'flag' | 'drop' | 'steps',
  at: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
  letters: string,
): Mark[] {
  const { x, y, size, color } = at
  const [mid, low] = [x + size / 2, y + size]
  const forms = {
    ring: ellipse(mid, y + size / 2, size / 2, size / 2, { stroke: color, strokeWidth: size / 12 }),
    shield: shape(
      `M${x} ${y} L${x + size} ${y} L${x + size} ${y + size * 0.6} L${mid} ${low} L${x} ${y + size * 0.6} Z`,
      { fill: color },
    ),
    flag: shape(
      `M${x} ${y} L${x + size * 1.3} ${y} L${x + size} ${y + size / 2} L${x + size * 1.3} ${low} L${x} ${low} Z`,
      { fill: color },
    ),
    drop: shape(
      `M${mid} ${y} C${x + size} ${y + size * 0.5} ${x + size} ${low} ${mid} ${low} C${x} ${low} ${x} ${y + size * 0.5} ${mid} ${y} Z`,
      { fill: color },
    ),
    steps: shape(
      `M${x} ${low} L${x} ${y + size * 0.6} L${x + size / 3} ${y + size * 0.6} L${x + size / 3} ${y + size * 0.3} L${x + (2 * size) / 3} ${y + size * 0.3} L${x + (2 * size) / 3} ${y} L${x + size} ${y} L${x + size} ${low} Z`,
      { fill: color },
    ),
  }
  const depth = kind === 'drop' ? 0.8 : kind === 'steps' ? 0.9 : 0.6
  const style = {
    size: size * 0.3,
    face: 'sans-bold',
    align: 'middle',
    color: kind === 'ring' ? color : '#ffffff',
  } as const
  return [forms[kind], text(mid, y + size * depth, letters, style)]
}

/** A bar code that says nothing. */
export function stripes(x: number, y: number, width: number, height: number, seed: string): Mark[] {
  const marks: Mark[] = []
  let pen = x
  for (let index = 0; pen < x + width; index += 1) {
    const wide = (((seed.codePointAt(index % seed.length) ?? 1) * (index + 3)) % 3) * 0.6 + 0.6
    marks.push(box(pen, y, wide, height, { fill: '#111' }))
    pen += wide + 0.7 + ((index * 7) % 4) * 0.4
  }
  return marks
}

/** A row of dashes with a word, where a stub is torn off. */
export function tearLine(y: number, word: string): Mark[] {
  const dashes = Array.from({ length: 72 }, (_, index) =>
    line(20 + index * 8, y, 24 + index * 8, y, { stroke: '#777', strokeWidth: 0.5 }),
  )
  return [...dashes, text(306, y - 3, word, { size: 5.5, align: 'middle', color: '#666' })]
}
