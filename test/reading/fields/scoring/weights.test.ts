import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeBits } from '../../../../src/reading/fields/scoring/places.ts'
import {
  fieldWeights,
  packWeights,
  parseWeights,
  probabilitiesOf,
} from '../../../../src/reading/fields/scoring/weights.ts'

const size = 1 << placeBits
const step = 0.25

/** A table with these weights, all others 0. */
function tableOf(weights: Readonly<Record<number, number>>): Float32Array {
  const table = new Float32Array(size)
  for (const [place, weight] of Object.entries(weights)) table[Number(place)] = weight
  return table
}

for (const place of [0, 126, 127, 128, 16_383, 16_384, size - 1]) {
  test(`a weight at place ${place} is read as it was written`, () => {
    const { step: read, byPlace } = parseWeights(packWeights(tableOf({ [place]: -1.5 }), step))
    assert.equal(byPlace[place]! * read, -1.5)
    assert.equal(byPlace.filter((weight) => weight !== 0).length, 1)
  })
}

test('neighbouring and distant weights are read as they were written', () => {
  const { byPlace } = parseWeights(packWeights(tableOf({ 5: 0.25, 6: -0.25, 700_000: 2 }), step))
  assert.deepEqual([byPlace[5], byPlace[6], byPlace[7], byPlace[700_000]], [1, -1, 0, 8])
})

test('a weight is rounded to a step and limited to 127 steps', () => {
  const { byPlace } = parseWeights(packWeights(tableOf({ 1: 0.1, 2: 0.2, 3: 1000, 4: -1000 }), step))
  assert.deepEqual([byPlace[1], byPlace[2], byPlace[3], byPlace[4]], [0, 1, 127, -127])
})

test('weights that end early throw', () => {
  const bytes = packWeights(tableOf({ 5: 1, 900: 2 }), step)
  for (let length = 0; length < bytes.length; length++)
    assert.throws(() => parseWeights(bytes.subarray(0, length)), `${length} bytes`)
})

test('weights with bytes behind the last one throw', () => {
  const bytes = Buffer.concat([packWeights(tableOf({ 5: 1 }), step), Buffer.from([0])])
  assert.throws(() => parseWeights(bytes), /not whole/)
})

test('a weight beyond the table throws', () => {
  const bytes = packWeights(tableOf({ [size - 1]: 1 }), step)
  const twice = Buffer.concat([bytes, Buffer.from([1, 1])])
  twice.writeUInt32LE(2, 4)
  assert.throws(() => parseWeights(twice), /not whole/)
})

test('the weights of the product are read', () => {
  const { step: read, byPlace } = fieldWeights()
  assert.ok(read > 0)
  assert.ok(byPlace.some((weight) => weight !== 0))
})

const featureAt = (...places: readonly number[]) => ({
  places: Int32Array.from(places),
  groups: new Uint8Array(places.length),
})

test('probabilities add up to 1 and follow the sums of weights', () => {
  const weights = parseWeights(packWeights(tableOf({ 1: 1, 2: 1, 3: -1 }), step))
  const [both = 0, one = 0, neither = 0] = probabilitiesOf([featureAt(1, 2), featureAt(1), featureAt(3)], weights)
  assert.ok(Math.abs(both + one + neither - 1) < 1e-9)
  // A difference of 1 between two sums is a factor of e.
  assert.ok(Math.abs(both / one - Math.E) < 1e-9)
  assert.ok(one > neither)
})

test('sums of weights far from 0 give probabilities too', () => {
  const weights = { step: 100, byPlace: new Int8Array(size).fill(127, 0, 2) }
  assert.deepEqual(probabilitiesOf([featureAt(0), featureAt(1)], weights), [0.5, 0.5])
})
