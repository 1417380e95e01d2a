import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Candidate, SoughtField } from '../../../../src/reading/fields/scoring/candidate.ts'
import {
  isReliable,
  reliabilityOf,
  reliabilitySigns,
  reliabilityWeights,
  signsOf,
  type WeighedField,
} from '../../../../src/reading/fields/scoring/reliability.ts'

const sought: SoughtField = {
  name: 'amount_due',
  kind: 'money',
  rules: [{ name: 'amount_due', kind: 'money', labels: [] }],
}

function candidate(value: string): Candidate {
  return { value, words: [], page: 0, row: null, segment: null, given: null }
}

/** Two amounts, of which the first has a probability of 0.8. */
function field(changes: Partial<WeighedField> = {}): WeighedField {
  return {
    sought,
    candidates: [candidate('143.20'), candidate('12.00')],
    probabilities: [0.8, 0.15, 0.05],
    alone: [0.8, 0.15, 0.05],
    places: [1, 1],
    candidateCount: 2,
    ruled: undefined,
    ...changes,
  }
}

function reliability(one: WeighedField): number {
  const [first] = one.candidates
  const choice = { candidate: first!, probability: one.probabilities[0]! }
  return reliabilityOf(signsOf(one, choice, new Map([['amount_due', choice]])), reliabilityWeights())
}

test('each sign has a weight', () => {
  const one = field()
  const choice = { candidate: one.candidates[0]!, probability: 0.8 }
  assert.equal(signsOf(one, choice, new Map()).length, reliabilitySigns.length)
  assert.ok(reliabilityWeights().every((weight) => weight !== 0))
})

test('a value is relied on more when it was likely by itself, is printed at several places, and the rules gave it', () => {
  const usual = reliability(field())
  assert.ok(reliability(field({ alone: [0.99, 0.005, 0.005] })) > usual)
  assert.ok(reliability(field({ alone: [0.3, 0.6, 0.1] })) < usual)
  assert.ok(reliability(field({ places: [3, 1] })) > usual)
  assert.ok(reliability(field({ ruled: '143.20' })) > reliability(field({ ruled: '12.00' })))
})

test('a value that another field has is relied on less', () => {
  const one = field()
  const choice = { candidate: one.candidates[0]!, probability: 0.8 }
  const other = { candidate: candidate('143.20'), probability: 0.9 }
  const shared = new Map([
    ['amount_due', choice],
    ['balance', other],
  ])
  const weights = reliabilityWeights()
  assert.ok(reliabilityOf(signsOf(one, choice, shared), weights) < reliability(one))
})

test('a value is given from a reliability of 0.7 on', () => {
  const choice = { candidate: candidate('143.20'), probability: 0.8 }
  assert.equal(isReliable(sought, choice, 0.71), true)
  assert.equal(isReliable(sought, choice, 0.69), false)
})
