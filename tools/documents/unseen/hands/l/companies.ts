import { ellipse, text, type Mark } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'
import { stems } from './people.ts'

export const states = ['Delaware', 'Nevada', 'Ohio', 'Florida', 'Wyoming', 'Texas', 'Oregon', 'Colorado'] as const

/** A golden seal. */
export function seal(x: number, y: number, state: string): Mark[] {
  return [
    ellipse(x, y, 34, 34, { stroke: '#8a6d1f', strokeWidth: 2 }),
    ellipse(x, y, 27, 27, { stroke: '#8a6d1f', strokeWidth: 0.6 }),
    text(x, y + 3, state.toUpperCase(), { size: 6.5, align: 'middle', color: '#8a6d1f' }),
  ]
}

/** An invented company. */
export function company(paper: Paper, endings: readonly string[]): string {
  return `${paper.pick(stems)} ${paper.pick(['Ventures', 'Holdings', 'Imports', 'Robotics', 'Catering', 'Home Health'])}${paper.pick(endings)}`
}
