import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { BankAnalysis } from '../../../src/contract/bank-analysis.ts'
import '../../../src/operations/body-validator.ts'
import {
  analyseAccount,
  type AnalysisRequest,
  type BankFacts,
} from '../../../src/domain/bank/analysis/analyse-account.ts'
import { analysisAnswer, cashFlow } from '../../../src/domain/bank/analysis-answer.ts'
import { bankCategoryGroups, isBankCategory } from '../../../src/domain/bank/definition/category.ts'
import { addDays } from '../../../src/domain/values/dates.ts'
import { accountOf, asOf, requestOf, type Row } from './account.ts'
import { naiveFigures } from './naive-figures.ts'

const call = {
  connectionId: '00000000-0000-4000-8000-000000000001',
  generatedAt: new Date('2026-11-21T12:00:00.000Z'),
  environment: 'sandbox',
  locale: 'en',
} as const

const schema = Compile(BankAnalysis)
const categories = Object.keys(bankCategoryGroups).filter(isBankCategory)

/** Small amounts beside large ones, so that equal, zero-sum and lopsided months are among them. */
const amount = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 900_000 }), fc.constant(50_000))
const cents = fc.tuple(amount, fc.boolean()).map(([size, isCredit]) => (isCredit ? size : -size))
const day = fc.integer({ min: 0, max: 353 }).map((days) => addDays('2025-12-03', days))
const description = fc.constantFrom('RENT', 'PAYROLL 15', 'PAYROLL 28', 'LOAN PAYMENT 0012', '4417', '')
const row = fc.tuple(day, description, cents, fc.constantFrom(...categories))
/** The same payment every so many days. */
const series = fc
  .tuple(
    day,
    description,
    cents,
    fc.constantFrom(...categories),
    fc.constantFrom(7, 14, 15, 30, 91),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([from, text, size, category, days, count]) =>
    Array.from({ length: count }, (_, index): Row => [addDays(from, index * days), text, size, category]),
  )
const rows = fc
  .tuple(fc.array(row, { maxLength: 40 }), fc.array(series, { maxLength: 4 }))
  .map(([single, many]): readonly Row[] => [...single, ...many.flat()])
const historyFrom = fc.constantFrom('2025-12-03', '2026-08-01', '2026-08-02', '2026-10-01', '2026-11-02', asOf)
const request = fc
  .record({
    rows,
    historyFrom,
    openingBalanceCents: fc.integer({ min: -500_000, max: 500_000 }),
    months: fc.constantFrom<AnalysisRequest['months']>(3, 6, 12),
    subject: fc.constantFrom(
      null,
      { name: 'Clara Clearwater', isEntity: false },
      { name: 'Maple Inc.', isEntity: true },
    ),
    declaredAnnualIncomeCents: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
  })
  .map(({ rows: given, historyFrom: from, openingBalanceCents, ...rest }) => {
    const kept = given.filter(([date]) => date >= from)
    return requestOf(accountOf(kept, { historyFrom: from, openingBalanceCents }), rest)
  })

/** Runs a property on accounts of every kind. */
function forAll(predicate: (request: AnalysisRequest) => void): void {
  fc.assert(fc.property(request, predicate), { numRuns: 400 })
}

