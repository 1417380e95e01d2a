import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { analyseAccount, type AnalysisRequest } from '../../../../src/domain/bank/analysis/analyse-account.ts'
import { simulateAccount } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { naiveFigures } from '../naive-figures.ts'
import { client, day } from './account-arbitrary.ts'
import { accountFaults, extensionFaults } from './account-faults.ts'

const months = fc.constantFrom<AnalysisRequest['months']>(3, 6, 12)
const runs = { numRuns: 10_000 }

describe('ten thousand simulated accounts', () => {
  it('have balances that chain, unique ids, dates in order and signs of their categories', () => {
    fc.assert(
      fc.property(client, day, (one, asOf) => assert.deepEqual(accountFaults(simulateAccount(one, asOf), asOf), [])),
      runs,
    )
  })

  it('keep their rows, ids and balances when days go by', () => {
    fc.assert(
      fc.property(client, day, fc.integer({ min: 1, max: 800 }), (one, asOf, later) =>
        assert.deepEqual(extensionFaults(one, asOf, later), []),
      ),
      runs,
    )
  })

  it('have an analysis that agrees with figures worked out naively, in months, ratios, balances and totals', () => {
    fc.assert(
      fc.property(client, day, months, (one, asOf, window) => {
        const account = simulateAccount(one, asOf)
        const subject = { name: one.holder, isEntity: one.isEntity }
        const request = {
          account,
          environment: 'sandbox' as const,
          asOf,
          months: window,
          subject,
          declaredAnnualIncomeCents: null,
        }
        const { income, expenses, ratios, balance, nsfCount, months: used } = analyseAccount(request)
        assert.deepEqual(
          {
            ...{ months: used, totalCents: income.totalCents, averageCents: income.averageCents },
            ...{ annualisedCents: income.annualisedCents, medianCents: income.medianCents },
            ...{ volatility: income.volatility, debitsCents: expenses.totalCents, nsfCount },
            ...{ freeCashFlowCents: expenses.freeCashFlowCents, byCategory: Object.fromEntries(expenses.byCategory) },
            ...{ housing: ratios.housing, debtService: ratios.debtService, averageEndCents: balance.averageEndCents },
            ...{ minimumCents: balance.minimumCents, daysNegative: balance.daysNegative },
            currentCents: balance.currentCents,
          },
          naiveFigures(request),
        )
      }),
      runs,
    )
  })
})
