import type { BankTransaction } from '../definition/account.ts'
import type { BankCategory } from '../definition/category.ts'
import { stabilityOf, volatilityOf, type IncomeStability } from './income-figures.ts'
import { namedGroups, occurrencesMin, recurringSeries, type NamedGroup } from './recurring-series.ts'
import { meanCents, shareOf } from './rounding.ts'
import type { Frequency } from './schedule.ts'

/** A payer of income with three deposits or more; amounts in cents. docs/rules/bank.md#income. */
export interface IncomeSource {
  readonly name: string
  /** Of its latest deposit. */
  readonly category: BankCategory
  readonly frequency: Frequency | 'irregular'
  /** Mean of the deposits of the rhythm, of an irregular source of all deposits. */
  readonly averageCents: number
  readonly lastDate: string
  /** Null for an irregular source. */
  readonly nextExpected: string | null
  readonly occurrences: number
  /** 0 to 1 that it recurs; 0 for an irregular source. */
  readonly confidence: number
  /** All of its deposits ÷ whole months. */
  readonly averageMonthlyCents: number
  /** All of its deposits ÷ all income, 0 to 1. */
  readonly share: number
  readonly volatility: number
  readonly stability: IncomeStability
}

/** The sources of income credits (oldest first) of the months, the largest first. docs/rules/bank.md#income. */
export function incomeSources(income: readonly BankTransaction[], months: readonly string[]): readonly IncomeSource[] {
  const totalCents = sumOf(income)
  return namedGroups(income)
    .filter(({ transactions }) => transactions.length >= occurrencesMin)
    .map((group) => sourceOf(group, months, totalCents))
    .toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
}

function sourceOf(group: NamedGroup, months: readonly string[], totalCents: number): IncomeSource {
  const { name, transactions } = group
  const sum = sumOf(transactions)
  const volatility = volatilityOf(
    months.map((month) => sumOf(transactions.filter(({ date }) => date.startsWith(month)))),
  )
  const last = transactions.at(-1)
  return {
    name,
    category: last?.category ?? 'other',
    frequency: 'irregular',
    averageCents: meanCents(sum, transactions.length) ?? 0,
    lastDate: last?.date ?? '',
    nextExpected: null,
    occurrences: transactions.length,
    confidence: 0,
    ...recurringSeries(group),
    averageMonthlyCents: meanCents(sum, months.length) ?? 0,
    share: shareOf(sum, totalCents) ?? 0,
    volatility: volatility ?? 0,
    stability: stabilityOf(volatility),
  }
}

function sumOf(transactions: readonly BankTransaction[]): number {
  return transactions.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
