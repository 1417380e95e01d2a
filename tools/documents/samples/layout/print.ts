import { signature } from '../../drawing/portrait.ts'
import { box, ellipse, line, place, roundedBox, shape, text } from '../../drawing/sheet.ts'
import type { Mark } from '../../drawing/sheet.ts'
import { fitted, fittingSize, piece, together, widthOf, wrap } from './flow.ts'
import type { Block } from './flow.ts'

/** A heading, as issuers set them: bold, on a band, or above a rule. */
export function heading(content: string, style: 'bold' | 'band' | 'ruled' | 'centred' = 'bold'): Block {
  return ({ width, theme: { bold, size, accent, tint } }) => {
    const large = fittingSize(content, bold, size * (style === 'centred' ? 1.6 : 1.2), width - 8)
    if (style === 'band') {
      return piece(size * 2.4, [
        box(0, 0, width, size * 1.9, { fill: draftBand(tint, accent) }),
        text(5, size * 1.35, content, { size: large, face: bold, color: accent }),
      ])
    }
    const middle = style === 'centred'
    return piece(size * (middle ? 2.8 : 2.3), [
      text(middle ? width / 2 : 0, size * 1.4, content, {
        size: large,
        face: bold,
        color: accent,
        align: middle ? 'middle' : 'left',
      }),
      ...(style === 'ruled' ? [line(0, size * 1.8, width, size * 1.8, { stroke: accent, strokeWidth: 0.8 })] : []),
    ])
  }
}

/** One line of text. */
export function words(
  content: string,
  style: { align?: 'left' | 'middle' | 'right'; bold?: boolean; scale?: number; color?: string } = {},
): Block {
  return ({ width, theme: look }) => {
    const face = style.bold ? look.bold : look.face
    const size = fittingSize(content, face, look.size * (style.scale ?? 1), width)
    const align = style.align ?? 'left'
    const x = align === 'left' ? 0 : align === 'right' ? width : width / 2
    return piece(size * 1.5, [text(x, size * 1.05, content, { size, face, align, color: style.color ?? look.ink })])
  }
}

/** A paragraph, broken into lines; justified ones are set word by word, as typesetters do. */
export function prose(content: string, style: { justified?: boolean; scale?: number; indent?: number } = {}): Block {
  return ({ width, theme: { face, size: normal, ink } }) => {
    const size = normal * (style.scale ?? 1)
    const leading = size * 1.45
    const indent = style.indent ?? 0
    const rows = wrap(content, face, size, width - indent)
    const marks = rows.flatMap((row, index): Mark[] => {
      const y = size + index * leading
      const parts = row.split(' ')
      if (!style.justified || index === rows.length - 1 || parts.length < 2) {
        return [text(indent, y, row, { size, face, color: ink })]
      }
      const widths = parts.map((part) => widthOf(part, face, size))
      const space = (width - indent - widths.reduce((sum, part) => sum + part, 0)) / (parts.length - 1)
      let x = indent
      return parts.map((part, at) => {
        const mark = text(Math.round(x * 100) / 100, y, part, { size, face, color: ink })
        x += (widths[at] ?? 0) + space
        return mark
      })
    })
    return piece(rows.length * leading + size * 0.7, marks)
  }
}

/** Small grey print: notices, slogans, legal lines. */
export function small(...paragraphs: readonly string[]): Block {
  return (frame) =>
    paragraphs.flatMap((content) =>
      prose(content, { scale: 0.78 })({ ...frame, theme: { ...frame.theme, ink: '#555' } }),
    )
}

/** Lines one below the other. */
export function lineList(rows: readonly string[], scale = 1.05): Block {
  return together(rows.map((row) => words(row, { scale })))
}

/** Blocks in a frame. */
export function boxed(blocks: readonly Block[], style: { fill?: boolean; rounded?: boolean } = {}): Block {
  return ({ width, theme: look }) => {
    const pad = 8
    const [inner] = together(blocks)({ width: width - 2 * pad, theme: look })
    const height = (inner?.height ?? 0) + 2 * pad - 3
    const paint = { fill: style.fill ? look.tint : null, stroke: look.accent, strokeWidth: 0.8 }
    return piece(height + 8, [
      style.rounded ? roundedBox(0, 0, width, height, 6, paint) : box(0, 0, width, height, paint),
      ...place(inner?.marks ?? [], { x: pad, y: pad - 1, scale: 1 }),
    ])
  }
}

