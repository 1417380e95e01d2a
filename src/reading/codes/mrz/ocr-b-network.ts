import { answersOf, channelsOf, layer, loadNetwork, logShares, type Layer } from '../../networks/convolutions.ts'
import { blockPlaces } from '../../networks/simd-products.ts'
import { stripRows, type Strip } from './line-strip.ts'

/** Characters of an MRZ in the order of the network's answers. ICAO 9303 part 3, 4.3. */
export const mrzAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
/** Answers a frame has: one for each character, and the last for the room between characters. */
export const answerCount = mrzAlphabet.length + 1
/** Columns of a strip that one frame stands for. */
export const frameColumns = 4
/** Strips are widened to a multiple of this, so that rows of every layer come in whole groups of places. */
const blockColumns = frameColumns * blockPlaces

/** The shape that training/ocr-b/train.py trains. */
const layers: readonly Layer[] = [
  layer([3, 3], [1, 12], { halves: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [12, 24], { halves: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [24, 48], { halves: { rows: true, columns: false }, padsRows: true }),
  layer([3, 3], [48, 96]),
  layer([1, 5], [96, 96]),
  // What stands around: a zero among digits looks like the letter O among letters.
  layer([1, 5], [96, 96], { spacing: 2, adds: true }),
  layer([1, 5], [96, 96], { spacing: 4, adds: true }),
  layer([1, 1], [96, answerCount], { bends: false }),
]

/** What the network says of a line. */
export interface Frames {
  readonly count: number
  /** Natural logarithms of probabilities: `answerCount` a frame. */
  readonly logs: Float32Array
}

const networks = {
  clear: loadNetwork(new URL('./ocr-b.weights', import.meta.url), layers),
  noisy: loadNetwork(new URL('./ocr-b-noisy.weights', import.meta.url), layers),
} as const

/** Whether a line is print as it is, or was smoothed since its image is in heavy noise: each has weights of its own. */
export type Print = keyof typeof networks

/** Reads a strip: for each frame of `frameColumns` columns how likely each character is to have its middle there. */
export function recogniseStrip(strip: Strip, print: Print): Frames {
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  const values = new Float32Array(stripRows * columns)
  for (let row = 0; row < stripRows; row++)
    values.set(strip.ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  const answers = answersOf(networks[print], { rows: stripRows, columns, channels: 1, values })
  return { count: answers.columns, logs: logShares(channelsOf(answers, answerCount), answerCount) }
}
