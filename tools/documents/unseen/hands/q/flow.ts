import { line, letterPaper, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** A4 in points. */
export const a4 = { width: 595, height: 842, pixelsPerUnit: 200 / 72 } as const

const families = {
  serif: ['serif', 'serif-bold'],
  sans: ['sans', 'sans-bold'],
  narrow: ['narrow', 'narrow-bold'],
  mono: ['mono', 'mono-bold'],
} as const

/** Pages that fill from the top; what is added stands at `y`. */
export interface Flow {
  readonly size: { readonly width: number; readonly height: number; readonly pixelsPerUnit: number }
  readonly pages: Mark[][]
  readonly face: Typeface
  readonly bold: Typeface
  readonly letter: number
  readonly leading: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  y: number
}

/** Empty pages with a face, size and margins of their own. */
export function openFlow(
  paper: Paper,
  how: {
    size: 'letter' | 'a4'
    faces: readonly (keyof typeof families)[]
    letter?: readonly [number, number]
    margin?: readonly [number, number]
  },
): Flow {
  const size = how.size === 'a4' ? a4 : letterPaper
  const [face, bold] = families[paper.pick(how.faces)]
  const [small, large] = how.letter ?? [8, 10]
  const [narrow, wide] = how.margin ?? [44, 78]
  const letter = paper.between(small * 2, large * 2) / 2
  const left = paper.between(narrow, wide)
  const top = paper.between(40, 62)
  return {
    ...{ size, face, bold, letter, left, top, pages: [[]], y: top },
    leading: letter * paper.pick([1.3, 1.42, 1.55]),
    right: size.width - left,
    bottom: size.height - 62,
  }
}

/** Adds marks to the page being filled. */
export function add(flow: Flow, ...marks: readonly Mark[]): void {
  flow.pages.at(-1)?.push(...marks)
}

/** Turns the page. */
export function turn(flow: Flow): void {
  flow.pages.push([])
  flow.y = flow.top + 14
}

/** Turns the page when less than that is left of it. */
export function need(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom) turn(flow)
}

/** Where and how a paragraph stands. */
export interface Style {
  readonly x?: number
  readonly width?: number
  readonly size?: number
  readonly leading?: number
  readonly after?: number
  readonly align?: 'left' | 'middle' | 'right'
  readonly bold?: boolean
  readonly color?: string
  readonly face?: Typeface
}

interface Piece {
  readonly content: string
  readonly face: Typeface
}

/** A paragraph; what stands between asterisks is bold. */
export function para(flow: Flow, content: string, style: Style = {}): void {
  const { x = flow.left, align = 'left', size = flow.letter, color = '#1b1b1b' } = style
  const width = style.width ?? flow.right - x
  const leading = style.leading ?? (size === flow.letter ? flow.leading : size * 1.34)
  const plain = style.face ?? (style.bold === true ? flow.bold : flow.face)
  for (const pieces of broken(content, { plain, bold: flow.bold, size, width })) {
    need(flow, leading)
    const wide = pieces.reduce((sum, piece) => sum + typeset(piece.content, piece.face, size).width, 0)
    let pen = x + (align === 'left' ? 0 : align === 'right' ? width - wide : (width - wide) / 2)
    for (const piece of pieces) {
      const shown = piece.content.trim()
      const indent = piece.content.startsWith(' ') ? typeset(' ', piece.face, size).width : 0
      if (shown !== '') add(flow, text(pen + indent, flow.y + size, shown, { size, color, face: piece.face }))
      pen += typeset(piece.content, piece.face, size).width
    }
    flow.y += leading
  }
  flow.y += style.after ?? 5
}

/** The lines of a text, each a row of runs of one face. */
function broken(content: string, how: { plain: Typeface; bold: Typeface; size: number; width: number }): Piece[][] {
  const rows: Piece[][] = [[]]
  let isBold = false
  let used = 0
  for (const word of content.split(/ +/)) {
    const pieces = word.split('*').map((part, index) => {
      if (index > 0) isBold = !isBold
      return { content: part, face: isBold ? how.bold : how.plain }
    })
    const width = pieces.reduce((sum, piece) => sum + typeset(piece.content, piece.face, how.size).width, 0)
    const space = typeset(' ', how.plain, how.size).width
    const isFirst = used === 0
    if (!isFirst && used + space + width > how.width) {
      rows.push([])
      used = 0
    }
    const row = rows.at(-1) ?? []
    for (const [index, piece] of pieces.entries()) {
      const shown = index === 0 && used > 0 ? ` ${piece.content}` : piece.content
      const last = row.at(-1)
      if (last !== undefined && last.face === piece.face) row.splice(-1, 1, { ...last, content: last.content + shown })
      else if (shown !== '') row.push({ content: shown, face: piece.face })
    }
    used += width + (used > 0 ? space : 0)
  }
  return rows
}

/** How many lines a text takes. */
export function lineCount(flow: Flow, content: string, how: { size: number; width: number; bold?: boolean }): number {
  const plain = how.bold === true ? flow.bold : flow.face
  return broken(content, { plain, bold: flow.bold, size: how.size, width: how.width }).length
}

/** A caption and what stands beside it. */
export function pair(flow: Flow, caption: string, value: string, style: Style & { captionWidth?: number } = {}): void {
  const { x = flow.left, captionWidth = 150 } = style
  const width = (style.width ?? flow.right - x) - captionWidth
  need(flow, flow.leading * lineCount(flow, value, { size: style.size ?? flow.letter, width }))
  const start = flow.y
  const page = flow.pages.length
  const rest = style.size === undefined ? {} : { size: style.size }
  para(flow, caption, { ...rest, x, width: captionWidth - 6, after: 0, color: style.color ?? '#1b1b1b' })
  const end = flow.pages.length === page ? flow.y : start
  if (flow.pages.length === page) flow.y = start
  para(flow, value, { ...rest, x: x + captionWidth, width, after: style.after ?? 2, bold: style.bold ?? false })
  flow.y = Math.max(flow.y, end)
}

/** A rule from margin to margin. */
export function rule(flow: Flow, style: { color?: string; width?: number; after?: number } = {}): void {
  const stroke = style.color ?? '#222'
  add(flow, line(flow.left, flow.y, flow.right, flow.y, { stroke, strokeWidth: style.width ?? 0.7 }))
  flow.y += style.after ?? 8
}

/** The sheets, with small lines at the foot of each; `{page}` and `{pages}` are numbered. */
export function sheetsOf(flow: Flow, foot: readonly string[], align: 'left' | 'middle' | 'right' = 'middle'): Sheet[] {
  const x = align === 'left' ? flow.left : align === 'right' ? flow.right : flow.size.width / 2
  return flow.pages.map((marks, index) => ({
    ...flow.size,
    background: '#fff',
    marks: [
      ...marks,
      ...foot.map((content, row) => {
        const numbered = content.replace('{page}', String(index + 1)).replace('{pages}', String(flow.pages.length))
        const size = Math.min(6.4, (6.4 * (flow.right - flow.left)) / typeset(numbered, 'narrow', 6.4).width)
        return text(x, flow.size.height - 22 - (foot.length - 1 - row) * 8, numbered, { size, align, color: '#555' })
      }),
    ],
  }))
}
