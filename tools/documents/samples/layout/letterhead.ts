import { box, ellipse, line, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Typeface } from '../../drawing/sheet.ts'
import { beside, fitted, piece, wrap } from './flow.ts'
import type { Block, Theme } from './flow.ts'
import { lineList } from './print.ts'
import { pairs } from './data.ts'
import type { Pair, PairStyle } from './data.ts'

/** Ways the top of a paper looks. */
export type HeadStyle = 'band' | 'logo' | 'centred' | 'government' | 'plain'

/** What stands at the top. */
export interface Head {
  readonly issuer: string
  readonly title?: string
  readonly subtitle?: string
  /** Address, telephone or slogan of the issuer. */
  readonly under?: readonly string[]
}

/** The top of a paper: who sends it and what it is. */
export function letterhead(style: HeadStyle, head: Head): Block {
  return (frame) => {
    const { height, marks } = draws[style](head, frame)
    return piece(height, marks)
  }
}

/** The person written to, left, where a window envelope shows it, with facts of the document at the right. */
export function addressee(lines: readonly string[], facts: readonly Pair[], style: PairStyle = 'aligned'): Block {
  return beside([lineList(['', '', ...lines])], [pairs(facts, style)], 0.52)
}

type Draw = (head: Head, frame: { width: number; theme: Theme }) => { height: number; marks: Mark[] }

const draws: Readonly<Record<HeadStyle, Draw>> = {
  band({ issuer, title = '', subtitle = '', under = [] }, { width, theme: { accent, bold, face, margin } }) {
    return {
      height: 76,
      marks: [
        box(-margin, -36, width + 2 * margin, 92, { fill: accent }),
        fitted(0, 14, issuer, width * 0.6, { size: 17, face: bold, color: '#fff' }),
        ...under.slice(0, 2).map((row, index) => text(0, 28 + index * 10, row, { size: 7.4, face, color: '#e8e8e8' })),
        fitted(width, 12, title, width * 0.38, { size: 12.5, face: bold, color: '#fff', align: 'right' }),
        fitted(width, 28, subtitle, width * 0.38, { size: 8.4, face, color: '#eee', align: 'right' }),
      ],
    }
  },
  logo({ issuer, title = '', subtitle = '', under = [] }, { width, theme: { accent, tint, bold, face, ink } }) {
    return {
      height: 66 + under.length * 2,
      marks: [
        ellipse(18, 18, 18, 18, { fill: accent }),
        shape('M8 24 C12 8 20 26 28 12', { stroke: tint, strokeWidth: 3 }),
        fitted(46, 18, issuer, width * 0.52, { size: 15, face: bold, color: accent }),
        ...under.map((row, index) => text(46, 30 + index * 9.5, row, { size: 7.4, face, color: '#666' })),
        fitted(width, 16, title, width * 0.4, { size: 13, face: bold, color: ink, align: 'right' }),
        fitted(width, 30, subtitle, width * 0.4, { size: 8.6, face, color: '#555', align: 'right' }),
      ],
    }
  },
  centred({ issuer, title = '', subtitle = '', under = [] }, { width, theme: { accent, face, ink } }) {
    const middle = { align: 'middle' as const, face: 'serif-bold' as const }
    return {
      height: 76 + under.length * 10,
      marks: [
        fitted(width / 2, 14, issuer, width, { ...middle, size: 16, color: accent }),
        ...under.map((row, index) =>
          text(width / 2, 27 + index * 10, row, { size: 7.8, face, color: '#555', align: 'middle' }),
        ),
        line(width * 0.3, 22 + under.length * 10, width * 0.7, 22 + under.length * 10, {
          stroke: accent,
          strokeWidth: 0.8,
        }),
        fitted(width / 2, 42 + under.length * 10, title, width, { ...middle, size: 14, color: ink }),
        text(width / 2, 56 + under.length * 10, subtitle, { size: 9, face, color: '#444', align: 'middle' }),
      ],
    }
  },
  government({ issuer, title = '', subtitle = '', under = [] }, { width, theme: { face, bold, ink } }) {
    const columns = issuer.split(' / ').map((name) => wrap(name, face, 8.6, width * 0.27))
    const end = Math.max(30, ...columns.map((rows) => rows.length * 10 + 20))
    const style = { size: 8.6, face, color: ink }
    return {
      height: end + 22,
      marks: [
        box(0, 0, 9, 18, { fill: '#b3202a' }),
        box(9, 0, 14, 18, { stroke: '#b3202a', strokeWidth: 0.8 }),
        box(23, 0, 9, 18, { fill: '#b3202a' }),
        shape('M16 3 L19 9 L16 15 L13 9 Z', { fill: '#b3202a' }),
        ...columns.flatMap((rows, column) =>
          rows.map((row, index) => text(40 + column * width * 0.29, 8 + index * 10, row, style)),
        ),
        text(40, 8 + (columns[0]?.length ?? 0) * 10, under[0] ?? '', { size: 7, face, color: '#555' }),
        ...right(width * 0.35, width, title, { face: bold, size: 12, y: 10, color: ink }),
        fitted(width, end - 4, subtitle, width * 0.36, { size: 8.4, face, color: '#333', align: 'right' }),
        line(0, end + 4, width, end + 4, { stroke: '#333', strokeWidth: 0.6 }),
      ],
    }
  },
  plain({ issuer, title = '', subtitle = '', under = [] }, { width, theme: { face, bold, ink } }) {
    return {
      height: 58 + under.length * 11,
      marks: [
        fitted(0, 10, issuer, width * 0.55, { size: 11.5, face: bold, color: ink }),
        ...under.map((row, index) => text(0, 22 + index * 11, row, { size: 8.4, face, color: ink })),
        fitted(width, 10, title, width * 0.42, { size: 11.5, face: bold, color: ink, align: 'right' }),
        fitted(width, 24, subtitle, width * 0.4, { size: 8.6, face, color: ink, align: 'right' }),
      ],
    }
  },
}

/** A title in at most two lines that end at the right edge. */
function right(
  room: number,
  x: number,
  content: string,
  style: { face: Typeface; size: number; y: number; color: string },
): Mark[] {
  return wrap(content, style.face, style.size, room).map((row, index) =>
    fitted(x, style.y + index * style.size * 1.15, row, room, {
      size: style.size,
      face: style.face,
      color: style.color,
      align: 'right',
    }),
  )
}
