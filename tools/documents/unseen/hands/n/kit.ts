import { box, ellipse, letterPaper, line, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark, Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

/** How a run of text looks; `leading` is the step to the next line. */
export type Look = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>> & { readonly leading?: number }

/** A page that is being written; functions that write downwards answer the next free baseline. */
export interface Writer {
  readonly width: number
  readonly height: number
  say(x: number, y: number, content: string, look?: Look): number
  column(x: number, y: number, contents: readonly string[], look?: Look): number
  wrap(x: number, y: number, width: number, content: string, look?: Look): number
  /** A caption and its value on one line. */
  pair(x: number, y: number, valueX: number, caption: string, value: string, look?: Look): number
  /** A box with a small caption inside and the value under it. */
  cell(x: number, y: number, width: number, height: number, caption: string, value: string, look?: Look): number
  rule(x: number, y: number, right: number, color?: string, weight?: number): void
  rect(x: number, y: number, width: number, height: number, fill: string | null, stroke?: string | null): void
  /** A logo: a shape with initials. */
  logo(x: number, y: number, size: number, initials: string, color: string, isRound?: boolean): void
  /** Rows of texts at the edges given; a negative edge is a right one. */
  rows(y: number, edges: readonly number[], rows: readonly (readonly string[])[], look?: Look): number
  tick(x: number, y: number, size: number, isTicked: boolean): void
  add(...marks: readonly Mark[]): void
  sheet(foot?: string): Sheet
}

const sizes = { letter: letterPaper, a4: { width: 595, height: 842, pixelsPerUnit: 200 / 72 } } as const

/** A blank page. */
export function openWriter(size: 'letter' | 'a4', base: { face: Typeface; size: number; color?: string }): Writer {
  const { width, height, pixelsPerUnit } = sizes[size]
  const marks: Mark[] = []
  const look = (given: Look): Look => ({ ...base, ...given })
  const step = (given: Look): number => given.leading ?? (given.size ?? base.size) * 1.35
  const say = (x: number, y: number, content: string, given: Look = {}): number => {
    const { leading: _leading, ...style } = look(given)
    if (content !== '') marks.push(text(x, y, content, style))
    return y + step(given)
  }
  const column = (x: number, y: number, contents: readonly string[], given: Look = {}): number =>
    contents.reduce((at, content) => say(x, at, content, given), y)
  const rect: Writer['rect'] = (x, y, wide, high, fill, stroke = null) => {
    marks.push(box(x, y, wide, high, { fill, stroke, strokeWidth: 0.6 }))
  }
  const rule: Writer['rule'] = (x, y, right, color = '#444', weight = 0.6) => {
    marks.push(line(x, y, right, y, { stroke: color, strokeWidth: weight }))
  }
  return {
    width,
    height,
    say,
    column,
    rect,
    rule,
    wrap(x, y, wide, content, given = {}) {
      const { face = base.face, size: points = base.size } = given
      return column(x, y, wrapped(content, wide, face, points), given)
    },
    pair(x, y, valueX, caption, value, given = {}) {
      say(x, y, caption, { ...given, face: base.face })
      return say(valueX, y, value, given)
    },
    cell(x, y, wide, high, caption, value, given = {}) {
      rect(x, y, wide, high, null, '#555')
      say(x + 3, y + 7.5, caption, { size: 5.8, color: '#333' })
      say(x + 4, y + high - 5, value, given)
      return y + high
    },
    logo(x, y, across, initials, color, isRound = false) {
      const half = across / 2
      marks.push(
        isRound ? ellipse(x + half, y + half, half, half, { fill: color }) : box(x, y, across, across, { fill: color }),
      )
      say(x + half, y + across * 0.64, initials, {
        size: across * 0.4,
        face: 'sans-bold',
        color: '#fff',
        align: 'middle',
      })
    },
    rows(y, edges, all, given = {}) {
      return all.reduce((at, row) => {
        row.forEach((content, index) => {
          const edge = edges[index] ?? 0
          say(Math.abs(edge), at, content, { ...given, align: edge < 0 ? 'right' : 'left' })
        })
        return at + step(given)
      }, y)
    },
    tick(x, y, across, isTicked) {
      rect(x, y - across, across, across, null, '#222')
      if (!isTicked) return
      marks.push(line(x + 1, y - across + 1, x + across - 1, y - 1, { strokeWidth: 1.1 }))
      marks.push(line(x + across - 1, y - across + 1, x + 1, y - 1, { strokeWidth: 1.1 }))
    },
    add(...more) {
      marks.push(...more)
    },
    sheet(foot = 'SPECIMEN') {
      say(width / 2, height - 12, foot, { size: 6, face: 'sans', color: '#777', align: 'middle' })
      return { width, height, pixelsPerUnit, background: '#fff', marks }
    },
  }
}

function wrapped(content: string, width: number, face: Typeface, size: number): readonly string[] {
  const done: string[] = []
  let current = ''
  for (const word of content.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && typeset(longer, face, size).width > width) {
      done.push(current)
      current = word
    } else current = longer
  }
  return current === '' ? done : [...done, current]
}
