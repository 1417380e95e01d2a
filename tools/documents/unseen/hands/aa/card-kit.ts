import { cardSide } from '../../../drawing/card.ts'
import { portrait } from '../../../drawing/portrait.ts'
import { rosette } from '../../../drawing/security-print.ts'
import { text, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'
import type { Who } from './people.ts'

/** A side of a card being written. */
export interface Card {
  /** Text at its left end, made smaller when it would be wider than `fit`. */
  t(x: number, y: number, content: string, size?: number, face?: Typeface, color?: string, fit?: number): void
  /** A small caption with its value below. */
  field(x: number, y: number, caption: string, value: string, fit?: number): void
  add(marks: readonly Mark[]): void
  sheet(): Sheet
}

/** An empty side on tinted paper; `ink` is the colour of its captions. */
export function openCard(look: { tint: string; wave: string; ink: string }): Card {
  const marks: Mark[] = [...rosette(860, 420, 190, { color: look.wave, opacity: 0.25 })]
  const card: Card = {
    t(x, y, content, size = 30, face = 'sans', color = '#1b1b1b', fit = 1180 - x) {
      const wide = typeset(content, face, size).width
      if (content !== '')
        marks.push(text(x, y, content, { size: wide > fit ? (size * fit) / wide : size, face, color }))
    },
    field(x, y, caption, value, fit) {
      card.t(x, y, caption, 18, 'sans', look.ink, fit)
      card.t(x, y + 34, value, 30, 'sans-bold', '#1b1b1b', fit)
    },
    add: (more) => void marks.push(...more),
    sheet: () => cardSide({ tint: look.tint, wave: look.wave }, marks),
  }
  return card
}

/** Somebody's face, `wide` pixels wide. */
export function face(paper: Paper, who: Who, at: { x: number; y: number; wide: number }): Mark[] {
  return portrait(
    { x: at.x, y: at.y, scale: at.wide / 300 },
    {
      hair: paper.pick(['#2b1b14', '#5a3a22', '#8a6a3c', '#77757a']),
      skin: paper.pick(['#e8bfa0', '#d9a27e', '#b57f58', '#f0cdb4']),
      coat: paper.pick(['#33415c', '#5c3344', '#3c5c33', '#444444']),
      longHair: who.sex === 'F',
    },
  )
}
