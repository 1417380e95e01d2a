import { addDays } from '../../../calendar.ts'
import { cardSide } from '../../../drawing/card.ts'
import { portrait, signature } from '../../../drawing/portrait.ts'
import type { Sheet } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'
import type { Pen } from './kit.ts'
import type { Resident } from './people.ts'

/** The face and a signature below it; `x` and `y` are the top left of the face. */
export function likeness(paper: Paper, p: Pen, who: Resident, at: { x: number; y: number; scale: number }): void {
  const hair = paper.pick(['#2b1d14', '#6b4a2a', '#8f8f8f', '#101010'])
  const skin = paper.pick(['#e8c4a4', '#c9946a', '#8a5a3a', '#f0d3b8'])
  p.marks.push(...portrait(at, { hair, skin, coat: '#41506b', longHair: who.sex === 'F' }))
  p.marks.push(...signature(at.x + 10, at.y + 410 * at.scale, 0.9, paper.pick([0, 1] as const)))
}

/** Dates of a card: born 17 to 85 years ago, issued on some day, expiring on the birthday `years` after. */
export function cardDates(paper: Paper, years: number): { born: string; issued: string; expires: string } {
  const issued = addDays(paper.today, -paper.between(20, years * 330))
  const born = addDays(paper.today, -paper.between(6300, 30000))
  return {
    born,
    issued,
    expires: `${Number(issued.slice(0, 4)) + years}${born.slice(4) === '-02-29' ? '-02-28' : born.slice(4)}`,
  }
}

/** One side with the word that says it is no card. */
export function side(colors: { tint: string; wave: string }, p: Pen): Sheet {
  p.t(1150, 736, 'SPECIMEN', 20, { align: 'right', color: '#a33' })
  return cardSide(colors, p.marks)
}
