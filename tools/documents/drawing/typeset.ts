import { loadFont } from './true-type.ts'
import type { Font, OutlinePoint } from './true-type.ts'
import type { Typeface } from './sheet.ts'

const fontFiles = {
  sans: 'DejaVuSans.ttf',
  'sans-bold': 'DejaVuSans-Bold.ttf',
  narrow: 'DejaVuSansCondensed.ttf',
  'narrow-bold': 'DejaVuSansCondensed-Bold.ttf',
  serif: 'DejaVuSerif.ttf',
  'serif-bold': 'DejaVuSerif-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
  'mono-bold': 'DejaVuSansMono-Bold.ttf',
} as const

/**
 * Text as an SVG path whose origin is the left end of the baseline, with its width. Outlines come from the fonts we install
 * ourselves, so that a machine without fonts draws the same pixels.
 */
export function typeset(
  content: string,
  face: Typeface,
  size: number,
): { readonly path: string; readonly width: number } {
  return outlineOf(content, fontOf(face), size)
}

/** Text in any font as an SVG path whose origin is the left end of the baseline, with its width. */
export function outlineOf(
  content: string,
  font: Font,
  size: number,
): { readonly path: string; readonly width: number } {
  const scale = size / font.unitsPerEm
  let pen = 0
  let path = ''
  for (const character of content) {
    const glyph = font.glyph(character.codePointAt(0) ?? 0)
    for (const contour of glyph.contours) path += contourPath(contour, { x: pen, scale })
    pen += glyph.advance * scale
  }
  return { path, width: pen }
}

const loaded = new Map<Typeface, Font>()

function fontOf(face: Typeface): Font {
  const known = loaded.get(face)
  if (known) return known
  const font = loadFont(fontFiles[face])
  loaded.set(face, font)
  return font
}

/** TrueType leaves out the point halfway between two control points; it is put back here. */
function contourPath(contour: readonly OutlinePoint[], at: { x: number; scale: number }): string {
  const first = contour[0]
  const last = contour.at(-1)
  if (!first || !last) return ''
  const start = first.onCurve ? first : last.onCurve ? last : halfway(first, last)
  const write = (point: OutlinePoint) => `${(at.x + point.x * at.scale).toFixed(2)} ${(-point.y * at.scale).toFixed(2)}`
  let path = `M${write(start)}`
  let control: OutlinePoint | null = null
  for (const point of [...(first.onCurve ? contour.slice(1) : contour), start]) {
    if (point.onCurve) {
      path += control ? `Q${write(control)} ${write(point)}` : `L${write(point)}`
      control = null
    } else {
      if (control) path += `Q${write(control)} ${write(halfway(control, point))}`
      control = point
    }
  }
  return `${path}Z`
}

function halfway(a: OutlinePoint, b: OutlinePoint): OutlinePoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true }
}
