import { channelsOf, layer, loadNetwork, logSoftmax, runNetwork, type Layer } from '../../networks/convolutions.ts'
import { blockPlaces } from '../../networks/simd-products.ts'
import { stripRows, type Strip } from './line-strip.ts'

/** Characters of an MRZ in the order of the network's classes. ICAO 9303-3 §4.3. */
export const mrzAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
/** Classes of a frame: one for each character, and the last for the space between characters. */
export const classCount = mrzAlphabet.length + 1
/** Columns of a strip in one frame. */
export const frameColumns = 4
/** Strips are padded to a multiple of this, because every layer works on whole groups of places. */
const blockColumns = frameColumns * blockPlaces

/** The architecture of training/ocr-b/train.py. */
const layers: readonly Layer[] = [
  layer([3, 3], [1, 12], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [12, 24], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [24, 48], { pools: { rows: true, columns: false }, padsRows: true }),
  layer([3, 3], [48, 96]),
  layer([1, 5], [96, 96]),
  // Context: only the neighbours tell a zero from the letter O.
  layer([1, 5], [96, 96], { dilation: 2, residual: true }),
  layer([1, 5], [96, 96], { dilation: 4, residual: true }),
  layer([1, 1], [96, classCount], { activates: false }),
]

/** Output of the network for a line. */
export interface Frames {
  readonly count: number
  /** Natural logarithms of probabilities, `classCount` a frame. */
  readonly logs: Float32Array
}

const networks = {
  clear: loadNetwork(new URL('./ocr-b.weights', import.meta.url), layers),
  noisy: loadNetwork(new URL('./ocr-b-noisy.weights', import.meta.url), layers),
} as const

/** `noisy` print was smoothed because its image has heavy noise; each kind has its own weights. */
export type Print = keyof typeof networks

/** Reads a strip: for each frame of `frameColumns` columns, the probability that a character is centred there. */
export function recogniseStrip(strip: Strip, print: Print): Frames {
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  const values = new Float32Array(stripRows * columns)
  for (let row = 0; row < stripRows; row++)
    values.set(strip.ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  const output = runNetwork(networks[print], { rows: stripRows, columns, channels: 1, values })
  return { count: output.columns, logs: logSoftmax(channelsOf(output, classCount), classCount) }
}
