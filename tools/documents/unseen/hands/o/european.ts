import { addDays, addYears } from '../../../calendar.ts'
import { line, text } from '../../../drawing/sheet.ts'
import type { Mark } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'
import { dated, type DateForm, type Palette } from './kit.ts'

const categories = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'T'] as const

/** The back of a European licence: categories with the dates from and to which they hold. */
export function categoryTable(
  paper: Paper,
  colors: Palette,
  about: { held: string; birth: string; issued: string; expiry: string; form: DateForm },
): readonly Mark[] {
  const held = about.held.split(/[ /,]+/)
  const [top, step] = [96, 38]
  const x = [90, 240, 470, 700, 960] as const
  const first = addDays(addYears(about.birth, 18), paper.between(20, 300))
  const since = first < about.issued ? first : about.issued
  const rows = categories.flatMap((category, index) => {
    const y = top + (index + 1) * step
    const style = { size: 21, face: 'narrow', color: colors.ink } as const
    const has = held.includes(category)
    const from = paper.chance(0.4) ? about.issued : since
    return [
      text(x[0], y, category, { ...style, face: 'narrow-bold' }),
      text(x[2], y, has ? dated(from, about.form) : '----------', style),
      text(x[3], y, has ? dated(about.expiry, about.form) : '----------', style),
      ...(has && paper.chance(0.3) ? [text(x[4], y, '01.06', style)] : []),
      line(x[0] - 10, y + 9, 1120, y + 9, { stroke: colors.wave, strokeWidth: 1 }),
    ]
  })
  const heads = ['9.', '', '10.', '11.', '12.'].map((head, index) =>
    text(x[index] ?? 0, top, head, { size: 20, face: 'narrow-bold', color: colors.label }),
  )
  return [
    ...heads,
    ...rows,
    text(90, 690, `12. ${paper.pick(['01.06', '70', '95', '78', '01.01 79'])}`, { size: 20, face: 'narrow' }),
    text(480, 690, `${paper.code('##########')}`, { size: 20, face: 'mono' }),
  ]
}

/** Categories as the front prints them, with the separator of the issuer. */
export function heldCategories(paper: Paper, separator: string): string {
  return paper
    .pick([['AM', 'B'], ['AM', 'A1', 'B'], ['B'], ['AM', 'B1', 'B'], ['A', 'B', 'BE'], ['AM', 'B', 'C1', 'C']])
    .join(separator)
}

/** The ring of stars with the letters of the state. */
export function stars(x: number, y: number, radius: number, state: string, color: string): readonly Mark[] {
  const ring = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return text(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius + 6, '*', {
      size: 26,
      face: 'sans-bold',
      color,
      align: 'middle',
    })
  })
  return [
    ...ring,
    text(x, y + 12, state, { size: state.length > 2 ? 24 : 34, face: 'sans-bold', color, align: 'middle' }),
  ]
}
