import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  abjadFirst,
  abjadReadings,
  abjadSilent,
  abjadSounds,
  abjadWord,
  showAbjad,
  thaiFirst,
} from '../../../src/screening/script/abjad.ts'

test('40 letters of Arabic and Hebrew and the letters of Thai have readings, sounds and the cost of leaving them out', () => {
  assert.equal(thaiFirst - abjadFirst, 40)
  assert.deepEqual([abjadSounds.length, abjadSilent.length], [abjadReadings.length, abjadReadings.length])
  assert.ok(abjadFirst + abjadReadings.length < 0xfe)
  assert.ok(abjadReadings.every(({ anywhere }) => anywhere.length > 0))
  assert.ok(abjadSilent.every((cost) => cost >= 0 && cost <= 12))
})

/** What a word is shown as: consonants, one a letter. */
const words = [
  ['محمد', 'mhmd'],
  ['دوד', 'dwd'],
  ['כהן', 'khn'],
  ['چراغ', 'chragh'],
] as const
for (const [written, shown] of words) {
  test(`${written} is shown as ${shown}`, () => assert.equal(showAbjad(abjadWord(written)), shown))
}

test('Arabic and Hebrew letters of one sound are one code', () => assert.equal(abjadWord('ر'), abjadWord('ר')))
