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
import { noisyCharacters, printAlphabet } from './print-alphabet.ts'
import { cutPrint, printRows, type PrintStrip } from './line-print.ts'

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
/** The shape that training/print/train.py trains, for some of the characters. */
const layersFor = (answers: number): readonly Layer[] => [
  layer([3, 3], [1, 16], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [16, 32], { pools: { rows: true, columns: false }, padsRows: true }),
  layer([3, 3], [32, 64], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([4, 3], [64, channels]),
  ...[1, 2, 4, 8, 2, 1].map(context),
  layer([1, 1], [channels, placeFrames * answers], { activates: false }),
]

/** `noisy` was trained on pages in heavy noise, `photographed` on cards and photographs, sharp or out of focus. */
export type PrintKind = 'noisy' | 'photographed'
const networks = {
  noisy: { file: new URL('./noisy-print.weights', import.meta.url), answers: noisyCharacters + 1 },
  photographed: { file: new URL('./print.weights', import.meta.url), answers: answerCount },
} as const satisfies Record<PrintKind, { readonly file: URL; readonly answers: number }>
const loaded = new Map<PrintKind, Network>()
/** Logarithm of the probability of a character that a network does not read. */
const impossible = -30

/** Output of the network for a line. */
export interface PrintFrames {
  readonly count: number
  /** Natural logarithms of probabilities, `answerCount` for each frame. */
  readonly logs: Float32Array
}

/** Reads a strip: the probability of each character for each frame of `frameColumns` columns. */
export function recognisePrint(strip: PrintStrip, kind: PrintKind): PrintFrames {
  const { answers } = networks[kind]
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  const values = new Float32Array(printRows * columns)
  const ink = evenInk(strip.grey)
  for (let row = 0; row < printRows; row++)
    values.set(ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  const scores = runNetwork(networkOf(kind), { rows: printRows, columns, channels: 1, values })
  const logs = logSoftmax(channelsOf(scores, placeFrames * answers), answers)
  const count = Math.ceil(strip.width / placeColumns) * placeFrames
  return { count, logs: withEveryAnswer(logs.subarray(0, count * answers), answers) }
}

function networkOf(kind: PrintKind): Network {
  const { file, answers } = networks[kind]
  const network = loaded.get(kind) ?? loadNetwork(file, layersFor(answers))
  loaded.set(kind, network)
  return network
}

/** Frames of a network of fewer characters with those it lacks as impossible. */
function withEveryAnswer(logs: Float32Array, answers: number): Float32Array {
  if (answers === answerCount) return logs
  const frames = logs.length / answers
  const whole = new Float32Array(frames * answerCount).fill(impossible)
  for (let frame = 0; frame < frames; frame++)
    whole.set(logs.subarray(frame * answers, (frame + 1) * answers), frame * answerCount)
  return whole
}

/** Reads the line in a box of a level page. */
export function readPrint(
  raster: Raster,
  box: Box,
  kind: PrintKind,
): { readonly frames: PrintFrames; readonly strip: PrintStrip } {
  const strip = cutPrint(raster, box)
  return { frames: recognisePrint(strip, kind), strip }
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
