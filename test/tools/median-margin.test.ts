import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { medianMargin } from '../support/figures.ts'

describe('the margin of a median', () => {
  it('of 100 values is half the way from the 40th to the 61st in order', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1)
    assert.equal(medianMargin(values), (61 - 40) / 2)
  })

  it('is zero when all values are equal, and unknown of too few', () => {
    assert.equal(medianMargin(Array.from({ length: 20 }, () => 0.95)), 0)
    assert.equal(medianMargin([0.9, 1]), Number.POSITIVE_INFINITY)
  })
})
