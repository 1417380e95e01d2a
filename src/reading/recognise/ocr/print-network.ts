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

/** Characters in the order of the network's outputs. The output before them is the blank. */
export const printAlphabet = [
  ...' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'ÀÂÇÈÉÊËÎÏÔÖÙÛÜŒàâçèéêëîïôöùûüœ',
  ...`.,:;-–'"«»()/&@%#$€°*+=?!_•`,
]
/** Outputs of a frame: the blank and each character. */
export const answerCount = printAlphabet.length + 1
/** Columns of a strip for one place of the last layer, and frames of that place. */
const placeColumns = 4
const placeFrames = 2
/** Columns of a strip in one frame. */
export const frameColumns = placeColumns / placeFrames
/** Strips are widened to a multiple of this, so that rows of every layer are whole blocks. */
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

/** Output of the network for a line. */
export interface PrintFrames {
  readonly count: number
  /** Natural logarithms of probabilities, `answerCount` for each frame. */
  readonly logs: Float32Array
}

let loaded: Network | null = null

/** Reads a strip: the probability of each character for each frame of `frameColumns` columns. */
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

/** Reads the line in a box of a level page. */
export function readPrint(raster: Raster, box: Box): { readonly frames: PrintFrames; readonly strip: PrintStrip } {
  const strip = cutPrint(raster, box)
  return { frames: recognisePrint(strip), strip }
}

/** Darkness above the strip's mean in standard deviations, so that faint print reads as strong print does. */
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
