import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockChannels, blockPlaces, openProducts } from '../../../src/reading/networks/simd-products.ts'
import { seededRandom } from '../../../tools/documents/random.ts'

const bytesOfNumber = 4

test('products on vectors are the sums of products, for runs of numbers with gaps', () => {
  const products = openProducts()
  const random = seededRandom(4)
  const [seen, kernel, out] = [0, 4_000, 8_000]
  const [runs, runNumbers, runStride, placeStride, outStride, groups] = [3, 5, 70, 2, 11, 2]
  products.reserve(100_000)
  const numbers = products.numbers()
  for (let at = 0; at < out; at++) numbers[at] = random() - 0.5
  products.multiply({
    input: seen * bytesOfNumber,
    runs,
    runBytes: runNumbers * bytesOfNumber,
    runStride: runStride * bytesOfNumber,
    placeStride: placeStride * bytesOfNumber,
    weights: kernel * bytesOfNumber,
    groups,
    out: out * bytesOfNumber,
    outStride: outStride * bytesOfNumber,
  })
  for (let place = 0; place < groups * blockPlaces; place++) {
    for (let channel = 0; channel < blockChannels; channel++) {
      let sum = 0
      for (let number = 0; number < runs * runNumbers; number++) {
        const at = seen + place * placeStride + Math.floor(number / runNumbers) * runStride + (number % runNumbers)
        sum += numbers[at]! * numbers[kernel + number * blockChannels + channel]!
      }
      assert.ok(Math.abs(numbers[out + place * outStride + channel]! - sum) < 1e-5)
    }
  }
})

test('reserving memory keeps its content', () => {
  const products = openProducts()
  products.numbers()[3] = 42
  products.reserve(1_000_000)
  assert.equal(products.numbers().length * bytesOfNumber >= 1_000_000, true)
  assert.equal(products.numbers()[3], 42)
})
