import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { centsOf } from '../../../src/adapters/bank-data/cents.ts'
import { historyOf, type BookedRow } from '../../../src/adapters/bank-data/history.ts'
import { addDays } from '../../../src/domain/values/dates.ts'

const today = '2026-11-23'
const daysMax = 365
/** Cents of up to a billion units. */
const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })

describe('cents of a number of JSON', () => {
  it('are the digits of its decimal text, for every cent up to a billion', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const digits = String(Math.abs(amount)).padStart(3, '0')
        const text = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        assert.equal(centsOf(JSON.parse(text) as number), amount)
      }),
      { numRuns: 20_000 },
    )
  })
  it('forgive what a sum in binary adds', () => {
    assert.equal(centsOf(0.1 + 0.2), 30)
    assert.equal(centsOf(1.1 * 3), 330)
    assert.ok(Object.is(centsOf(-0), 0))
    assert.ok(Object.is(centsOf(-1e-9), 0))
  })
  it('are none where a cent is split, or the amount is too large or no number', () => {
    for (const units of [0.005, 12.345, -0.001, 1_000_000_000.01, 1e21, NaN, Infinity])
      assert.equal(centsOf(units), null)
  })
})

describe('a history from the current balance', () => {
  const rows: fc.Arbitrary<readonly BookedRow[]> = fc
    .array(fc.tuple(fc.integer({ min: -3, max: 500 }), fc.integer({ min: -1_000_000, max: 1_000_000 })))
    .map((pairs) =>
      pairs.map(([daysAgo, amountCents], index) => ({
        ...{ id: `t${index}`, date: addDays(today, -daysAgo), description: '', amountCents, category: 'other' },
      })),
    )

  it('adds up from the opening balance to the current one', () => {
    fc.assert(
      fc.property(rows, cents, (rows, currentCents) => {
        const { historyFrom, openingBalanceCents, transactions } = historyOf({ rows, currentCents, today, daysMax })
        let balanceCents = openingBalanceCents
        for (const { amountCents, balanceCents: after } of transactions) {
          balanceCents += amountCents
          assert.equal(after, balanceCents)
        }
        const later = rows.filter(({ date }) => date > today).reduce((sum, { amountCents }) => sum + amountCents, 0)
        assert.equal(balanceCents, currentCents - later)
        assert.ok(transactions.every(({ date }) => date >= historyFrom && date <= today))
        assert.ok(historyFrom >= addDays(today, 1 - daysMax))
      }),
    )
  })

  it('has every row of its days once, in order', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const { historyFrom, transactions } = historyOf({ rows, currentCents: 0, today, daysMax })
        const expected = rows
          .filter(({ date, amountCents }) => date >= historyFrom && date <= today && amountCents !== 0)
          .toSorted((one, other) => one.date.localeCompare(other.date))
        assert.deepEqual(
          transactions.map(({ id }) => id),
          expected.map(({ id }) => id),
        )
      }),
    )
  })
})
