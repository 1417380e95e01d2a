import { addDays, addMonths, daysBetween } from '../../values/dates.ts'
import type { BankTransaction } from '../definition/account.ts'
import { bankCategoryGroups } from '../definition/category.ts'
import type { AnalysisWindow } from './analysis-window.ts'
import type { ClosingBalance } from './closing-balances.ts'
import { isReturnedPayment } from './returned-payments.ts'

/** One whole month of an account; amounts in cents. docs/rules/bank.md#cash-flow. */
export interface MonthFigures {
  /** YYYY-MM. */
  readonly month: string
  readonly creditsCents: number
  /** Credits of the income categories. */
  readonly incomeCents: number
  /** Positive. */
  readonly debitsCents: number
  readonly endBalanceCents: number
  /** Lowest balance at the end of a day. */
  readonly minBalanceCents: number
  /** Days that ended with a balance below zero. */
  readonly daysNegative: number
  readonly nsfCount: number
}

type Flows = Pick<MonthFigures, 'creditsCents' | 'incomeCents' | 'debitsCents' | 'nsfCount'>
type Balances = Pick<MonthFigures, 'endBalanceCents' | 'minBalanceCents' | 'daysNegative'>

/** The figures of each month of the window, oldest first. `transactions` are those of the window. */
export function monthFigures(
  { monthStarts }: AnalysisWindow,
  transactions: readonly BankTransaction[],
  closings: readonly ClosingBalance[],
): readonly MonthFigures[] {
  const flows = flowsByMonth(transactions)
  const none: Flows = { creditsCents: 0, incomeCents: 0, debitsCents: 0, nsfCount: 0 }
  return monthStarts.map((start) => {
    const month = start.slice(0, 7)
    return { month, ...(flows.get(month) ?? none), ...balancesOf(start, closings) }
  })
}

function flowsByMonth(transactions: readonly BankTransaction[]): ReadonlyMap<string, Flows> {
  const flows = new Map<string, { -readonly [Key in keyof Flows]: number }>()
  for (const { date, amountCents, category } of transactions) {
    const month = date.slice(0, 7)
    const sums = flows.get(month) ?? { creditsCents: 0, incomeCents: 0, debitsCents: 0, nsfCount: 0 }
    flows.set(month, sums)
    if (amountCents < 0) sums.debitsCents -= amountCents
    else {
      sums.creditsCents += amountCents
      if (bankCategoryGroups[category] === 'income') sums.incomeCents += amountCents
    }
    if (isReturnedPayment(category)) sums.nsfCount++
  }
  return flows
}

/** Balances of the month that begins on `start`, a day of the history. */
function balancesOf(start: string, closings: readonly ClosingBalance[]): Balances {
  const end = addDays(addMonths(start, 1), -1)
  let endBalanceCents = 0
  let minBalanceCents = Number.POSITIVE_INFINITY
  let daysNegative = 0
  for (const [index, { from, balanceCents }] of closings.entries()) {
    if (from > end) break
    const next = closings[index + 1]?.from
    if (next !== undefined && next <= start) continue
    const first = from < start ? start : from
    const last = next === undefined || next > end ? end : addDays(next, -1)
    endBalanceCents = balanceCents
    minBalanceCents = Math.min(minBalanceCents, balanceCents)
    if (balanceCents < 0) daysNegative += daysBetween(first, last) + 1
  }
  return { endBalanceCents, minBalanceCents, daysNegative }
}
