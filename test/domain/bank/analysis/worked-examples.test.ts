import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyseAccount } from '../../../../src/domain/bank/analysis/analyse-account.ts'
import { analysisAnswer } from '../../../../src/domain/bank/analysis-answer.ts'
import { accountOf, distressedAccount, monthly, requestOf, salariedAccount, type Row } from '../account.ts'

const call = {
  connectionId: '00000000-0000-4000-8000-000000000001',
  generatedAt: new Date('2026-11-21T12:00:00.000Z'),
  environment: 'sandbox',
  locale: 'en',
} as const

describe('a salaried client', () => {
  const facts = analyseAccount(requestOf(salariedAccount))
  const answer = analysisAnswer(facts, call)

  it('has three whole months', () => {
    const { months, period_start, period_end, account } = answer
    assert.deepEqual([months, period_start, period_end], [3, '2026-08-01', '2026-10-31'])
    assert.deepEqual(account, { holder: 'Clara Clearwater', last4: '4921', age_days: 365, days_of_history: 353 })
  })
  it('has an income of 4,900 in semimonthly payments, the next on the 15th', () => {
    assert.deepEqual(answer.income, {
      average_monthly: 4900,
      median_monthly: 4900,
      annualised: 58_800,
      volatility: 0,
      stability: 'stable',
      sources: [
        {
          name: 'PAYROLL ACME INC',
          category: 'salary',
          frequency: 'semimonthly',
          average_amount: 2450,
          last_date: '2026-10-28',
          next_expected: '2026-11-15',
          occurrences: 6,
          confidence: 0.98,
        },
      ],
    })
  })
  it('pays 0.31 of it for housing and 0.43 for housing and debts', () => {
    assert.deepEqual(answer.ratios, { housing: 0.31, debt_service: 0.43, basis: 'net_income' })
    const obligation = { name: 'LOAN PAYMENT', category: 'loan_payment', frequency: 'monthly', average_amount: 320 }
    assert.deepEqual(answer.obligations[0], obligation)
    assert.deepEqual(answer.expenses.by_category, {
      rent: 1500,
      groceries: 620,
      loan_payment: 320,
      credit_card_payment: 289,
      cash_withdrawal: 246.52,
    })
  })
  it('has month-end balances that grow, and money left before withdrawals', () => {
    assert.deepEqual(answer.balance, {
      current: 18_473.44,
      average_end: 16_595.63,
      minimum: 10_013.48,
      trend: 'up',
      slope_per_month: 1884.98,
      days_negative: 0,
    })
    assert.equal(answer.expenses.average_monthly, 2975.52)
    assert.equal(answer.free_cash_flow, 2171)
    assert.deepEqual(answer.cash_flow[0], {
      month: '2026-08',
      credits: 4900,
      income: 4900,
      debits: 2896.52,
      net: 2003.48,
      end_balance: 14_703.48,
      min_balance: 10_013.48,
      nsf_count: 0,
    })
  })
  it('names what falls due next, and no shop that was visited at odd days', () => {
    const rows: readonly Row[] = ['08-02', '08-14', '10-01'].map((day) => [`2026-${day}`, 'PIZZERIA', -4_000, 'dining'])
    const facts = analyseAccount(requestOf(accountOf([...rows, ...monthly(1, 'RENT', -150_000, 'rent')])))
    assert.deepEqual(
      facts.recurring.map(({ name }) => name),
      ['RENT', 'PIZZERIA'],
    )
    assert.deepEqual(analysisAnswer(facts, call).underwriting.recurring_payments, [
      {
        ...{ name: 'RENT', category: 'rent', frequency: 'monthly', average_amount: 1500, last_date: '2026-10-01' },
        ...{ next_expected: '2026-11-01', occurrences: 3, confidence: 0.88 },
      },
    ])
  })
  it('scores 93, Good: 7 points for debt service above 0.36', () => {
    assert.deepEqual([answer.score, answer.band], [93, 'Good'])
    assert.deepEqual(answer.score_parts, [{ id: 'debt_service', points: 7 }])
  })
  it('fails no flag', () =>
    assert.deepEqual(
      answer.flags.filter(({ passed }) => !passed),
      [],
    ))
})

describe('a distressed client', () => {
  const answer = analysisAnswer(analyseAccount(requestOf(distressedAccount)), call)

  it('has an income of 3,700, of which 0.77 goes to housing and debts', () => {
    assert.equal(answer.income.average_monthly, 3700)
    assert.equal(answer.ratios.debt_service, 0.77)
  })
  it('has two returned payments and a negative, falling balance', () => {
    assert.deepEqual(answer.nsf, { count: 2, by_month: { '2026-08': 0, '2026-09': 1, '2026-10': 1 } })
    assert.equal(answer.balance.trend, 'down')
    assert.equal(answer.balance.days_negative, 54)
  })
  it('scores 16, Weak, by five deductions', () => {
    assert.deepEqual([answer.score, answer.band], [16, 'Weak'])
    assert.deepEqual(answer.score_parts, [
      { id: 'nsf', points: 16 },
      { id: 'debt_service', points: 30 },
      { id: 'trend', points: 8 },
      { id: 'negative_days', points: 15 },
      { id: 'payday', points: 15 },
    ])
  })
  it('fails the flags of what it shows', () => {
    assert.deepEqual(
      answer.flags.filter(({ passed }) => !passed).map(({ id }) => id),
      ['bank:nsf', 'bank:negative_days', 'bank:debt_service', 'bank:housing', 'bank:payday'],
    )
  })
})
