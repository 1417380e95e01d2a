/** Typefaces a sheet may use. A PDF with a text layer maps them to the fonts every viewer has (Helvetica, Courier). */
export type Typeface = 'sans' | 'sans-bold' | 'narrow' | 'narrow-bold' | 'serif' | 'serif-bold' | 'mono' | 'mono-bold'

/** A run of text on one baseline. Sizes and places are in the units of the sheet. */
export interface TextMark {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face: Typeface
  readonly color: string
  readonly align: 'left' | 'middle' | 'right'
  /** Clockwise, about (x, y). */
  readonly turnDegrees: number
  /** 0 to 1. */
  readonly opacity: number
}

/** A shape. `path` holds absolute M, L, C and Z commands only, so that every output can draw it. */
export interface PathMark {
  readonly kind: 'path'
  readonly path: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
  readonly opacity: number
}

/** One thing drawn on a sheet. */
export type Mark = TextMark | PathMark

/** One side of a card or one page: what is drawn, in order, before it becomes pixels or PDF. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Pixels per unit when the sheet becomes an image. */
  readonly pixelsPerUnit: number
  readonly background: string
  readonly marks: readonly Mark[]
}

/** Letter paper in points, drawn at 200 dots per inch. */
export const letterPaper = { width: 612, height: 792, pixelsPerUnit: 200 / 72 } as const

/** Text at a place; black narrow sans unless told otherwise. */
export function text(x: number, y: number, content: string, style: Partial<TextStyle> = {}): TextMark {
  return { kind: 'text', text: content, x, y, ...plainText, ...style }
}

/** A rectangle, filled, outlined or both. */
export function box(x: number, y: number, width: number, height: number, style: Partial<PathStyle> = {}): PathMark {
  const right = x + width
  const bottom = y + height
  return shape(`M${x} ${y} L${right} ${y} L${right} ${bottom} L${x} ${bottom} Z`, style)
}

/** A rectangle with rounded corners. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: Partial<PathStyle>,
) {
  const [right, bottom] = [x + width, y + height]
  const pull = radius * 0.45
  const path = [
    `M${x + radius} ${y} L${right - radius} ${y} C${right - pull} ${y} ${right} ${y + pull} ${right} ${y + radius}`,
    `L${right} ${bottom - radius} C${right} ${bottom - pull} ${right - pull} ${bottom} ${right - radius} ${bottom}`,
    `L${x + radius} ${bottom} C${x + pull} ${bottom} ${x} ${bottom - pull} ${x} ${bottom - radius}`,
    `L${x} ${y + radius} C${x} ${y + pull} ${x + pull} ${y} ${x + radius} ${y} Z`,
  ]
  return shape(path.join(' '), style)
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, style: Partial<PathStyle> = {}): PathMark {
  return shape(`M${x1} ${y1} L${x2} ${y2}`, { stroke: '#000', strokeWidth: 0.6, ...style })
}

/** An ellipse, as four curves. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, style: Partial<PathStyle> = {}): PathMark {
  const [px, py] = [rx * 0.5523, ry * 0.5523]
  const path = [
    `M${cx + rx} ${cy} C${cx + rx} ${cy + py} ${cx + px} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - px} ${cy + ry} ${cx - rx} ${cy + py} ${cx - rx} ${cy}`,
    `C${cx - rx} ${cy - py} ${cx - px} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + px} ${cy - ry} ${cx + rx} ${cy - py} ${cx + rx} ${cy} Z`,
  ]
  return shape(path.join(' '), style)
}

/** Any shape from absolute M, L, C and Z commands. */
export function shape(path: string, style: Partial<PathStyle> = {}): PathMark {
  return { kind: 'path', path, fill: null, stroke: null, strokeWidth: 1, opacity: 1, ...style }
}

/** Several texts below one another, `leading` apart. */
export function lines(
  x: number,
  y: number,
  leading: number,
  contents: readonly string[],
  style: Partial<TextStyle> = {},
) {
  return contents.map((content, index) => text(x, y + index * leading, content, style))
}

/** Marks moved and enlarged. Text keeps its turn. */
export function place(marks: readonly Mark[], at: { x: number; y: number; scale: number }): Mark[] {
  return marks.map((mark) =>
    mark.kind === 'text'
      ? { ...mark, x: at.x + mark.x * at.scale, y: at.y + mark.y * at.scale, size: mark.size * at.scale }
      : { ...mark, path: movePath(mark.path, at), strokeWidth: mark.strokeWidth * at.scale },
  )
}

type TextStyle = Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>
type PathStyle = Omit<PathMark, 'kind' | 'path'>

const plainText = { size: 9, face: 'narrow', color: '#1b1b1b', align: 'left', turnDegrees: 0, opacity: 1 } as const

function movePath(path: string, at: { x: number; y: number; scale: number }): string {
  let isAcross = false
  return path.replace(/-?\d*\.?\d+/g, (number) => {
    isAcross = !isAcross
    const moved = (isAcross ? at.x : at.y) + Number(number) * at.scale
    return String(Math.round(moved * 100) / 100)
  })
}
