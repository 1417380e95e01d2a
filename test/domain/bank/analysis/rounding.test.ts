import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ratioOf, rounded, shareOf } from '../../../../src/domain/bank/analysis/rounding.ts'

describe('rounding', () => {
  const rows: readonly (readonly [value: number, decimals: number, expected: number])[] = [
    ...([
      [0.125, 2, 0.13],
      [-0.125, 2, -0.13],
      [1.005, 2, 1.01],
      [0.004, 2, 0],
      [-0.004, 2, 0],
      [2.5, 0, 3],
    ] as const),
  ]
  for (const [value, decimals, expected] of rows) {
    it(`${value} with ${decimals} decimals is ${expected}`, () =>
      assert.ok(Object.is(rounded(value, decimals), expected)))
  }
  it('of nothing by nothing is no ratio', () => assert.deepEqual([ratioOf(0, 0), shareOf(1, 0)], [null, null]))
})
