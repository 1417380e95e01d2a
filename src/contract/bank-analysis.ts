import { Type, type Static } from 'typebox'
import { Check } from './check.ts'
import { environments } from './environment.ts'

const month = Type.String({ description: 'YYYY-MM.', examples: ['2026-08'] })
const amount = (description?: string) => Type.Number(description === undefined ? {} : { description })
const orNull = (type: 'number' | 'string' | 'integer', description: string) => ({ type: [type, 'null'], description })
const numberOrNull = (description: string) => Type.Unsafe<number | null>(orNull('number', description))
const textOrNull = (description: string) => Type.Unsafe<string | null>(orNull('string', description))
const confidence = Type.Number({ minimum: 0, maximum: 1, description: 'How likely it recurs; 0 for irregular.' })

const frequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly'] as const
const stability = Type.Enum(['stable', 'variable', 'irregular', 'none'])

/** One whole month of an account, amounts with two decimals. docs/rules/bank.md#cash-flow. */
export const BankCashFlowMonth = Type.Object(
  {
    month,
    credits: amount(),
    income: amount('Credits of the income categories.'),
    debits: amount('Positive.'),
    net: amount('`credits` less `debits`.'),
    end_balance: amount(),
    min_balance: amount('Lowest balance at the end of a day.'),
    nsf_count: Type.Integer(),
  },
  { $id: 'BankCashFlowMonth' },
)
export type BankCashFlowMonth = Static<typeof BankCashFlowMonth>

const account = Type.Object({
  holder: Type.String({ description: 'Holders of a joint account are joined with " & ".' }),
  last4: Type.String(),
  age_days: Type.Unsafe<number | null>(orNull('integer', 'Days since it was opened; null when the bank does not say.')),
  days_of_history: Type.Integer(),
})

const income = Type.Object({
  average_monthly: numberOrNull('Null without a whole month, as the next two.'),
  median_monthly: numberOrNull('Of the months.'),
  annualised: numberOrNull('12 times the average.'),
  volatility: numberOrNull('Population standard deviation ÷ mean of the months; null without income.'),
  stability,
  sources: Type.Array(
    Type.Object({
      name: Type.String(),
      category: Type.String(),
      frequency: Type.Enum([...frequencies, 'irregular']),
      average_amount: amount(),
      last_date: Type.String({ format: 'date' }),
      next_expected: textOrNull('YYYY-MM-DD; null for an irregular source.'),
      occurrences: Type.Integer({ minimum: 3 }),
      confidence,
    }),
  ),
})

const obligation = Type.Object({
  name: Type.String(),
  category: Type.String(),
  frequency: Type.Enum([...frequencies]),
  average_amount: amount(),
})

const balance = Type.Object({
  current: amount('On the day of the analysis.'),
  average_end: numberOrNull('Mean of the balances at the ends of the months; null without a whole month.'),
  minimum: numberOrNull('Lowest balance at the end of a day; null without a whole month.'),
  trend: Type.Unsafe<'up' | 'flat' | 'down' | null>({
    enum: ['up', 'flat', 'down', null],
    description: 'Null of fewer than two whole months.',
  }),
  slope_per_month: numberOrNull('Least-squares slope of the balances at the ends of the months.'),
  days_negative: Type.Integer({ description: 'Days that ended below zero.' }),
})

/** What lenders ask for first beyond the figures above. docs/rules/bank.md#fields. */
const underwriting = Type.Object({
  income_by_source: Type.Array(
    Type.Object({
      name: Type.String(),
      category: Type.String(),
      average_monthly: amount(),
      share: Type.Number({ description: 'Of all income, 0 to 1.' }),
      volatility: Type.Number(),
      stability,
    }),
  ),
  government_share: numberOrNull('Government benefits ÷ income, 0 to 1; null without income.'),
  recurring_payments: Type.Array(
    Type.Object({
      ...obligation.properties,
      last_date: Type.String({ format: 'date' }),
      next_expected: Type.String({ format: 'date' }),
      occurrences: Type.Integer({ minimum: 3 }),
      confidence,
    }),
    { description: 'Recurring payments of a confidence of 0.5 or more, housing and bills included.' },
  ),
  housing_monthly: numberOrNull('What the housing ratio is made of.'),
  debt_service_monthly: numberOrNull('What the debt service ratio is made of.'),
  days_negative_by_month: Type.Record(Type.String(), Type.Integer()),
  nsf_most_in_90_days: Type.Integer(),
  payday_share: numberOrNull('Payday loan payments ÷ debits, 0 to 1; null without debits.'),
  gambling_share: numberOrNull('Gambling ÷ debits, 0 to 1; null without debits.'),
})

/** The analysis of a bank account. Amounts have two decimals. docs/rules/bank.md#fields. */
export const BankAnalysis = Type.Object(
  {
    connection_id: Type.String({ format: 'uuid' }),
    generated_at: Type.String({ description: 'ISO 8601.' }),
    environment: Type.Enum([...environments]),
    currency: Type.String({ description: 'ISO 4217.' }),
    months: Type.Integer({ minimum: 0, maximum: 12, description: 'Whole calendar months that were used.' }),
    period_start: textOrNull('YYYY-MM-DD; null without a whole month.'),
    period_end: textOrNull('YYYY-MM-DD; null without a whole month.'),
    account,
    income,
    expenses: Type.Object({
      average_monthly: numberOrNull('All debits; null without a whole month.'),
      by_category: Type.Record(Type.String(), Type.Number(), { description: 'Monthly average, the largest first.' }),
    }),
    obligations: Type.Array(obligation, { description: 'Recurring payments of the obligation categories.' }),
    ratios: Type.Object({
      housing: numberOrNull('Housing ÷ income; null without income.'),
      debt_service: numberOrNull('Housing and obligations ÷ income; null without income.'),
      basis: Type.Literal('net_income'),
    }),
    balance,
    nsf: Type.Object({ count: Type.Integer(), by_month: Type.Record(Type.String(), Type.Integer()) }),
    cash_flow: Type.Array(BankCashFlowMonth, { description: 'Oldest first.' }),
    free_cash_flow: numberOrNull('Monthly income less debits other than transfers, withdrawals and savings.'),
    flags: Type.Array(Check),
    score: Type.Unsafe<number | null>(
      orNull('integer', '0 to 100; null without a whole month or a transaction in it.'),
    ),
    band: Type.Unsafe<'Good' | 'Fair' | 'Weak' | null>({
      enum: ['Good', 'Fair', 'Weak', null],
      description: 'Null without a score.',
    }),
    as_of: Type.String({ format: 'date', description: 'The day of the analysis.' }),
    months_requested: Type.Integer(),
    score_parts: Type.Array(Type.Object({ id: Type.String(), points: Type.Integer({ minimum: 1 }) }), {
      description: 'What was deducted from 100.',
    }),
    underwriting,
  },
  { $id: 'BankAnalysis' },
)
export type BankAnalysis = Static<typeof BankAnalysis>
