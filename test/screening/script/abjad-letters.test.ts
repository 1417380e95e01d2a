import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abjadReadings, abjadSilent, abjadSounds, abjadWord, showAbjad } from '../../../src/screening/script/abjad.ts'

test('40 letters are known, each with readings, sounds and the cost of leaving it out', () => {
  assert.deepEqual([abjadReadings.length, abjadSounds.length, abjadSilent.length], [40, 40, 40])
  assert.ok(abjadReadings.every(({ anywhere }) => anywhere.length > 0))
  assert.ok(abjadSilent.every((cost) => cost >= 0 && cost <= 10))
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