describe('figures of any account', () => {
  it('agree with figures that were worked out naively', () => {
    forAll((given) => {
      const facts = analyseAccount(given)
      const { months, income, expenses, ratios, balance, nsfCount } = facts
      const { totalCents, averageCents, annualisedCents, medianCents, volatility } = income
      assert.deepEqual(
        {
          ...{ months, totalCents, averageCents, annualisedCents, medianCents, volatility },
          ...{ debitsCents: expenses.totalCents, freeCashFlowCents: expenses.freeCashFlowCents },
          averageEndCents: balance.averageEndCents,
          ...{ byCategory: Object.fromEntries(expenses.byCategory), housing: ratios.housing },
          ...{ debtService: ratios.debtService, minimumCents: balance.minimumCents },
          ...{ daysNegative: balance.daysNegative, currentCents: balance.currentCents, nsfCount },
        },
        naiveFigures(given),
      )
    })
  })

  it('add up: the months of the cash flow are the transactions of the period', () => {
    forAll((given) => {
      const facts = analyseAccount(given)
      const flow = cashFlow(facts)
      const inPeriod = given.account.transactions.filter(
        ({ date }) => facts.period !== null && date >= facts.period.start && date <= facts.period.end,
      )
      const inCents = (value: number) => Math.round(value * 100)
      const net = flow.reduce((sum, month) => sum + inCents(month.net), 0)
      assert.equal(
        net,
        inPeriod.reduce((sum, { amountCents }) => sum + amountCents, 0),
      )
      for (const [index, month] of flow.entries()) {
        assert.equal(inCents(month.credits) - inCents(month.debits), inCents(month.net))
        const before = flow[index - 1]
        if (before !== undefined) {
          assert.equal(inCents(month.end_balance), inCents(before.end_balance) + inCents(month.net))
        }
      }
    })
  })

  it('do not depend on the order of the transactions of one day', () => {
    forAll((given) => {
      const { account } = given
      const byDay = Object.groupBy(account.transactions, ({ date }) => date)
      const turned = Object.values(byDay).flatMap((day) => (day ?? []).toReversed())
      const turnedGiven = { ...given, account: { ...account, transactions: turned } }
      assert.deepEqual(withoutNames(analyseAccount(turnedGiven)), withoutNames(analyseAccount(given)))
    })
  })

  it('keep ratios, rhythms and score when every amount is scaled', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 2, max: 50 }), (given, factor) => {
        const { account } = given
        const scaled = {
          ...account,
          openingBalanceCents: account.openingBalanceCents * factor,
          transactions: account.transactions.map((transaction) => ({
            ...transaction,
            amountCents: transaction.amountCents * factor,
            balanceCents: transaction.balanceCents * factor,
          })),
        }
        const [one, other] = [analyseAccount(given), analyseAccount({ ...given, account: scaled })]
        const kept = ({ ratios, income, sources, recurring, risk, balance }: typeof one) => ({
          ...{ housing: ratios.housing, debtService: ratios.debtService, volatility: income.volatility },
          ...{ stability: income.stability, gambling: risk.gamblingShare, payday: risk.paydayShare },
          ...{ government: risk.governmentShare, circular: risk.circularTransfers, negative: balance.daysNegative },
          sources: sources.map(({ name, frequency, nextExpected }) => [name, frequency, nextExpected]).toSorted(),
          recurring: recurring.map(({ name, frequency, nextExpected }) => [name, frequency, nextExpected]).toSorted(),
        })
        assert.deepEqual(kept(other), kept(one))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the answer of any account', () => {
  it('is of the schema, and JSON carries every number', () => {
    forAll((given) => {
      for (const locale of ['en', 'fr'] as const) {
        const answer = analysisAnswer(analyseAccount(given), { ...call, locale })
        assert.ok(schema.Check(answer), JSON.stringify(schema.Errors(answer)))
        assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer)
      }
    })
  })

  it('has amounts with two decimals and ratios between their borders', () => {
    forAll((given) => {
      const facts = analyseAccount(given)
      const answer = analysisAnswer(facts, call)
      for (const [path, value] of numbersIn(answer)) {
        assert.ok(Number.isFinite(value) && !Object.is(value, -0), path)
        assert.equal(Number(value.toFixed(path.endsWith('share') ? 4 : 2)), value, path)
      }
      for (const { confidence } of [...answer.income.sources, ...answer.underwriting.recurring_payments]) {
        assert.ok(confidence >= 0 && confidence <= 1)
      }
      const deducted = answer.score_parts.reduce((sum, { points }) => sum + points, 0)
      const { period } = facts
      const seen = given.account.transactions.some(
        ({ date }) => period !== null && date >= period.start && date <= period.end,
      )
      assert.equal(answer.score, seen ? Math.max(0, 100 - deducted) : null)
    })
  })
})

/** A name is shown with the category of its last transaction, which may be any of the same day. */
function withoutNames({ sources: _sources, recurring: _recurring, ...figures }: BankFacts): object {
  return figures
}

/** Every number of a JSON value with its path. */
function numbersIn(value: unknown, path = ''): readonly (readonly [path: string, value: number])[] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, `${path}.${key}`))
}
