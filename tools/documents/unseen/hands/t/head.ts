import { box, line, text } from '../../../drawing/sheet.ts'
import type { Mark } from '../../../drawing/sheet.ts'
import type { Chooser } from '../../../samples/draft.ts'
import { emblem } from './kit.ts'

/** Who writes a letter. */
export interface Firm {
  /** Printed once at least. */
  readonly name: string
  readonly initials: string
  readonly color: string
  /** Address, telephone, site. */
  readonly lines: readonly string[]
}

/** Paper of a firm in one of five looks: what stands at the top and the foot, and where a letter may begin. */
export function letterhead(chooser: Chooser, firm: Firm, page: { readonly width: number; readonly height: number }) {
  const { width, height } = page
  const look = chooser.pick(['left', 'centred', 'right', 'foot', 'band'])
  const kind = chooser.pick(['disc', 'square', 'peak', 'hexagon', 'ring'] as const)
  const sign = (x: number, y: number, size: number) => emblem(x, y, size, firm.initials, firm.color, kind)
  const small = { size: 7, color: '#555' } as const
  const middle = width / 2
  const joined = firm.lines.join('  ·  ')
  const marks: Mark[] = []
  if (look === 'left') {
    marks.push(...sign(50, 42, 30), text(90, 62, firm.name, { size: 14, face: 'sans-bold', color: firm.color }))
    for (const [index, row] of firm.lines.entries())
      marks.push(text(width - 50, 48 + index * 9, row, { ...small, align: 'right' }))
  } else if (look === 'centred') {
    marks.push(
      text(middle, 58, firm.name, { size: 16, face: 'serif-bold', align: 'middle', color: firm.color }),
      line(60, 68, width - 60, 68, { stroke: firm.color, strokeWidth: 1.2 }),
      text(middle, 79, joined, { ...small, face: 'serif', size: 6.8, align: 'middle' }),
    )
  } else if (look === 'right') {
    marks.push(...sign(width - 90, 38, 38))
    for (const [index, row] of [firm.name, ...firm.lines].entries()) {
      marks.push(
        text(width - 104, 46 + index * 9, row, {
          ...small,
          face: index === 0 ? 'narrow-bold' : 'narrow',
          align: 'right',
        }),
      )
    }
  } else if (look === 'band') {
    marks.push(
      box(0, 0, width, 46, { fill: firm.color }),
      text(50, 29, firm.name, { size: 13, face: 'narrow-bold', color: '#fff' }),
      text(50, 58, joined, small),
    )
  } else {
    marks.push(
      ...sign(50, 36, 44),
      line(50, height - 56, width - 50, height - 56, { stroke: firm.color }),
      text(50, height - 44, [firm.name, ...firm.lines.slice(0, 1)].join(' - '), small),
      text(50, height - 35, firm.lines.slice(1).join(' - '), small),
    )
  }
  return { marks, top: 104 }
}
