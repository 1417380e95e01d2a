import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { fnv1a, mix32, randomStream } from '../../../../src/domain/bank/simulator/random.ts'

describe('FNV-1a', () => {
  /** Vectors of the authors: http://www.isthe.com/chongo/tech/comp/fnv/. */
  const vectors: readonly (readonly [text: string, hash: number])[] = [
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ]
  for (const [text, hash] of vectors) it(`'${text}'`, () => assert.equal(fnv1a(text), hash))
  it('goes on from another hash', () => assert.equal(fnv1a('bar', fnv1a('foo')), fnv1a('foobar')))
  it('reads UTF-8', () => assert.notEqual(fnv1a('é'), fnv1a('\u00c3\u00a9')))
})

describe('a stream', () => {
  it('is mulberry32', () => {
    const stream = randomStream(1)
    // The first three of seed 1 are 2693262067, 11749833 and 2265367787; the top 21 bits are drawn.
    assert.deepEqual(
      [1, 2, 3].map(() => stream.whole(0, 2 ** 21 - 1)),
      [2693262067, 11749833, 2265367787].map((bits) => bits >>> 11),
    )
  })
  it('draws whole numbers within its limits, both included', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 3 }), (seed, low, span) => {
        const stream = randomStream(seed)
        const drawn = new Set(Array.from({ length: 200 }, () => stream.whole(low, low + span)))
        assert.deepEqual(
          [...drawn].sort((a, b) => a - b),
          Array.from({ length: span + 1 }, (_, index) => low + index),
        )
      }),
    )
  })
  it('refuses a range that it cannot draw exactly, an empty one and an empty list', () => {
    const stream = randomStream(1)
    assert.throws(() => stream.whole(0, 2 ** 21), RangeError)
    assert.throws(() => stream.whole(1, 0), RangeError)
    assert.throws(() => stream.pick([]), RangeError)
  })
})

it('mixing gives another number for another number', () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => mix32(index * 8192))
  assert.equal(new Set(numbers).size, numbers.length)
  assert.ok(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32))
})
