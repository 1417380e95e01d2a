import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reliabilityOf } from '../../../../src/reading/fields/scoring/reliability.ts'
import { fitReliability } from '../../../../training/fields/fit-reliability.ts'

function judged(sign: number, { right, wrong }: { readonly right: number; readonly wrong: number }) {
  return [
    { signs: [1, sign], isRight: true, weight: right },
    { signs: [1, sign], isRight: false, weight: wrong },
  ]
}

test('a fitted reliability is the share of choices with these signs that were right', () => {
  const weights = fitReliability([
    ...judged(0, { right: 6000, wrong: 4000 }),
    ...judged(1, { right: 9000, wrong: 1000 }),
  ])
  assert.equal(reliabilityOf([1, 0], weights).toFixed(2), '0.60')
  assert.equal(reliabilityOf([1, 1], weights).toFixed(2), '0.90')
})

test('few choices move a reliability less than many', () => {
  const few = fitReliability([...judged(0, { right: 6000, wrong: 4000 }), ...judged(1, { right: 3, wrong: 0 })])
  assert.ok(reliabilityOf([1, 1], few) < 0.9)
})
