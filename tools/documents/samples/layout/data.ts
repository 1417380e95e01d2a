import { box, line, text } from '../../drawing/sheet.ts'
import type { Mark } from '../../drawing/sheet.ts'
import { fitted, piece, widthOf, wrap } from './flow.ts'
import type { Block, Piece } from './flow.ts'

/** A label and what is printed for it. */
export type Pair = readonly [label: string, value: string]

/** How labels stand to their values. */
export type PairStyle = 'colon' | 'aligned' | 'dotted' | 'above' | 'boxed' | 'ends'

/** Pairs, in one or more columns. Empty values are left out. */
export function pairs(rows: readonly Pair[], style: PairStyle, columns = 1): Block {
  const kept = rows.filter(([, value]) => value !== '')
  return ({ width, theme: look }) => {
    const { face, bold, size, accent, ink } = look
    const column = width / columns
    const labelWidth = Math.min(
      Math.max(...kept.map(([label]) => widthOf(label, face, size * 0.95)), 0) + 16,
      column * 0.62,
    )
    const tall = style === 'above' || style === 'boxed'
    const rowHeight = style === 'boxed' ? size * 3 : style === 'above' ? size * 2.9 : size * 1.75
    const cell = ([label, value]: Pair, x: number): Mark[] => {
      const room = column - 12
      const at = (
        offset: number,
        y: number,
        content: string,
        part: number,
        style_: { bold?: boolean; color?: string; align?: 'right' } = {},
      ) => {
        const font = style_.bold ? bold : face
        return fitted(x + offset, y, content, room, {
          size: size * part,
          face: font,
          color: style_.color ?? ink,
          align: style_.align ?? 'left',
        })
      }
      switch (style) {
        case 'boxed':
          return [
            box(x, 0, column, rowHeight, { stroke: '#777', strokeWidth: 0.6 }),
            at(4, size * 1.05, label, 0.74, { color: '#444' }),
            at(5, size * 2.5, value, 1.05),
          ]
        case 'above':
          return [at(0, size * 0.9, label, 0.8, { color: '#555' }), at(0, size * 2.15, value, 1.08)]
        case 'colon':
          return [at(0, size * 1.15, `${label} : ${value}`.replace(' : ', look.paper.width === 612 ? ': ' : ' : '), 1)]
        case 'ends':
          return [at(0, size * 1.15, label, 1), at(column - 12, size * 1.15, value, 1, { align: 'right' })]
        case 'dotted': {
          const start = widthOf(label, face, size) + 5
          const end = column - 14 - widthOf(value, face, size)
          const dots = end > start ? '.'.repeat(Math.floor((end - start) / widthOf('.', face, size))) : ''
          return [
            at(0, size * 1.15, label, 1),
            text(x + start, size * 1.15, dots, { size, face, color: '#777' }),
            at(column - 12, size * 1.15, value, 1, { align: 'right' }),
          ]
        }
        case 'aligned':
          return [
            fitted(x, size * 1.15, label, labelWidth - 6, { size: size * 0.95, face, color: accent }),
            fitted(x + labelWidth, size * 1.15, value, column - labelWidth - 8, { size, face, color: ink }),
          ]
      }
    }
    const pieces: Piece[] = []
    for (let at = 0; at < kept.length; at += columns) {
      const row = kept.slice(at, at + columns)
      pieces.push({ height: rowHeight, marks: row.flatMap((pair, index) => cell(pair, index * column)) })
    }
    return [...pieces, { height: tall ? 6 : 4, marks: [] }]
  }
}

/** One box of a form: its label, its number if it has one, and what is written in it. */
export interface FormBox {
  readonly label: string
  readonly value?: string
  /** Printed in a small square, as typos number their boxes. */
  readonly code?: string
  /** Relative width, 1 unless told. */
  readonly span?: number
  /** Lines below the value, as an address in a box. */
  readonly more?: readonly string[]
}

