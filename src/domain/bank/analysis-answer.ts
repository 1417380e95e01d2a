import type { BankAnalysis, BankCashFlowMonth } from '../../contract/bank-analysis.ts'
import type { Environment } from '../../contract/environment.ts'
import { wireTime } from '../../contract/events.ts'
import type { Locale } from '../../contract/locale.ts'
import type { BankFacts } from './analysis/analyse-account.ts'
import type { RecurringSeries } from './analysis/recurring-series.ts'
import { meanCents } from './analysis/rounding.ts'
import { holderText } from './definition/account.ts'
import { bankCategoryGroups } from './definition/category.ts'
import { bankChecks } from './flags/index.ts'

/** Below it a rhythm is more likely chance, as that of groceries. docs/rules/bank.md#recurring-payments. */
const listedConfidenceMin = 0.5

/** What an answer says beside the figures of the account. */
export interface AnalysisCall {
  readonly connectionId: string
  readonly generatedAt: Date
  readonly environment: Environment
  /** Language of the flags. */
  readonly locale: Locale
}

/** The answer of an analysis: its figures as amounts with two decimals, and its flags. docs/rules/bank.md#fields. */
export function analysisAnswer(facts: BankFacts, call: AnalysisCall): BankAnalysis {
  const { months, period, ratios, balance, expenses, score } = facts
  return {
    connection_id: call.connectionId,
    generated_at: wireTime(call.generatedAt),
    environment: call.environment,
    currency: facts.currency,
    months: months.length,
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
    account: {
      holder: holderText(facts.holders),
      last4: facts.last4,
      age_days: facts.ageDays,
      days_of_history: facts.daysOfHistory,
    },
    income: incomeOf(facts),
    expenses: {
      average_monthly: amountOrNull(expenses.averageCents),
      by_category: Object.fromEntries(expenses.byCategory.map(([category, cents]) => [category, amountOf(cents)])),
    },
    obligations: facts.recurring.filter(isObligation).map(paymentOf),
    ratios: { housing: ratios.housing, debt_service: ratios.debtService, basis: 'net_income' },
    balance: {
      current: amountOf(balance.currentCents),
      average_end: amountOrNull(balance.averageEndCents),
      minimum: amountOrNull(balance.minimumCents),
      trend: balance.trend,
      slope_per_month: amountOrNull(balance.slopeCents),
      days_negative: balance.daysNegative,
    },
    nsf: {
      count: facts.nsfCount,
      by_month: Object.fromEntries(months.map(({ month, nsfCount }) => [month, nsfCount])),
    },
    cash_flow: cashFlow(facts),
    free_cash_flow: amountOrNull(expenses.freeCashFlowCents),
    flags: [...bankChecks(facts, call.locale)],
    score: score?.score ?? null,
    band: score?.band ?? null,
    as_of: facts.asOf,
    months_requested: facts.monthsRequested,
    score_parts: (score?.parts ?? []).map(({ id, points }) => ({ id, points })),
    underwriting: underwritingOf(facts),
  }
}

/** The months of an analysis as its answer and a connection show them, oldest first. docs/rules/bank.md#cash-flow. */
export function cashFlow({ months }: Pick<BankFacts, 'months'>): BankCashFlowMonth[] {
  return months.map((figures) => ({
    month: figures.month,
    credits: amountOf(figures.creditsCents),
    income: amountOf(figures.incomeCents),
    debits: amountOf(figures.debitsCents),
    net: amountOf(figures.creditsCents - figures.debitsCents),
    end_balance: amountOf(figures.endBalanceCents),
    min_balance: amountOf(figures.minBalanceCents),
    nsf_count: figures.nsfCount,
  }))
}

function incomeOf({ income, sources }: BankFacts): BankAnalysis['income'] {
  return {
    average_monthly: amountOrNull(income.averageCents),
    median_monthly: amountOrNull(income.medianCents),
    annualised: amountOrNull(income.annualisedCents),
    volatility: income.volatility,
    stability: income.stability,
    sources: sources.map((source) => ({
      name: source.name,
      category: source.category,
      frequency: source.frequency,
      average_amount: amountOf(source.averageCents),
      last_date: source.lastDate,
      next_expected: source.nextExpected,
      occurrences: source.occurrences,
      confidence: source.confidence,
    })),
  }
}

function underwritingOf({ months, sources, risk, recurring, ratios }: BankFacts): BankAnalysis['underwriting'] {
  return {
    income_by_source: sources.map(({ name, category, averageMonthlyCents, share, volatility, stability }) => ({
      name,
      category,
      average_monthly: amountOf(averageMonthlyCents),
      share,
      volatility,
      stability,
    })),
    government_share: risk.governmentShare,
    recurring_payments: recurring
      .filter(({ confidence }) => confidence >= listedConfidenceMin)
      .map((series) => ({
        ...paymentOf(series),
        last_date: series.lastDate,
        next_expected: series.nextExpected,
        occurrences: series.occurrences,
        confidence: series.confidence,
      })),
    housing_monthly: amountOrNull(meanCents(ratios.housingCents, months.length)),
    debt_service_monthly: amountOrNull(meanCents(ratios.debtServiceCents, months.length)),
    days_negative_by_month: Object.fromEntries(months.map(({ month, daysNegative }) => [month, daysNegative])),
    nsf_most_in_90_days: risk.nsfMostIn90Days,
    payday_share: risk.paydayShare,
    gambling_share: risk.gamblingShare,
  }
}

function paymentOf({ name, category, frequency, averageCents }: RecurringSeries): BankAnalysis['obligations'][number] {
  return { name, category, frequency, average_amount: amountOf(averageCents) }
}

function isObligation({ category }: RecurringSeries): boolean {
  return bankCategoryGroups[category] === 'obligation'
}

/** Cents as the number that JSON writes with two decimals at most. docs/rules/bank.md#rounding. */
function amountOf(cents: number): number {
  return cents / 100
}

function amountOrNull(cents: number | null): number | null {
  return cents === null ? null : amountOf(cents)
}
