import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { circularTransfers } from '../../../../src/domain/bank/analysis/circular-transfers.ts'
import { mostReturnedIn90Days } from '../../../../src/domain/bank/analysis/returned-payments.ts'
import type { BankCategory } from '../../../../src/domain/bank/definition/category.ts'
import { addDays } from '../../../../src/domain/values/dates.ts'
import { accountOf, type Row } from '../account.ts'

describe('returned payments', () => {
  const most = (days: readonly number[], category: BankCategory = 'nsf_fee') =>
    mostReturnedIn90Days(
      accountOf(days.map((day): Row => [addDays('2026-01-01', day), 'RETURNED', -4_800, category])).transactions,
    )
  const rows: readonly (readonly [days: readonly number[], count: number])[] = [
    [[], 0],
    [[0, 89], 2],
    [[0, 90], 1],
    [[0, 60, 100, 140, 149], 4],
  ]
  for (const [days, count] of rows) {
    it(`on days ${days.join(', ')} are ${count} in 90 days`, () => assert.equal(most(days), count))
  }
  it('are fees and reversals, not overdraft fees', () => {
    assert.equal(most([0, 1], 'reversed_payment'), 2)
    assert.equal(most([0, 1], 'overdraft_fee'), 0)
  })
})

describe('circular transfers', () => {
  const pairs = (rows: readonly (readonly [day: number, amountCents: number, category: BankCategory])[]) =>
    circularTransfers(
      accountOf(rows.map(([day, cents, category]): Row => [addDays('2026-01-01', day), 'X', cents, category]))
        .transactions,
    )
  const rows: readonly (readonly [what: string, rows: Parameters<typeof pairs>[0], count: number])[] = [
    [
      'in and out on one day',
      [
        [0, 500, 'transfer_in'],
        [0, -500, 'e_transfer_out'],
      ],
      1,
    ],
    [
      'out and in again',
      [
        [0, -500, 'cash_withdrawal'],
        [3, 500, 'cash_deposit'],
      ],
      1,
    ],
    [
      '3 days apart',
      [
        [0, 500, 'transfer_in'],
        [3, -500, 'international_transfer'],
      ],
      1,
    ],
    [
      '4 days apart',
      [
        [0, 500, 'transfer_in'],
        [4, -500, 'transfer_out'],
      ],
      0,
    ],
    [
      'a cent apart',
      [
        [0, 500, 'transfer_in'],
        [0, -501, 'transfer_out'],
      ],
      0,
    ],
    [
      'a purchase and its refund',
      [
        [0, -500, 'shopping'],
        [1, 500, 'refund'],
      ],
      0,
    ],
    [
      'one in and two out',
      [
        [0, 500, 'transfer_in'],
        [1, -500, 'transfer_out'],
        [2, -500, 'transfer_out'],
      ],
      1,
    ],
    [
      'two of each',
      [
        [0, 500, 'transfer_in'],
        [2, 500, 'transfer_in'],
        [3, -500, 'transfer_out'],
        [5, -500, 'transfer_out'],
      ],
      2,
    ],
  ]
  for (const [what, given, count] of rows) it(`${what}: ${count}`, () => assert.equal(pairs(given), count))
})
