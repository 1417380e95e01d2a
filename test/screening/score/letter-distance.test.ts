import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { leastAbjadDistance, abjadDistance } from '../../../src/screening/score/abjad-distance.ts'
import {
  leastDistance,
  letterDistance,
  letterMask,
  type Letters,
} from '../../../src/screening/score/letter-distance.ts'
import { abjadFirst, abjadReadings } from '../../../src/screening/script/abjad.ts'

const farther = 1000
const latin = fc
  .tuple(
    fc.constantFrom('', '', 'al', 'el'),
    fc.string({ unit: fc.constantFrom(...'aeiouyhhkcqszltmnrpdgjbvwx1'), minLength: 1, maxLength: 14 }),
  )
  .map((parts) => letters(parts.join('')))
const abjad = fc
  .array(fc.integer({ min: abjadFirst, max: abjadFirst + abjadReadings.length - 1 }), { minLength: 1, maxLength: 8 })
  .map((codes) => letters(String.fromCharCode(...codes)))

function letters(text: string): Letters {
  const bytes = Buffer.from(text, 'latin1')
  return { bytes, start: 0, length: bytes.length }
}

describe('the distance of two words', () => {
  it('is the same whatever the limit, up to the limit', () => {
    fc.assert(
      fc.property(latin, latin, fc.integer({ min: 0, max: 40 }), (a, b, limit) => {
        const whole = letterDistance(a, b, farther)
        assert.equal(letterDistance(a, b, limit), Math.min(whole, limit + 1))
      }),
      { numRuns: 3000 },
    )
  })
  it('is the same both ways', () => {
    fc.assert(fc.property(latin, latin, (a, b) => letterDistance(a, b, farther) === letterDistance(b, a, farther)))
  })
  it('counts a letter missing, wrong, doubled or swapped, and similar sounds less', () => {
    const between = (a: string, b: string): number => letterDistance(letters(a), letters(b), farther)
    assert.deepEqual(
      [between('orlenkov', 'orlenkov'), between('orlenkov', 'orlenkof'), between('orlenkov', 'orlenko')],
      [0, 6, 10],
    )
    assert.deepEqual([between('hasan', 'hassan'), between('hasan', 'hsaan'), between('mahdi', 'madi')], [2, 7, 4])
  })
  it('is never less than what the letters of the words alone tell', () => {
    fc.assert(
      fc.property(latin, latin, (a, b) => leastDistance(letterMask(a), letterMask(b)) <= letterDistance(a, b, farther)),
      { numRuns: 3000 },
    )
  })
})

describe('the distance of an Arabic word and a Latin one', () => {
  it('is the same whatever the limit, up to the limit', () => {
    fc.assert(
      fc.property(abjad, latin, fc.integer({ min: 0, max: 40 }), (a, b, limit) => {
        assert.equal(abjadDistance(a, b, limit), Math.min(abjadDistance(a, b, farther), limit + 1))
      }),
      { numRuns: 3000 },
    )
  })
  it('is never less than what the letters alone tell', () => {
    fc.assert(
      fc.property(abjad, latin, (a, b) => leastAbjadDistance(a, b, letterMask(b)) <= abjadDistance(a, b, farther)),
      { numRuns: 3000 },
    )
  })
})