/** Labels below signature lines, some signed and dated. */
export function signatures(
  people: readonly { readonly label: string; readonly above?: string; readonly signed?: boolean }[],
): Block {
  return ({ width, theme: { face, size, ink } }) => {
    const column = Math.min(width / Math.max(people.length, 2), 240)
    return piece(
      62,
      people.flatMap(({ label, above, signed }, index): Mark[] => {
        const x = index * column
        return [
          ...(signed === false ? [] : signature(x + 6, 6, 0.5, index % 2 === 0 ? 0 : 1)),
          ...(above === undefined ? [] : [text(x + 4, 36, above, { size, face, color: ink })]),
          line(x, 41, x + column - 18, 41, { stroke: '#333', strokeWidth: 0.6 }),
          fitted(x, 41 + size * 1.15, label, column - 20, { size: size * 0.85, face, color: '#444' }),
        ]
      }),
    )
  }
}

/** A square that is ticked or not, with what it stands for; several on a row. */
export function boxesRow(items: readonly { readonly label: string; readonly on: boolean }[], lead = ''): Block {
  return ({ width, theme: { face, size, ink } }) => {
    const leadWidth = lead === '' ? 0 : widthOf(lead, face, size) + 14
    const column = (width - leadWidth) / Math.max(items.length, 1)
    return piece(size * 1.9, [
      ...(lead === '' ? [] : [text(0, size * 1.1, lead, { size, face, color: ink })]),
      ...items.flatMap(({ label, on }, index) =>
        tickBox(leadWidth + index * column, 1, size, { label, on, face, ink }),
      ),
    ])
  }
}

/** A question with Yes and No squares at the right end. */
export function question(content: string, answer: boolean, [yes, no]: readonly [string, string]): Block {
  return ({ width, theme: { face, size, ink } }) => {
    const rows = wrap(content, face, size, width - 120)
    const label = (x: number, text_: string, on: boolean) => tickBox(x, 1, size, { label: text_, on, face, ink })
    return piece(rows.length * size * 1.4 + 7, [
      ...rows.map((row, index) => text(0, size * 1.1 + index * size * 1.4, row, { size, face, color: ink })),
      ...label(width - 100, yes, answer),
      ...label(width - 48, no, !answer),
    ])
  }
}

function tickBox(
  x: number,
  y: number,
  size: number,
  { label, on, face, ink }: { label: string; on: boolean; face: Parameters<typeof widthOf>[1]; ink: string },
): Mark[] {
  const side = size * 0.95
  return [
    box(x, y, side, side, { stroke: '#222', strokeWidth: 0.8 }),
    ...(on
      ? [
          shape(
            `M${x + 1.5} ${y + 1.5} L${x + side - 1.5} ${y + side - 1.5} M${x + side - 1.5} ${y + 1.5} L${x + 1.5} ${y + side - 1.5}`,
            { stroke: '#111', strokeWidth: 1.3 },
          ),
        ]
      : []),
    text(x + side + 5, y + size * 0.9, label, { size, face, color: ink }),
  ]
}

/** A round seal on the right that takes no height, with a few words in it. */
export function seal(...rows: readonly string[]): Block {
  return ({ width, theme: { accent, bold } }) => {
    const [x, y, radius] = [width - 56, 40, 44]
    return piece(0, [
      ...[1, 0.9, 0.62].map((part) =>
        ellipse(x, y, radius * part, radius * part, { stroke: accent, strokeWidth: 1.1, opacity: 0.1 }),
      ),
      ellipse(x, y, radius, radius, { stroke: accent, strokeWidth: 0.8 }),
      ...rows.map((row, index) =>
        fitted(x, y + 3 + (index - (rows.length - 1) / 2) * 9, row, radius * 1.5, {
          size: 7,
          face: bold,
          color: accent,
          align: 'middle',
        }),
      ),
    ])
  }
}

/** Bars that look like a code for the sorting machine; clutter that nothing can be read from. */
export function sortingBars(seed: number, width = 150): Block {
  const bars = Array.from({ length: Math.floor(width / 3) }, (_, index) => (seed * (index + 7) * 2654435761) % 97)
  return () =>
    piece(
      22,
      bars.map((mixed, index) => box(index * 3, 2 + (mixed % 3) * 2, 1.3, 14 - (mixed % 4) * 2, { fill: '#222' })),
    )
}

/** Columns of a year's figures, as bills show usage; months below. */
export function usageChart(heights: readonly number[], months: readonly string[]): Block {
  return ({ width, theme: { face, accent, tint } }) => {
    const step = Math.min(34, width / heights.length)
    return piece(78, [
      box(0, 0, step * heights.length, 64, { fill: tint }),
      ...heights.flatMap((height, index) => [
        box(index * step + 5, 62 - height * 54, step - 10, height * 54, { fill: accent, opacity: 1 }),
        text(index * step + step / 2, 73, months[index] ?? '', { size: 6.4, face, align: 'middle' }),
      ]),
    ])
  }
}

function draftBand(tint: string, accent: string): string {
  return tint === accent ? '#eee' : tint
}
