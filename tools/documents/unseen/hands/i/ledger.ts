import { addDays, daysBetween } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** A movement of an account, in cents; money out is negative. */
export interface Entry {
  readonly date: string
  readonly what: string
  readonly cents: number
  readonly balance: number
}

/** Movements of a period in order, and what they add up to. */
export interface Ledger {
  readonly entries: readonly Entry[]
  readonly opening: number
  readonly closing: number
  readonly credits: number
  readonly debits: number
}

/** What money comes in and goes out for: a wording, from and to dollars. */
export type Kind = readonly [what: string, from: number, to: number]

/** Draws movements between two days, about a quarter of them money in. */
export function ledger(
  paper: Paper,
  period: { start: string; end: string },
  about: { opening: number; count: number; incoming: readonly Kind[]; outgoing: readonly Kind[] },
): Ledger {
  const days = Array.from({ length: about.count }, () => paper.between(0, daysBetween(period.start, period.end)))
  let balance = about.opening
  let [credits, debits] = [0, 0]
  const entries = days
    .sort((a, b) => a - b)
    .map((day, index) => {
      const isIn = index === 1 || paper.chance(0.22) || balance < 60_000
      const [what, from, to] = paper.pick(isIn ? about.incoming : about.outgoing)
      const wanted = paper.between(from * 100, to * 100)
      const cents = isIn ? wanted : -Math.min(wanted, balance - 1_000)
      balance += cents
      if (isIn) credits += cents
      else debits -= cents
      return { date: addDays(period.start, day), what: what.replaceAll('#', () => paper.code('#')), cents, balance }
    })
  return { entries, opening: about.opening, closing: balance, credits, debits }
}
