import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyseAccount } from '../../../../src/domain/bank/analysis/analyse-account.ts'
import { analysisWindow } from '../../../../src/domain/bank/analysis/analysis-window.ts'
import { slopeOf, trendOf } from '../../../../src/domain/bank/analysis/balance-trend.ts'
import { incomeFigures, stabilityOf } from '../../../../src/domain/bank/analysis/income-figures.ts'
import { accountOf, monthly, requestOf, salariedAccount, type Row } from '../account.ts'

const factsOf = (rows: readonly Row[], changes: Parameters<typeof accountOf>[1] = {}) =>
  analyseAccount(requestOf(accountOf(rows, changes)))

describe('the period', () => {
  type Case = readonly [
    what: string,
    from: string,
    asOf: string,
    months: 3 | 6 | 12,
    used: number,
    start: string | null,
    end: string | null,
  ]
  const rows: readonly Case[] = [
    ['three months', '2025-01-01', '2026-11-21', 3, 3, '2026-08-01', '2026-10-31'],
    ['on the last day of a month', '2025-01-01', '2026-11-30', 3, 3, '2026-08-01', '2026-10-31'],
    ['on the first day of a month', '2025-01-01', '2026-12-01', 3, 3, '2026-09-01', '2026-11-30'],
    ['over the turn of the year', '2025-01-01', '2026-02-10', 3, 3, '2025-11-01', '2026-01-31'],
    ['in a year with a leap day', '2023-01-01', '2024-03-31', 12, 12, '2023-03-01', '2024-02-29'],
    ['a history from the first day of a month', '2026-08-01', '2026-11-21', 6, 3, '2026-08-01', '2026-10-31'],
    ['a history from the second day', '2026-08-02', '2026-11-21', 6, 2, '2026-09-01', '2026-10-31'],
    ['a history of no whole month', '2026-10-02', '2026-11-30', 3, 0, null, null],
    ['a history that starts today', '2026-11-21', '2026-11-21', 12, 0, null, null],
  ]
  for (const [what, from, asOf, months, used, start, end] of rows) {
    it(`${what}: ${used} whole months`, () => {
      const { monthStarts, period } = analysisWindow(from, asOf, months)
      assert.deepEqual([monthStarts.length, period?.start ?? null, period?.end ?? null], [used, start, end])
    })
  }

  it('leaves out what was booked before and after it, and balances know nothing of tomorrow', () => {
    const { expenses, balance } = factsOf(
      [
        ['2026-07-31', 'BEFORE', -100, 'groceries'],
        ['2026-08-01', 'FIRST DAY', -1_000, 'groceries'],
        ['2026-10-31', 'LAST DAY', -10_000, 'groceries'],
        ['2026-11-01', 'AFTER', -100_000, 'groceries'],
        ['2026-11-22', 'TOMORROW', -1_000_000, 'groceries'],
      ],
      { openingBalanceCents: 500_000 },
    )
    assert.deepEqual([expenses.totalCents, balance.currentCents], [11_000, 388_900])
  })
  it('without a whole month has no averages and no score', () => {
    const facts = factsOf([['2026-11-05', 'PAYROLL', 100_000, 'salary']], { historyFrom: '2026-11-02' })
    assert.deepEqual([facts.income.averageCents, facts.income.stability, facts.ratios.housing], [null, 'none', null])
    assert.deepEqual([facts.expenses.freeCashFlowCents, facts.balance.trend, facts.score], [null, null, null])
    assert.deepEqual([facts.balance.currentCents, facts.balance.daysNegative, facts.months], [100_000, 0, []])
  })
  it('of one whole month has averages and no trend', () => {
    const facts = factsOf([['2026-10-05', 'PAYROLL', 100_000, 'salary']], { historyFrom: '2026-10-01' })
    assert.deepEqual([facts.income.averageCents, facts.income.volatility, facts.balance.trend], [100_000, 0, null])
  })
})

