import type { Box, Raster } from '../../raster/raster.ts'
import {
  runNetwork,
  channelsOf,
  layer,
  loadNetwork,
  logSoftmax,
  type Layer,
  type Network,
} from '../../networks/convolutions.ts'
import { blockPlaces } from '../../networks/simd-products.ts'
import { cutPrint, printRows, type PrintStrip } from './line-print.ts'

/** Characters of print in the order of the network's answers; the answer before them is none of them. */
export const printAlphabet = [
  ...' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'ÀÂÇÈÉÊËÎÏÔÖÙÛÜŒàâçèéêëîïôöùûüœ',
  ...`.,:;-–'"«»()/&@%#$€°*+=?!_•`,
]
/** Answers of a frame: none, or one of the characters. */
export const answerCount = printAlphabet.length + 1
/** Columns of a strip that come to one place of the last layer, and frames that it answers for. */
const placeColumns = 4
const placeFrames = 2
/** Columns of a strip that one frame stands for. */
export const frameColumns = placeColumns / placeFrames
/** Strips are widened to a multiple of this, so that rows of every layer come in whole groups of places. */
const blockColumns = placeColumns * blockPlaces

const channels = 144
const context = (dilation: number) => layer([1, 5], [channels, channels], { dilation, residual: true })
/** The shape that training/print/train.py trains. */
const layers: readonly Layer[] = [
  layer([3, 3], [1, 16], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [16, 32], { pools: { rows: true, columns: false }, padsRows: true }),
  layer([3, 3], [32, 64], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([4, 3], [64, channels]),
  ...[1, 2, 4, 8, 2, 1].map(context),
  layer([1, 1], [channels, placeFrames * answerCount], { activates: false }),
]

/** What the network says of a line. */
export interface PrintFrames {
  readonly count: number
  /** Natural logarithms of probabilities: `answerCount` a frame. */
  readonly logs: Float32Array
}

let loaded: Network | null = null

/** Reads a strip: for each frame of `frameColumns` columns how likely each character is to be there. */
export function recognisePrint(strip: PrintStrip): PrintFrames {
  loaded ??= loadNetwork(new URL('./noisy-print.weights', import.meta.url), layers)
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  const values = new Float32Array(printRows * columns)
  const ink = evenInk(strip.grey)
  for (let row = 0; row < printRows; row++)
    values.set(ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  const answers = runNetwork(loaded, { rows: printRows, columns, channels: 1, values })
  const logs = logSoftmax(channelsOf(answers, placeFrames * answerCount), answerCount)
  const count = Math.ceil(strip.width / placeColumns) * placeFrames
  return { count, logs: logs.subarray(0, count * answerCount) }
}

/** What the network says of the line in a box of a level page, and the strip it was read from. */
export function readPrint(raster: Raster, box: Box): { readonly frames: PrintFrames; readonly strip: PrintStrip } {
  const strip = cutPrint(raster, box)
  return { frames: recognisePrint(strip), strip }
}

/** Darkness over the mean of the strip, in its deviations: strong and faint print are alike. */
function evenInk(grey: Float32Array): Float32Array {
  let [sum, squares] = [0, 0]
  for (const value of grey) {
    sum += value
    squares += value * value
  }
  const mean = sum / grey.length
  const scale = 1 / (Math.sqrt(Math.max(0, squares / grey.length - mean * mean)) + 1)
  return grey.map((value) => (mean - value) * scale)
}
