import { daysBetween } from '../../values/dates.ts'
import type { BankTransaction } from '../definition/account.ts'
import type { BankCategory } from '../definition/category.ts'
import { descriptionName } from './description-name.ts'
import { medianOf } from './median.ts'
import { rounded } from './rounding.ts'
import { expectedAfter, periodDays, scheduleOf, type Frequency, type Schedule } from './schedule.ts'

/** Fewest payments that recur, and fewest deposits of an income source. docs/rules/bank.md#recurring-payments. */
export const occurrencesMin = 3
/** Largest distance of an amount from the median of its series, in percent. docs/rules/bank.md#recurring-payments. */
const amountBandPercent = 15
/** Least share of a payee's transactions whose amount is in the band. docs/rules/bank.md#recurring-payments. */
const inBandShareMin = 0.75

/** Transactions of one direction with one name. */
export interface NamedGroup {
  readonly name: string
  /** Oldest first. */
  readonly transactions: readonly BankTransaction[]
}

/** A payment that recurs; the amount in cents, positive. docs/rules/bank.md#recurring-payments. */
export interface RecurringSeries {
  readonly name: string
  /** Of its latest payment. */
  readonly category: BankCategory
  readonly frequency: Frequency
  readonly averageCents: number
  readonly lastDate: string
  readonly nextExpected: string
  readonly occurrences: number
  /** 0 to 1. */
  readonly confidence: number
}

/**
 * Transactions of one direction by the name in their description, in the order of their first. Those without a word have no
 * name and are left out.
 */
export function namedGroups(transactions: readonly BankTransaction[]): readonly NamedGroup[] {
  const names = new Map<string, string>()
  const groups = new Map<string, BankTransaction[]>()
  for (const transaction of transactions) {
    const { description } = transaction
    const name = names.get(description) ?? descriptionName(description)
    names.set(description, name)
    if (name === '') continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [transaction])
    else group.push(transaction)
  }
  return [...groups].map(([name, group]) => ({ name, transactions: group }))
}

/** The series of a group; null when it does not recur. docs/rules/bank.md#recurring-payments. */
export function recurringSeries({ name, transactions }: NamedGroup): RecurringSeries | null {
  if (transactions.length < occurrencesMin) return null
  const median = medianOf(transactions.map(sizeOf))
  const isNear = (amount: number) => Math.abs(amount - median) * 100 <= median * amountBandPercent
  const regular = transactions.filter((transaction) => isNear(sizeOf(transaction)))
  const last = regular.at(-1)
  if (last === undefined || regular.length < occurrencesMin) return null
  const inBand = regular.length / transactions.length
  if (inBand < inBandShareMin) return null
  const dates = regular.map(({ date }) => date)
  const schedule = scheduleOf(dates)
  if (schedule === null) return null
  const amounts = regular.map(sizeOf)
  return {
    name,
    category: last.category,
    frequency: schedule.frequency,
    averageCents: rounded(sumOf(amounts) / amounts.length, 0),
    lastDate: last.date,
    nextExpected: expectedAfter(schedule, last.date),
    occurrences: regular.length,
    confidence: rounded(
      inBand * notByChance(dates.length) * evenness(amounts, median) * punctuality(dates, schedule),
      2,
    ),
  }
}

/** Each payment halves the odds that the rhythm is chance. */
function notByChance(occurrences: number): number {
  return 1 - 2 ** -occurrences
}

/** 1 less the mean distance from the median amount, as a share of it. */
function evenness(amounts: readonly number[], median: number): number {
  return 1 - sumOf(amounts.map((amount) => Math.abs(amount - median))) / amounts.length / median
}

/** 1 less the mean days from the day that was expected after the payment before, as a share of half a period; at least 0. */
function punctuality(dates: readonly string[], schedule: Schedule): number {
  const half = periodDays(schedule.frequency) / 2
  const off = dates.slice(1).map((date, index) => {
    const days = Math.abs(daysBetween(expectedAfter(schedule, dates[index] ?? date), date))
    return Math.min(1, days / half)
  })
  return 1 - sumOf(off) / off.length
}

function sizeOf({ amountCents }: BankTransaction): number {
  return Math.abs(amountCents)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
