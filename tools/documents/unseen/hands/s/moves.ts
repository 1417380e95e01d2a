import { addDays, daysBetween } from '../../../calendar.ts'
import { total } from '../../../money.ts'
import type { Paper } from '../../paper.ts'

/** One line of an account; money that leaves is negative. */
export interface Move {
  readonly date: string
  readonly label: string
  readonly cents: number
}

export interface Account {
  readonly opening: number
  readonly closing: number
  readonly credits: number
  /** Positive. */
  readonly debits: number
  readonly moves: readonly Move[]
}

/** Movements between two days in their order, with a balance that stays above nothing. */
export function account(
  paper: Paper,
  span: { readonly start: string; readonly end: string; readonly count: number },
  labels: { readonly in: readonly string[]; readonly out: readonly string[] },
): Account {
  const days = daysBetween(span.start, span.end)
  const dates = Array.from({ length: span.count }, () => addDays(span.start, paper.between(0, days))).sort()
  const moves = dates.map((date, index) => {
    const isIn = index === 1 || paper.chance(0.2)
    const cents = isIn ? paper.between(40000, 390000) : -paper.between(350, 42000)
    return { date, cents, label: paper.code(paper.pick(isIn ? labels.in : labels.out)) }
  })
  const credits = total(moves.filter(({ cents }) => cents > 0).map(({ cents }) => cents))
  const debits = -total(moves.filter(({ cents }) => cents < 0).map(({ cents }) => cents))
  const opening = paper.between(20000, 900000) + debits
  return { opening, credits, debits, closing: opening + credits - debits, moves }
}

/** The balance after each movement. */
export function running({ opening, moves }: Account): readonly number[] {
  return moves.map((_, index) => opening + total(moves.slice(0, index + 1).map(({ cents }) => cents)))
}
