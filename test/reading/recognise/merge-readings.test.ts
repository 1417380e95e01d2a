import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Word } from '../../../src/reading/page/page.ts'
import type { Box } from '../../../src/reading/raster/raster.ts'
import { mergeReadings } from '../../../src/reading/recognise/merge-readings.ts'

const same = (confidence: number) => confidence
const word = (text: string, [left, width]: readonly [number, number], confidence: number): Word => {
  const box: Box = [left, 100, width, 20]
  return { text, box, confidence }
}
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text)

test('where two readings read one place, the one that is worth more stays', () => {
  const first = [word('BONFIGLIOU!', [0, 100], 0.47), word('MARIA', [200, 50], 0.93)]
  const second = [word('BONFIGLIOLI', [2, 98], 0.88), word('MAPIA', [201, 49], 0.6)]
  assert.deepEqual(textsOf(mergeReadings(first, second, same)), ['BONFIGLIOLI', 'MARIA'])
})

test('words that one reading splits are compared with the whole', () => {
  const first = [word('SIM', [0, 40], 0.3), word('1', [45, 10], 0.4), word('65', [60, 40], 0.2)]
  assert.deepEqual(textsOf(mergeReadings(first, [word('SIRET', [0, 100], 0.9)], same)), ['SIRET'])
})

test('a word that only the second reading has is added when it is legible', () => {
  const second = [word('Authority', [0, 90], 0.8), word('Aljsi', [200, 50], 0.3)]
  assert.deepEqual(textsOf(mergeReadings([], second, same)), ['Authority'])
})

test('the first reading is trusted as far as its words are right, and its confidence stays', () => {
  const first = [word('01/68/26', [0, 100], 0.91)]
  const second = [word('01/08/26', [0, 100], 0.93)]
  assert.deepEqual(
    mergeReadings(first, second, (confidence) => (confidence >= 0.8 ? 1 : confidence)),
    first,
  )
  assert.deepEqual(textsOf(mergeReadings(first, second, (confidence) => confidence ** 1.5)), ['01/08/26'])
})

test('readings that differ in signs and capitals only confirm the first', () => {
  const first = [word('30,906.45', [0, 100], 0.07)]
  const second = [word('30.906', [0, 60], 0.88), word('.45', [62, 38], 0.9)]
  assert.deepEqual(mergeReadings(first, second, same), [word('30,906.45', [0, 100], 0.88)])
})

test('a reading of a reader without accents that differs in accents only confirms the first', () => {
  const first = [word('Prénoms', [0, 100], 0.6)]
  const second = [word('Prenoms', [0, 100], 0.9)]
  assert.deepEqual(mergeReadings(first, second, same, { accents: false }), [word('Prénoms', [0, 100], 0.9)])
  assert.deepEqual(textsOf(mergeReadings(first, second, same)), ['Prenoms'])
})