/** A form: rows of boxes, labels at the top of each. */
export function form(rows: readonly (readonly FormBox[])[]): Block {
  return ({ width, theme: { face, size, ink } }) => [
    ...rows.map((row): Piece => {
      const spans = row.reduce((sum, { span = 1 }) => sum + span, 0)
      const lines = Math.max(...row.map(({ more = [] }) => more.length))
      const labels = row.map(({ label, code, span = 1 }) =>
        wrap(label, face, size * 0.72, (width * span) / spans - (code === undefined ? 8 : 32)),
      )
      const labelLines = Math.max(...labels.map((wrapped) => wrapped.length))
      const height = size * (1.5 + labelLines * 0.85 + lines * 1.35) + 5
      let x = 0
      return {
        height,
        marks: row.flatMap((cell, index): Mark[] => {
          const cellWidth = (width * (cell.span ?? 1)) / spans
          const left = x
          x += cellWidth
          const hasCode = cell.code !== undefined
          const shift = hasCode ? 28 : 4
          const values = [cell.value ?? '', ...(cell.more ?? [])]
          return [
            box(left, 0, cellWidth, height, { stroke: '#333', strokeWidth: 0.6 }),
            ...(labels[index] ?? []).map((part, at) =>
              text(left + shift, size * 0.85 * (at + 1), part, { size: size * 0.72, face, color: '#333' }),
            ),
            ...(hasCode
              ? [
                  box(left + 3, size * 0.3, 20, size * 1.2, { stroke: '#333', strokeWidth: 0.5 }),
                  text(left + 13, size * 1.2, cell.code ?? '', {
                    size: size * 0.82,
                    face,
                    align: 'middle',
                    color: ink,
                  }),
                ]
              : []),
            ...values.map((value, at) =>
              fitted(
                left + shift + 2,
                size * (0.85 * labelLines + 1.25 + at * 1.35) + 1,
                value,
                cellWidth - shift - 6,
                { size: size * 1.05, face, color: ink },
              ),
            ),
          ]
        }),
      }
    }),
    { height: 8, marks: [] },
  ]
}

/** A column of a table; `share` is its part of the width. */
export interface Column {
  readonly title: string
  readonly share: number
  readonly right?: boolean
}

/** A table: headings, rows, bold last rows. Each row is a piece, so that long tables go on to the next page. */
export function grid(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: { totals?: number; rules?: 'rows' | 'all' | 'none'; shade?: boolean } = {},
): Block {
  return ({ width, theme: { face, bold, size, accent, tint, ink } }) => {
    const sum = columns.reduce((total, { share }) => total + share, 0)
    const leading = size * 1.8
    const drawRow = (contents: readonly string[], kind: 'head' | 'row' | 'total'): Piece => {
      let x = 0
      const font = kind === 'row' ? face : bold
      const wrapped = columns.map(({ share }, index) =>
        wrapOnce(contents[index] ?? '', font, size, (width * share) / sum - 8),
      )
      const height = leading + (Math.max(...wrapped.map((parts) => parts.length)) - 1) * size * 1.2
      const marks = columns.flatMap(({ share, right }, index): Mark[] => {
        const cellWidth = (width * share) / sum
        const left = x
        x += cellWidth
        return [
          ...(style.rules === 'all' ? [box(left, 0, cellWidth, height, { stroke: '#888', strokeWidth: 0.5 })] : []),
          ...(wrapped[index] ?? []).map((content, at) =>
            fitted(right ? left + cellWidth - 4 : left + 4, size * (1.25 + at * 1.2), content, cellWidth - 6, {
              size: size * 0.96,
              face: font,
              color: kind === 'head' ? accent : ink,
              align: right ? 'right' : 'left',
            }),
          ),
        ]
      })
      return {
        height,
        marks: [
          ...(kind === 'head' && style.shade !== false ? [box(0, 0, width, height, { fill: tint })] : []),
          ...(kind === 'total' ? [line(0, 0, width, 0, { stroke: '#333', strokeWidth: 0.7 })] : []),
          ...marks,
          ...(style.rules === 'rows' || kind === 'head'
            ? [line(0, height, width, height, { stroke: kind === 'head' ? accent : '#ccc', strokeWidth: 0.5 })]
            : []),
        ],
      }
    }
    const firstTotal = rows.length - (style.totals ?? 0)
    return [
      ...(columns.some(({ title }) => title !== '')
        ? [
            drawRow(
              columns.map(({ title }) => title),
              'head',
            ),
          ]
        : []),
      ...rows.map((row, index) => drawRow(row, index < firstTotal ? 'row' : 'total')),
      ...piece(8, []),
    ]
  }
}

/** In two lines when it does not fit one. */
function wrapOnce(content: string, face: Parameters<typeof wrap>[1], size: number, width: number): readonly string[] {
  const parts = wrap(content, face, size * 0.96, width)
  return parts.length <= 3 ? parts : [content]
}
