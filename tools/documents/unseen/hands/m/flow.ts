import { box, letterPaper, line, text, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

/** How a run of text is set; what is left out is as the flow has it. */
export interface Look {
  readonly size?: number
  readonly face?: Typeface
  readonly color?: string
  readonly leading?: number
  readonly indent?: number
  readonly after?: number
}

/** Pages that fill from the top. */
export interface Flow {
  /** A paragraph, wrapped. */
  p(content: string, look?: Look): void
  /** A centred line. */
  c(content: string, look?: Look): void
  /** A line against the right edge. */
  r(content: string, look?: Look): void
  /** A caption, its value `at` points further right. */
  pair(caption: string, value: string, at: number, look?: Look): void
  gap(points: number): void
  rule(color?: string): void
  put(...marks: readonly Mark[]): void
  /** The cursor; a number moves it. */
  y(to?: number): number
  turn(): void
  sheets(): readonly Sheet[]
}

const sizes = { a4: { width: 595, height: 842, pixelsPerUnit: 200 / 72 }, letter: letterPaper } as const

/** Lines no wider than `width`. */
export function wrapped(content: string, width: number, size: number, face: Typeface): readonly string[] {
  const found: string[] = []
  let current = ''
  for (const word of content.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && typeset(longer, face, size).width > width) {
      found.push(current)
      current = word
    } else current = longer
  }
  return [...found, current]
}

/** Opens a flow on paper of a size; the foot stands on every page and has the specimen's word. */
export function openFlow(frame: {
  paper: 'a4' | 'letter'
  left?: number
  right?: number
  top?: number
  size?: number
  face?: Typeface
  background?: string
  foot: string
}): Flow {
  const { paper, left = 56, right = 56, top = 60, size = 10, face = 'serif', background = '#fff', foot } = frame
  const { width, height } = sizes[paper]
  const pages: Mark[][] = [[]]
  let y = top
  const page = () => pages.at(-1) ?? []
  const turn = () => {
    pages.push([])
    y = top
  }
  const one = (content: string, x: number, align: 'left' | 'middle' | 'right', look: Look) => {
    const at = { size: look.size ?? size, face: look.face ?? face, color: look.color ?? '#1b1b1b' }
    const leading = look.leading ?? at.size * 1.38
    if (y + leading > height - 46) turn()
    y += leading
    page().push(text(x, y, content, { ...at, align }))
  }
  return {
    p(content, look = {}) {
      const { indent = 0 } = look
      const room = width - left - right - indent
      for (const row of wrapped(content, room, look.size ?? size, look.face ?? face))
        one(row, left + indent, 'left', look)
      y += look.after ?? size * 0.55
    },
    c(content, look = {}) {
      one(content, width / 2, 'middle', look)
      y += look.after ?? 0
    },
    r(content, look = {}) {
      one(content, width - right, 'right', look)
      y += look.after ?? 0
    },
    pair(caption, value, at, look = {}) {
      const x = left + (look.indent ?? 0)
      one(caption, x, 'left', { ...look, ...(look.color === undefined ? {} : { color: look.color }) })
      const style = { size: look.size ?? size, face: look.face ?? face }
      const rows = wrapped(value, width - right - x - at, style.size, style.face)
      rows.forEach((row, index) => {
        if (index > 0) y += style.size * 1.3
        page().push(text(x + at, y, row, style))
      })
      y += look.after ?? 2
    },
    gap(points) {
      y += points
    },
    rule(color = '#555') {
      y += 5
      page().push(line(left, y, width - right, y, { stroke: color }))
      y += 3
    },
    put(...marks) {
      page().push(...marks)
    },
    y(to = y) {
      y = to
      return y
    },
    turn,
    sheets() {
      return pages.map((marks, index) => ({
        ...sizes[paper],
        background,
        marks: [
          ...marks,
          ...wrapped(foot, width - left - right - 84, 6.5, 'sans').map((row, place) =>
            text(left, height - 30 + place * 9, row, { size: 6.5, face: 'sans', color: '#777' }),
          ),
          text(width - right, height - 26, `SPECIMEN   ${index + 1}/${pages.length}`, {
            size: 6.5,
            face: 'sans',
            color: '#777',
            align: 'right',
          }),
        ],
      }))
    },
  }
}

/** A box with a small caption in its corner and the value below it. */
export function cell(
  at: readonly [x: number, y: number, width: number, height: number],
  caption: string,
  value: string,
  look: { size?: number; face?: Typeface; ink?: string; fill?: string; align?: 'left' | 'right' } = {},
): Mark[] {
  const [x, y, width, height] = at
  const { size = 9, face = 'sans', ink = '#444', fill = '#fff', align = 'left' } = look
  const edge = align === 'left' ? x + 4 : x + width - 4
  const rows = value === '' ? [] : wrapped(value, width - 8, size, face)
  return [
    box(x, y, width, height, { stroke: ink, strokeWidth: 0.5, fill }),
    text(x + 3, y + 8, caption, { size: 6.2, face: 'sans', color: ink }),
    ...rows.map((row, index) => text(edge, y + 11 + size + index * size * 1.2, row, { size, face, align })),
  ]
}
