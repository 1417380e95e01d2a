import { box, ellipse, line, roundedBox, text } from '../../../drawing/sheet.ts'
import type { Mark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { add, lineCount, need, para, turn } from './flow.ts'
import type { Flow } from './flow.ts'

/** A column of a table; `share` is its part of the width. */
export interface Column {
  readonly title: string
  readonly share: number
  readonly align?: 'left' | 'right' | 'middle'
}

/** A table whose cells break; its headings stand again on the next page. */
export function grid(
  flow: Flow,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: {
    look: 'boxes' | 'rules' | 'bands' | 'open'
    size?: number
    shade?: string
    pad?: number
    boldFirst?: boolean
  },
): void {
  const { look, size = flow.letter - 1, shade = '#e6e8ec', pad = 3 } = style
  const whole = flow.right - flow.left
  const shares = columns.reduce((sum, column) => sum + column.share, 0)
  const place = (index: number) =>
    flow.left + (whole * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / shares
  const leading = size * 1.3
  const printRow = (cells: readonly string[], isHead: boolean, index: number) => {
    const widths = columns.map((_, at) => place(at + 1) - place(at) - 2 * pad)
    const high =
      Math.max(...cells.map((cell, at) => lineCount(flow, cell, { size, width: widths[at] ?? 40, bold: isHead }))) *
        leading +
      2 * pad
    if (flow.y + high > flow.bottom) {
      turn(flow)
      if (!isHead)
        printRow(
          columns.map(({ title }) => title),
          true,
          0,
        )
    }
    const top = flow.y
    if (isHead && look !== 'open') add(flow, box(flow.left, top, whole, high, { fill: shade }))
    if (!isHead && look === 'bands' && index % 2 === 1) add(flow, box(flow.left, top, whole, high, { fill: '#f3f4f6' }))
    for (const [at, cell] of cells.entries()) {
      if (look === 'boxes')
        add(flow, box(place(at), top, place(at + 1) - place(at), high, { stroke: '#444', strokeWidth: 0.5 }))
      flow.y = top + pad
      const align = columns[at]?.align ?? 'left'
      const bold = isHead || (at === 0 && style.boldFirst === true)
      para(flow, cell, { x: place(at) + pad, width: widths[at] ?? 40, size, leading, align, bold, after: 0 })
    }
    flow.y = top + high
    if (look === 'rules' || (look === 'open' && isHead))
      add(flow, line(flow.left, flow.y, flow.right, flow.y, { stroke: '#888', strokeWidth: 0.5 }))
  }
  if (columns.some(({ title }) => title !== ''))
    printRow(
      columns.map(({ title }) => title),
      true,
      0,
    )
  for (const [index, row] of rows.entries()) printRow(row, false, index)
  flow.y += 8
}

/** A row of boxes with a small caption in each and the value below it. */
export function cells(
  flow: Flow,
  contents: readonly (readonly [caption: string, value: string, share: number])[],
  style: { height?: number; size?: number; fill?: string; tiny?: number } = {},
): void {
  const { height = 32, size = flow.letter, tiny = 6 } = style
  need(flow, height)
  const shares = contents.reduce((sum, [, , share]) => sum + share, 0)
  let x = flow.left
  for (const [caption, value, share] of contents) {
    const width = ((flow.right - flow.left) * share) / shares
    const fit = Math.min(1, (width - 8) / typeset(value, flow.face, size).width)
    const small = Math.min(1, (width - 6) / typeset(caption, 'narrow', tiny).width)
    add(
      flow,
      box(x, flow.y, width, height, {
        stroke: '#333',
        strokeWidth: 0.6,
        ...(style.fill === undefined ? {} : { fill: style.fill }),
      }),
      text(x + 3, flow.y + tiny + 3, caption, { size: tiny * small, color: '#333' }),
      text(x + 5, flow.y + height - 6, value, { size: size * fit, face: flow.face }),
    )
    x += width
  }
  flow.y += height
}

/** A line to sign on, with texts below; the name may stand above it like handwriting. */
export function signLine(
  flow: Flow,
  below: readonly string[],
  at: { x: number; width: number; above?: string },
): number {
  const start = flow.y
  const y = start + 24
  if (at.above !== undefined)
    add(flow, text(at.x + 6, y - 4, at.above, { size: 11, face: 'serif', color: '#1c2f6b', turnDegrees: -2 }))
  add(flow, line(at.x, y, at.x + at.width, y, { strokeWidth: 0.5 }))
  flow.y = y + 3
  for (const content of below) para(flow, content, { x: at.x, width: at.width, size: flow.letter - 1, after: 0 })
  const end = flow.y
  flow.y = start
  return end
}

/** Signature lines in two columns. */
export function signLines(flow: Flow, people: readonly (readonly string[])[]): void {
  const width = (flow.right - flow.left - 30) / 2
  for (let index = 0; index < people.length; index += 2) {
    need(flow, 62)
    const ends = people
      .slice(index, index + 2)
      .map((below, side) => signLine(flow, below, { x: flow.left + side * (width + 30), width }))
    flow.y = Math.max(...ends) + 8
  }
}

/** A drawn sign of an issuer. */
export function logo(
  x: number,
  y: number,
  initials: string,
  style: { color: string; kind: number; size?: number },
): Mark[] {
  const { color, kind, size = 34 } = style
  const shapes = [
    roundedBox(x, y, size, size, 7, { fill: color }),
    ellipse(x + size / 2, y + size / 2, size / 2, size / 2, { fill: color }),
    box(x, y, size, size, { stroke: color, strokeWidth: 2.4 }),
  ]
  const ink = kind % 3 === 2 ? color : '#fff'
  const letters = text(x + size / 2, y + size * 0.66, initials, {
    size: size * 0.42,
    face: 'sans-bold',
    align: 'middle',
    color: ink,
  })
  return [shapes[kind % 3] ?? box(x, y, size, size), letters]
}

/** An inked stamp: a double ring with lines of text. */
export function stamp(x: number, y: number, contents: readonly string[], color: string): Mark[] {
  const wide = Math.max(...contents.map((content) => typeset(content, 'narrow-bold', 7).width)) / 2 + 14
  const tall = contents.length * 5.5 + 14
  return [
    ellipse(x, y, wide, tall, { stroke: color, strokeWidth: 1.2, opacity: 0.7 }),
    ellipse(x, y, wide - 3, tall - 3, { stroke: color, strokeWidth: 0.5, opacity: 0.7 }),
    ...contents.map((content, row) =>
      text(x, y + (row - (contents.length - 1) / 2) * 9.5 + 2.5, content, {
        size: 7,
        face: 'narrow-bold',
        color,
        align: 'middle',
        opacity: 0.8,
      }),
    ),
  ]
}

/** A square to tick. */
export function square(x: number, y: number, isTicked: boolean, size = 8): Mark[] {
  const cross = [
    line(x + 1, y + 1, x + size - 1, y + size - 1, { strokeWidth: 1.1 }),
    line(x + size - 1, y + 1, x + 1, y + size - 1, { strokeWidth: 1.1 }),
  ]
  return [box(x, y, size, size, { stroke: '#222', strokeWidth: 0.7 }), ...(isTicked ? cross : [])]
}