describe('income', () => {
  const volatilities: readonly (readonly [volatility: number | null, stability: string])[] = [
    ...([
      [null, 'none'],
      [0, 'stable'],
      [0.1, 'stable'],
      [0.11, 'variable'],
    ] as const),
    ...([
      [0.3, 'variable'],
      [0.31, 'irregular'],
      [1.73, 'irregular'],
    ] as const),
  ]
  for (const [volatility, stability] of volatilities) {
    it(`with a volatility of ${volatility} is ${stability}`, () => assert.equal(stabilityOf(volatility), stability))
  }
  it('has the population standard deviation over the mean', () => {
    const figures = incomeFigures([200_000, 400_000, 400_000, 400_000, 500_000, 500_000, 700_000, 900_000])
    assert.deepEqual([figures.averageCents, figures.medianCents, figures.volatility], [500_000, 450_000, 0.4])
    assert.equal(figures.annualisedCents, 6_000_000)
  })
  it('is credits of the income categories, without refunds, transfers and debits', () => {
    const { income, risk } = factsOf([
      ...monthly(5, 'PENSION', 90_000, 'pension'),
      ['2026-08-06', 'TRANSFER', 70_000, 'transfer_in'],
      ['2026-08-07', 'PENSION RECLAIMED', -5_000, 'pension'],
      ['2026-08-08', 'GROCER', 3_000, 'groceries'],
    ])
    assert.equal(income.totalCents, 270_000)
    assert.deepEqual(risk.largestOtherCredit, { date: '2026-08-06', amountCents: 70_000 })
  })
  it('has a source for three deposits, regular or not, and none for two', () => {
    const { sources } = factsOf([
      ...monthly(5, 'PENSION PLAN', 30_000, 'pension'),
      ['2026-08-02', 'RIDES', 40_000, 'gig_income'],
      ['2026-08-03', 'RIDES', 10_000, 'gig_income'],
      ['2026-10-30', 'RIDES', 60_000, 'gig_income'],
      ['2026-08-20', 'TENANT', 50_000, 'rental_income'],
      ['2026-09-20', 'TENANT', 50_000, 'rental_income'],
    ])
    const shown = sources.map(({ name, frequency, nextExpected, confidence }) => [
      name,
      frequency,
      nextExpected,
      confidence,
    ])
    assert.deepEqual(shown, [
      ['RIDES', 'irregular', null, 0],
      ['PENSION PLAN', 'monthly', '2026-11-05', 0.88],
    ])
    const [rides] = sources
    assert.deepEqual(
      [rides?.averageCents, rides?.averageMonthlyCents, rides?.share, rides?.volatility, rides?.stability],
      [36_667, 36_667, 0.3667, 0.72, 'irregular'],
    )
  })
})

describe('payments', () => {
  it('that recur are named with their next day, without withdrawals and savings', () => {
    const { recurring } = factsOf([
      ...monthly(1, 'RENT', -150_000, 'rent'),
      ...monthly(28, 'HYDRO 4417', -9_000, 'utilities'),
      ...monthly(15, 'SAVINGS', -20_000, 'savings_transfer'),
    ])
    assert.deepEqual(
      recurring.map(({ name, category, averageCents, nextExpected }) => [name, category, averageCents, nextExpected]),
      [
        ['RENT', 'rent', 150_000, '2026-11-01'],
        ['HYDRO', 'utilities', 9_000, '2026-11-28'],
      ],
    )
  })
})

describe('the trend of balances', () => {
  it('is the least-squares slope of month ends', () => {
    assert.equal(slopeOf([100, 300, 200, 600]), 140)
    assert.equal(slopeOf([500]), null)
  })
  const rows: readonly (readonly [slope: number | null, income: number, trend: string | null])[] = [
    ...([
      [1_999, 100_000, 'flat'],
      [2_000, 100_000, 'up'],
      [-1_999, 100_000, 'flat'],
    ] as const),
    ...([
      [-2_000, 100_000, 'down'],
      [0, 0, 'flat'],
      [1, 0, 'up'],
      [null, 100_000, null],
    ] as const),
  ]
  for (const [slope, income, trend] of rows) {
    it(`${slope} a month on an income of ${income} is ${trend}`, () => assert.equal(trendOf(slope, income), trend))
  }
})

describe('days with a negative balance', () => {
  const { months } = factsOf(
    [
      ['2026-07-30', 'CHEQUE', -100, 'other'],
      ['2026-08-02', 'PAYROLL', 100, 'salary'],
      ['2026-08-10', 'LUNCH', -50, 'dining'],
      ['2026-08-10', 'REFUND', 50, 'refund'],
      ['2026-09-30', 'CHEQUE', -1, 'other'],
    ],
    { openingBalanceCents: 0 },
  )
  it('are the days that ended below zero, from one transaction to the next', () =>
    assert.deepEqual(
      months.map(({ month, daysNegative }) => [month, daysNegative]),
      [
        ['2026-08', 1],
        ['2026-09', 1],
        ['2026-10', 31],
      ],
    ))
  it('carry the balance into a month without transactions', () =>
    assert.deepEqual(
      months.map(({ minBalanceCents, endBalanceCents }) => [minBalanceCents, endBalanceCents]),
      [
        [-100, 0],
        [-1, -1],
        [-1, -1],
      ],
    ))
})

it('an account that is opened after the day of the analysis is 0 days old', () => {
  const facts = factsOf([], { openedOn: '2026-12-01', historyFrom: '2026-12-01' })
  assert.deepEqual([facts.ageDays, facts.daysOfHistory], [0, 0])
})

it('an account whose opening day is not known has no age', () => {
  assert.equal(analyseAccount(requestOf({ ...salariedAccount, openedOn: null })).ageDays, null)
})
