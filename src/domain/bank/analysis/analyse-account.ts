import type { Environment } from '../../../contract/environment.ts'
import { daysBetween } from '../../values/dates.ts'
import type { BankAccount, BankCurrency, BankTransaction } from '../definition/account.ts'
import { bankCategoryGroups, type BankCategory, type BankCategoryGroup } from '../definition/category.ts'
import { analysisWindow, type AnalysisWindow } from './analysis-window.ts'
import { slopeOf, trendOf, type BalanceTrend } from './balance-trend.ts'
import { categoryTotals, groupDebits, type CategoryTotals } from './category-totals.ts'
import { closingBalances } from './closing-balances.ts'
import { holderMatch, type BankSubject, type HolderMatch } from './holder-match.ts'
import { incomeFigures, type IncomeFigures } from './income-figures.ts'
import { incomeSources, type IncomeSource } from './income-sources.ts'
import { monthFigures, type MonthFigures } from './month-figures.ts'
import { namedGroups, recurringSeries, type RecurringSeries } from './recurring-series.ts'
import { riskFigures, type RiskFigures } from './risk-figures.ts'
import { meanCents, ratioOf, rounded } from './rounding.ts'
import { scoreOf, type Score } from './score.ts'

/** The account and what it is compared with. docs/rules/bank.md#analysis. */
export interface AnalysisRequest {
  readonly account: BankAccount
  /** Of the connection. */
  readonly environment: Environment
  /** YYYY-MM-DD; later transactions are not looked at. */
  readonly asOf: string
  readonly months: 3 | 6 | 12
  /** The client of the case; null without a case. */
  readonly subject: BankSubject | null
  /** Gross, from the last verdict of the case; null when nothing is declared. */
  readonly declaredAnnualIncomeCents: number | null
}

/** Every figure of an analysis, in whole cents and plain numbers. docs/rules/bank.md#fields. */
export interface BankFacts {
  readonly environment: Environment
  readonly asOf: string
  readonly currency: BankCurrency
  readonly holders: readonly string[]
  readonly last4: string
  /** Days since the account was opened; null when that is not known. */
  readonly ageDays: number | null
  readonly daysOfHistory: number
  readonly monthsRequested: AnalysisRequest['months']
  /** The whole months that were used, oldest first; the figures below are theirs. */
  readonly months: readonly MonthFigures[]
  /** Null without a whole month. */
  readonly period: AnalysisWindow['period']
  readonly holder: HolderMatch | null
  readonly declaredAnnualIncomeCents: number | null
  readonly income: IncomeFigures
  readonly sources: readonly IncomeSource[]
  readonly expenses: ExpenseFigures
  readonly ratios: RatioFigures
  readonly balance: BalanceFigures
  readonly nsfCount: number
  /** Recurring payments by what they come to in the period, the largest first. */
  readonly recurring: readonly RecurringSeries[]
  readonly risk: RiskFigures
  /** Null without a whole month or without a transaction in the period: nothing was seen. */
  readonly score: Score | null
}

/** Debits of the period; averages are monthly and null without a whole month. */
interface ExpenseFigures {
  readonly totalCents: number
  readonly averageCents: number | null
  /** Monthly average of each category with debits, the largest first. */
  readonly byCategory: readonly (readonly [category: BankCategory, averageCents: number])[]
  /** Income less debits that are no movement of money. */
  readonly freeCashFlowCents: number | null
}

/** Shares of net income, with two decimals; null without income. */
interface RatioFigures {
  readonly housing: number | null
  readonly debtService: number | null
  readonly housingCents: number
  /** Housing and obligations. */
  readonly debtServiceCents: number
}

/** Balances in cents. */
interface BalanceFigures {
  /** On the day of the analysis. */
  readonly currentCents: number
  /** Null without a whole month, as the lowest. */
  readonly averageEndCents: number | null
  readonly minimumCents: number | null
  /** Null of fewer than two whole months, as the slope. */
  readonly trend: BalanceTrend | null
  readonly slopeCents: number | null
  readonly daysNegative: number
}

/** Gambling above this share of debits is a flag and a deduction. docs/rules/bank.md#flags. */
export const gamblingShareMax = 0.05

/** Groups of debits that are payments to somebody and can recur. docs/rules/bank.md#recurring-payments. */
const recurringGroups: readonly BankCategoryGroup[] = ['housing', 'obligation', 'living', 'business', 'other']

/**
 * The analysis of an account over whole calendar months before `asOf`: a pure function of its arguments. With fewer whole months
 * than asked for, those there are. docs/rules/bank.md#analysis.
 */
