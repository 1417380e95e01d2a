import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eraseLeaders } from '../../../src/reading/raster/leaders.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'
import { eraseRules } from '../../../src/reading/raster/rules.ts'

const [width, height] = [400, 120]

/** A white image with these boxes in one grey. */
function drawn(boxes: readonly Box[], grey = 0): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y++) pixels.fill(grey, y * width + left, y * width + left + wide)
  }
  return { width, height, pixels }
}

/** Pixels of a part that are not white. */
function inkIn({ pixels }: Raster, [left, top, wide, high]: Box): number {
  let ink = 0
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) if (pixels[y * width + x] !== 255) ink++
  }
  return ink
}

const everything: Box = [0, 0, width, height]
/** Vertical strokes with feet, like letters. */
const letters: readonly Box[] = Array.from({ length: 12 }, (_, index): readonly Box[] => [
  [20 + index * 14, 40, 4, 22],
  [20 + index * 14, 58, 10, 4],
]).flat()
/** Dots of 3 pixels on the baseline, after the letters. */
const dots: readonly Box[] = Array.from({ length: 18 }, (_, index): Box => [196 + index * 9, 58, 3, 3])

test('a grey hairline with gaps is a rule', () => {
  const pieces = Array.from({ length: 19 }, (_, index): Box => [10 + index * 20, 50, 17, 3])
  assert.equal(inkIn(eraseRules(drawn(pieces, 180)), everything), 0)
})

test('crossing rules are erased', () => {
  const crossing: readonly Box[] = [
    [10, 50, 380, 3],
    [200, 5, 3, 110],
  ]
  assert.equal(inkIn(eraseRules(drawn(crossing)), everything), 0)
})

test('the box around a number is erased, the number stays', () => {
  const number: Box = [40, 50, 4, 20]
  const left = eraseRules(drawn([[20, 40, 58, 3], [20, 78, 58, 3], [20, 40, 3, 41], [75, 40, 3, 41], number]))
  assert.equal(inkIn(left, everything), inkIn(left, number))
  assert.equal(inkIn(left, number), 80)
})

test('letters close together are not a broken rule', () => {
  const print = drawn(letters)
  assert.deepEqual(eraseRules(print).pixels, print.pixels)
})

test('dots between a label and its value are erased, both stay', () => {
  const value: Box = [362, 40, 6, 22]
  const print = drawn([...letters, ...dots, value])
  assert.deepEqual(eraseLeaders(print).pixels, drawn([...letters, value]).pixels)
})

test('dots below print and bullets in place of digits are not leaders', () => {
  const above: readonly Box[] = dots.map(([left, , wide]) => [left, 46, wide + 2, 8])
  const bullets: readonly Box[] = Array.from({ length: 12 }, (_, index): Box => [20 + index * 14, 46, 8, 8])
  for (const boxes of [[...above, ...dots], bullets]) {
    const print = drawn(boxes)
    assert.deepEqual(eraseLeaders(print).pixels, print.pixels)
  }
})
