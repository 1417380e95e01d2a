import { box, line, text } from './sheet.ts'
import type { Mark } from './sheet.ts'

/** A column: its heading and the edge (left or right) its texts stand at. */
export interface Column {
  readonly title: string
  readonly x: number
  readonly align: 'left' | 'right'
}

/** A printed table: shaded headings, rows with thin rules. `y` is the top; headings are as high as a row. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  frame: { x: number; y: number; width: number; leading: number; size: number; shade: string; ink: string },
): { readonly marks: Mark[]; readonly bottom: number } {
  const { x, y, width, leading, size } = frame
  const marks: Mark[] = [box(x, y, width, leading, { fill: frame.shade })]
  for (const { title, x: edge, align } of columns) {
    marks.push(
      text(edge, y + leading * 0.68, title, { size: size * 0.94, face: 'narrow-bold', color: frame.ink, align }),
    )
  }
  rows.forEach((row, index) => {
    const top = y + (index + 1) * leading
    row.forEach((content, column) => {
      const place = columns[column]
      if (place && content !== '') marks.push(text(place.x, top + leading * 0.7, content, { size, align: place.align }))
    })
    marks.push(line(x, top + leading, x + width, top + leading, { stroke: '#c9ced6', strokeWidth: 0.4 }))
  })
  return { marks, bottom: y + (rows.length + 1) * leading }
}

/** A label with its value at the other end of the line, as totals are printed. */
export function totalLine(
  label: string,
  value: string,
  at: { x: number; right: number; y: number; size: number; bold: boolean },
): Mark[] {
  const face = at.bold ? 'narrow-bold' : 'narrow'
  return [
    text(at.x, at.y, label, { size: at.size, face }),
    text(at.right, at.y, value, { size: at.size, face, align: 'right' }),
  ]
}
