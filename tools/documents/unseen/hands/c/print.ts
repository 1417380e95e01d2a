import {
  box,
  line,
  roundedBox,
  text,
  type Mark,
  type Sheet,
  type TextMark,
  type Typeface,
} from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>

/** An A4 page with the foot line that every page carries. */
export function page(marks: readonly Mark[], background = '#ffffff'): Sheet {
  const foot = text(297, 836, 'SPÉCIMEN – document fictif, sans valeur', {
    size: 5.5,
    color: '#8d8d8d',
    align: 'middle',
  })
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background, marks: [...marks, foot] }
}

/** Cents as the French print them: 1 234,56; `group` stands between thousands. */
export function amount(cents: number, group = '\u00a0'): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group)},${fraction}`
}

/** Whole units in groups of three. */
export function units(value: number, group = '\u00a0'): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, group)
}

/** 05/08/2026. */
export function dmy(iso: string, separator = '/'): string {
  return iso.split('-').reverse().join(separator)
}

/** 05/08/26. */
export function dmShort(iso: string, separator = '/'): string {
  return iso.slice(2).split('-').reverse().join(separator)
}

/** A text broken into lines of a width. */
export function wrap(content: string, width: number, size: number, face: Typeface = 'narrow'): readonly string[] {
  const done: string[] = []
  let current = ''
  for (const word of content.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && typeset(longer, face, size).width > width) {
      done.push(current)
      current = word
    } else current = longer
  }
  return [...done, current]
}

/** A paragraph and where it ends. */
export function paragraph(
  x: number,
  y: number,
  width: number,
  content: string,
  style: Style & { leading?: number } = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const { leading, ...look } = style
  const size = look.size ?? 9
  const step = leading ?? size * 1.35
  const rows = wrap(content, width, size, look.face)
  return { marks: rows.map((row, index) => text(x, y + index * step, row, look)), bottom: y + rows.length * step }
}

/** Texts below one another. */
export function stack(x: number, y: number, leading: number, contents: readonly string[], style: Style = {}): Mark[] {
  return contents.map((content, index) => text(x, y + index * leading, content, style))
}

/** Plain rows at given edges; an edge below zero aligns to the right of its absolute value. */
export function rows(
  edges: readonly number[],
  contents: readonly (readonly string[])[],
  at: { y: number; leading: number; rule?: string } & Style,
): Mark[] {
  const { y, leading, rule, ...style } = at
  const [left, right] = [Math.min(...edges.map(Math.abs)) - 3, Math.max(...edges.map(Math.abs)) + 3]
  return contents.flatMap((row, index) => {
    const base = y + index * leading
    const texts = row.flatMap((content, column): Mark[] => {
      const edge = edges[column] ?? 0
      if (content === '') return []
      return [text(Math.abs(edge), base, content, { ...style, align: edge < 0 ? 'right' : 'left' })]
    })
    const under =
      rule === undefined
        ? []
        : [line(left, base + leading * 0.3, right, base + leading * 0.3, { stroke: rule, strokeWidth: 0.4 })]
    return [...texts, ...under]
  })
}

/** A box with a small caption at its top and a value below. */
export function cell(
  at: { x: number; y: number; width: number; height: number },
  caption: string,
  value: string,
  style: Style & { stroke?: string } = {},
): Mark[] {
  const { stroke, ...look } = style
  return [
    box(at.x, at.y, at.width, at.height, { stroke: stroke ?? '#444444', strokeWidth: 0.5 }),
    text(at.x + 3, at.y + 7.5, caption, { size: 6, color: '#555555' }),
    text(at.x + 3, at.y + at.height - 4.5, value, { size: 9, ...look }),
  ]
}

/** A coloured shape with a name in it. */
export function logo(x: number, y: number, width: number, name: string, color: string): Mark[] {
  return [
    roundedBox(x, y, width, 30, 8, { fill: color }),
    text(x + width / 2, y + 20, name, { size: 14, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
  ]
}

/** Bars like a barcode's, with no meaning. */
export function bars(paper: Paper, x: number, y: number, width: number, height: number): Mark[] {
  const marks: Mark[] = []
  for (let at = x; at < x + width - 3; at += paper.between(2, 5) * 0.7) {
    const thick = paper.between(1, 3) * 0.6
    marks.push(box(at, y, thick, height, { fill: '#111111' }))
    at += thick
  }
  return marks
}