export function analyseAccount(request: AnalysisRequest): BankFacts {
  const { account, environment, asOf, subject, declaredAnnualIncomeCents } = request
  const window = analysisWindow(account.historyFrom, asOf, request.months)
  const transactions = within(account.transactions, window)
  const closings = closingBalances(account, asOf)
  const months = monthFigures(window, transactions, closings)
  const totals = categoryTotals(transactions)
  const income = incomeFigures(months.map(({ incomeCents }) => incomeCents))
  const expenses = expenseFigures(totals, income.totalCents, months.length)
  const figures = {
    income,
    expenses,
    ratios: ratioFigures(totals, income.totalCents),
    balance: balanceFigures(months, closings.at(-1)?.balanceCents ?? 0, income.averageCents ?? 0),
    nsfCount: sumOf(months.map(({ nsfCount }) => nsfCount)),
    risk: riskFigures(transactions, totals, { incomeCents: income.totalCents, debitsCents: expenses.totalCents }),
  }
  return {
    environment,
    asOf,
    currency: account.currency,
    holders: account.holders,
    last4: account.last4,
    ageDays: account.openedOn === null ? null : daysUntil(asOf, account.openedOn),
    daysOfHistory: daysUntil(asOf, account.historyFrom),
    monthsRequested: request.months,
    months,
    period: window.period,
    holder: holderMatch(account.holders, subject),
    declaredAnnualIncomeCents,
    ...figures,
    sources: incomeSources(
      transactions.filter(isIncome),
      months.map(({ month }) => month),
    ),
    recurring: recurringPayments(transactions),
    score: months.length === 0 || transactions.length === 0 ? null : scoreFigures(figures),
  }
}

/** Days since `from`; 0 on a day before it. */
function daysUntil(asOf: string, from: string): number {
  return Math.max(0, daysBetween(from, asOf))
}

function within(transactions: readonly BankTransaction[], { period }: AnalysisWindow): readonly BankTransaction[] {
  if (period === null) return []
  return transactions.filter(({ date }) => date >= period.start && date <= period.end)
}

function isIncome({ amountCents, category }: BankTransaction): boolean {
  return amountCents > 0 && bankCategoryGroups[category] === 'income'
}

function expenseFigures(totals: CategoryTotals, incomeCents: number, months: number): ExpenseFigures {
  const totalCents = sumOf([...totals.values()].map(({ debitsCents }) => debitsCents))
  const spentCents = totalCents - groupDebits(totals, 'movement')
  const byCategory = [...totals]
    .filter(([, { debitsCents }]) => debitsCents > 0)
    .map(([category, { debitsCents }]) => [category, meanCents(debitsCents, months) ?? 0] as const)
    .toSorted(([a, aCents], [b, bCents]) => bCents - aCents || (a < b ? -1 : 1))
  return {
    totalCents,
    averageCents: meanCents(totalCents, months),
    byCategory,
    freeCashFlowCents: meanCents(incomeCents - spentCents, months),
  }
}

function ratioFigures(totals: CategoryTotals, incomeCents: number): RatioFigures {
  const housingCents = groupDebits(totals, 'housing')
  const debtServiceCents = housingCents + groupDebits(totals, 'obligation')
  return {
    housing: ratioOf(housingCents, incomeCents),
    debtService: ratioOf(debtServiceCents, incomeCents),
    housingCents,
    debtServiceCents,
  }
}

function balanceFigures(months: readonly MonthFigures[], currentCents: number, averageIncome: number): BalanceFigures {
  const ends = months.map(({ endBalanceCents }) => endBalanceCents)
  const slope = slopeOf(ends)
  return {
    currentCents,
    averageEndCents: meanCents(sumOf(ends), months.length),
    minimumCents: months.length === 0 ? null : Math.min(...months.map(({ minBalanceCents }) => minBalanceCents)),
    trend: trendOf(slope, averageIncome),
    slopeCents: slope === null ? null : rounded(slope, 0),
    daysNegative: sumOf(months.map(({ daysNegative }) => daysNegative)),
  }
}

function recurringPayments(transactions: readonly BankTransaction[]): readonly RecurringSeries[] {
  const debits = transactions.filter(
    ({ amountCents, category }) => amountCents < 0 && recurringGroups.includes(bankCategoryGroups[category]),
  )
  const series = namedGroups(debits).flatMap((group) => recurringSeries(group) ?? [])
  const comesTo = ({ averageCents, occurrences }: RecurringSeries) => averageCents * occurrences
  return series.toSorted((a, b) => comesTo(b) - comesTo(a) || (a.name < b.name ? -1 : 1))
}

function scoreFigures(figures: Pick<BankFacts, 'income' | 'ratios' | 'balance' | 'nsfCount' | 'risk'>): Score {
  const { income, ratios, balance, nsfCount, risk } = figures
  return scoreOf({
    nsfCount,
    debtService: ratios.debtService,
    debtServiceCents: ratios.debtServiceCents,
    stability: income.stability,
    trend: balance.trend,
    daysNegative: balance.daysNegative,
    hasPaydayLoan: risk.paydayDeposits.count + risk.paydayPayments.count > 0,
    hasMuchGambling: (risk.gamblingShare ?? 0) > gamblingShareMax,
    hasCollections: risk.collections.count > 0,
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
