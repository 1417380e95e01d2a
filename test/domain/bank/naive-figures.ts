import type { AnalysisRequest } from '../../../src/domain/bank/analysis/analyse-account.ts'
import { bankCategoryGroups, type BankCategory } from '../../../src/domain/bank/definition/category.ts'

/**
 * Figures of an account worked out again, day by day and transaction by transaction, without the code of the product: what the
 * analysis must agree with, also when it is made faster.
 */
export function naiveFigures({ account, asOf, months: asked }: AnalysisRequest) {
  const days = daysUntil(account.historyFrom, asOf)
  const balances = new Map<string, number>()
  let balance = account.openingBalanceCents
  for (const day of days) {
    for (const { date, amountCents } of account.transactions) if (date === day) balance += amountCents
    balances.set(day, balance)
  }
  const whole = [...new Set(days.map((day) => day.slice(0, 7)))]
    .filter((month) => balances.has(`${month}-01`) && month < asOf.slice(0, 7))
    .slice(-asked)
  const rows = account.transactions.filter(({ date }) => whole.includes(date.slice(0, 7)))
  const sum = (wanted: (category: BankCategory) => boolean, sign: 1 | -1, month = '') =>
    rows
      .filter(({ category, date }) => wanted(category) && date.startsWith(month))
      .reduce((total, { amountCents }) => total + Math.max(0, amountCents * sign), 0)
  const group =
    (...names: readonly string[]) =>
    (category: BankCategory) =>
      names.includes(bankCategoryGroups[category])
  const returned = (month: string) =>
    rows.filter(({ category, date }) => date.startsWith(month) && ['nsf_fee', 'reversed_payment'].includes(category))
      .length
  const any = () => true
  const months = whole.map((month) => {
    const ends = [...balances].filter(([day]) => day.startsWith(month)).map(([, cents]) => cents)
    return {
      month,
      creditsCents: sum(any, 1, month),
      incomeCents: sum(group('income'), 1, month),
      debitsCents: sum(any, -1, month),
      endBalanceCents: ends.at(-1) ?? 0,
      minBalanceCents: Math.min(...ends),
      daysNegative: ends.filter((cents) => cents < 0).length,
      nsfCount: returned(month),
    }
  })
  const incomes = months.map(({ incomeCents }) => incomeCents)
  const totalCents = sum(group('income'), 1)
  const spent = [...new Set(rows.filter(({ amountCents }) => amountCents < 0).map(({ category }) => category))]
  return {
    months,
    totalCents,
    averageCents: mean(totalCents, months.length),
    annualisedCents: mean(totalCents * 12, months.length),
    freeCashFlowCents: mean(totalCents - sum((category) => !group('movement')(category), -1), months.length),
    averageEndCents: mean(
      months.reduce((total, { endBalanceCents }) => total + endBalanceCents, 0),
      months.length,
    ),
    medianCents: middle(incomes),
    volatility: deviation(incomes),
    debitsCents: sum(any, -1),
    byCategory: Object.fromEntries(
      spent.map((category) => [category, Math.round(sum((other) => other === category, -1) / months.length)]),
    ),
    housing: hundredths(sum(group('housing'), -1), totalCents),
    debtService: hundredths(sum(group('housing', 'obligation'), -1), totalCents),
    minimumCents: months.length === 0 ? null : Math.min(...months.map(({ minBalanceCents }) => minBalanceCents)),
    daysNegative: months.reduce((total, { daysNegative }) => total + daysNegative, 0),
    currentCents: balance,
    nsfCount: returned(''),
  }
}

function daysUntil(from: string, until: string): readonly string[] {
  const days: string[] = []
  for (const day = new Date(from); day <= new Date(until); day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10))
  }
  return days
}

/** In whole numbers, half away from zero. */
function mean(total: number, count: number): number | null {
  if (count === 0) return null
  const size = (BigInt(Math.abs(total)) * 2n + BigInt(count)) / (BigInt(count) * 2n)
  return total < 0 ? 0 - Number(size) : Number(size)
}

function middle(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const half = values.length / 2
  return Math.round((sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2)
}

/** By the mean of squares less the square of the mean, in whole numbers. */
function deviation(values: readonly number[]): number | null {
  const count = BigInt(values.length)
  const total = values.reduce((sum, value) => sum + BigInt(value), 0n)
  if (total === 0n) return null
  const squares = values.reduce((sum, value) => sum + BigInt(value) ** 2n, 0n)
  return Math.round((Math.sqrt(Number(count * squares - total * total)) / Number(total)) * 100) / 100
}

function hundredths(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((BigInt(part) * 200n + BigInt(whole)) / (BigInt(whole) * 2n)) / 100
}
