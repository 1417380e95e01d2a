import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintStrip } from '../../../../src/reading/recognise/ocr/line-print.ts'
import { printAlphabet } from '../../../../src/reading/recognise/ocr/print-alphabet.ts'
import { answerCount, frameColumns, type PrintFrames } from '../../../../src/reading/recognise/ocr/print-network.ts'
import { printedWords } from '../../../../src/reading/recognise/ocr/print-words.ts'

const box = [40, 100, 500, 50] as const
/** A column of the strip is two pixels of the page. */
const strip: PrintStrip = { width: 250, rows: 32, grey: new Float32Array(0), placeOf: (column) => 40 + column * 2 }

/** Frames of one character each, `_` for the blank. `shares`: its probability and those of others in its place. */
function framesOf(said: string, shares: Readonly<Record<number, Readonly<Record<string, number>>>> = {}): PrintFrames {
  const logs = new Float32Array(said.length * answerCount)
  const answerOf = (character: string) => (character === '_' ? 0 : printAlphabet.indexOf(character) + 1)
  for (const [frame, character] of [...said].entries()) {
    const given = shares[frame] ?? { [character]: 0.99 }
    const rest = (1 - Object.values(given).reduce((sum, share) => sum + share, 0)) / answerCount
    logs.fill(Math.log(rest), frame * answerCount, (frame + 1) * answerCount)
    for (const [other, share] of Object.entries(given))
      logs[frame * answerCount + answerOf(other)] = Math.log(share + rest)
  }
  return { count: said.length, logs }
}

const textsOf = (frames: PrintFrames) => printedWords(frames, strip, box, { phrases: true }).map(({ text }) => text)

test('a character of several frames is one, and a blank frame separates two equal ones', () => {
  assert.deepEqual(textsOf(framesOf('__AA_nn_nn__aa_ WW_ilsonn')), ['Anna', 'Wilson'])
})

test('words are at the place of their first and last frame, as high as their line', () => {
  const [first, second] = printedWords(framesOf('__ab_c_ _de__'), strip, box, { phrases: true })
  assert.deepEqual(first?.box, [40 + 2 * frameColumns * 2, 100, 4 * frameColumns * 2, 50])
  assert.deepEqual(second?.box, [40 + 9 * frameColumns * 2, 100, 2 * frameColumns * 2, 50])
})

test('a word has the product of the probabilities of its characters', () => {
  const [word] = printedWords(framesOf('x_y_z', { 0: { x: 0.8 }, 2: { y: 0.5 } }), strip, box, { phrases: true })
  assert.ok(Math.abs((word?.confidence ?? 0) - 0.4) < 0.01)
})

test('a label with a wrong letter is read as documents print it, when the frames allow it', () => {
  assert.deepEqual(textsOf(framesOf('Da_le of birth', { 3: { l: 0.6, t: 0.35 } })), ['Date', 'of', 'birth'])
  assert.deepEqual(textsOf(framesOf('Ra_le of bilch')), ['Rale', 'of', 'bilch'])
})

test('text after a label is read as it is', () => {
  const frames = framesOf('Da_le of birth__ 1980-0l-02', { 3: { l: 0.6, t: 0.35 } })
  assert.deepEqual(textsOf(frames), ['Date', 'of', 'birth', '1980-0l-02'])
})

test('a label in capitals stays in capitals', () => {
  assert.deepEqual(textsOf(framesOf('DA_LE OF BIRTH', { 3: { L: 0.6, T: 0.35 } })), ['DATE', 'OF', 'BIRTH'])
})
