import { readFileSync } from 'node:fs'
import { stripRows, type Strip } from './line-strip.ts'
import { blockChannels, blockPlaces, openProducts } from './simd-products.ts'

/** Characters of a zone in the order of the network's answers. ICAO 9303 part 3, 4.3. */
export const zoneAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
/** Answers a frame has: one for each character, and the last for the room between characters. */
export const answerCount = zoneAlphabet.length + 1
/** Columns of a strip that one frame stands for. */
export const frameColumns = 4
/** Strips are widened to a multiple of this, so that rows of every layer come in whole groups of places. */
const blockColumns = frameColumns * blockPlaces
/** What a negative sum is multiplied with. */
const slope = 0.1

/** One convolution; `halves` says in which directions the largest of two is kept after it. */
interface Layer {
  readonly kernelRows: number
  readonly kernelColumns: number
  readonly channelsIn: number
  readonly channelsOut: number
  readonly halves: { readonly rows: boolean; readonly columns: boolean }
  /** The kernel may reach beyond the first and last row. */
  readonly padsRows: boolean
  /** Columns from one column of the kernel to the next. */
  readonly spacing: number
  /** Its answers are added to what it was given. */
  readonly adds: boolean
}

const layer = (
  kernel: readonly [rows: number, columns: number],
  channels: readonly [into: number, out: number],
  rest: Partial<Pick<Layer, 'halves' | 'padsRows' | 'spacing' | 'adds'>> = {},
): Layer => ({
  kernelRows: kernel[0],
  kernelColumns: kernel[1],
  channelsIn: channels[0],
  channelsOut: channels[1],
  halves: rest.halves ?? { rows: false, columns: false },
  padsRows: rest.padsRows ?? false,
  spacing: rest.spacing ?? 1,
  adds: rest.adds ?? false,
})

/** The shape that training/ocr-b/train.py trains. */
const layers: readonly Layer[] = [
  layer([3, 3], [1, 12], { halves: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [12, 24], { halves: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [24, 48], { halves: { rows: true, columns: false }, padsRows: true }),
  layer([3, 3], [48, 96]),
  layer([1, 5], [96, 96]),
  // What stands around: a nought among digits looks like the letter O among letters.
  layer([1, 5], [96, 96], { spacing: 2, adds: true }),
  layer([1, 5], [96, 96], { spacing: 4, adds: true }),
  layer([1, 1], [96, answerCount]),
]

/** What the network says of a line. */
export interface Frames {
  readonly count: number
  /** Natural logarithms of probabilities: `answerCount` a frame. */
  readonly logs: Float32Array
}

/** Rows by columns by channels, in that order; channels come in whole blocks, but for the one of a strip. */
interface Volume {
  readonly rows: number
  readonly columns: number
  readonly channels: number
  readonly values: Float32Array
}

interface Weights {
  /** Where the kernel stands in the memory of the products: block by block of channels out. */
  readonly kernel: number
  readonly bias: Float32Array
}

const bytesOfNumber = 4
const products = openProducts()
const clear = loadWeights(new URL('./ocr-b.weights', import.meta.url), 0)
const grainy = loadWeights(new URL('./ocr-b-grainy.weights', import.meta.url), clear.end)
const networks = { clear: clear.weights, grainy: grainy.weights } as const

/** Whether a line is print as it is, or was smoothed since its picture is in heavy grain: each has weights of its own. */
export type Print = keyof typeof networks

/** Reads a strip: for each frame of `frameColumns` columns how likely each character is to have its middle there. */
export function recogniseStrip(strip: Strip, print: Print): Frames {
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  let volume: Volume = { rows: stripRows, columns, channels: 1, values: new Float32Array(stripRows * columns) }
  for (let row = 0; row < stripRows; row++) {
    volume.values.set(strip.ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  }
  for (const [index, shape] of layers.entries()) {
    const weights = networks[print][index]
    if (weights === undefined) continue
    const before = volume
    volume = convolved(before, shape, weights)
    if (shape.adds) before.values.forEach((value, at) => (volume.values[at] = (volume.values[at] ?? 0) + value))
  }
  return { count: volume.columns, logs: logShares(volume) }
}

/**
 * Values of 8 bits with a scale for each channel out, as train.py writes them: scales, biases, kernel, layer by layer. They stand in the
 * memory of the products from `start` to `end`.
 */
function loadWeights(file: URL, start: number): { readonly weights: readonly Weights[]; readonly end: number } {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [from, to] = [0, start]
  const weights = layers.map(({ kernelRows, kernelColumns, channelsIn, channelsOut }) => {
    const positions = kernelRows * kernelColumns
    const [into, out] = [blocksOf(channelsIn), blocksOf(channelsOut)]
    const kernel = to
    to += positions * into * out * bytesOfNumber
    products.reserve(to)
    const numbers = products.numbers().subarray(kernel / bytesOfNumber)
    const bias = new Float32Array(out)
    const values = from + 2 * channelsOut * bytesOfNumber
    for (let channel = 0; channel < channelsOut; channel++) {
      const scale = view.getFloat32(from + channel * bytesOfNumber, true)
      bias[channel] = view.getFloat32(from + (channelsOut + channel) * bytesOfNumber, true)
      const block = Math.floor(channel / blockChannels) * positions * into * blockChannels
      for (let seen = 0; seen < positions * channelsIn; seen++) {
        const place = Math.floor(seen / channelsIn) * into + (seen % channelsIn)
        const value = view.getInt8(values + seen * channelsOut + channel) * scale
        numbers[block + place * blockChannels + (channel % blockChannels)] = value
      }
    }
    from = values + positions * channelsIn * channelsOut
    return { kernel, bias }
  })
  return { weights, end: to }
}

/** Channels as they stand in memory: whole blocks, those that a layer has not being nothing. */
function blocksOf(channels: number): number {
  return channels === 1 ? 1 : Math.ceil(channels / blockChannels) * blockChannels
}

function convolved(input: Volume, shape: Layer, { kernel, bias }: Weights): Volume {
  const { kernelRows, kernelColumns, spacing } = shape
  const { columns, channels } = input
  const placeBytes = channels * bytesOfNumber
  const padded = withEdges(input, shape)
  const rows = padded.rows - kernelRows + 1
  const raw = { rows, columns, channels: bias.length, at: padded.at + padded.rows * padded.rowBytes }
  const rawRowBytes = columns * raw.channels * bytesOfNumber
  products.reserve(raw.at + rows * rawRowBytes)
  const runs = spacing === 1 ? kernelRows : kernelRows * kernelColumns
  const job = {
    runs,
    runBytes: spacing === 1 ? kernelColumns * placeBytes : placeBytes,
    runStride: spacing === 1 ? padded.rowBytes : spacing * placeBytes,
    placeStride: placeBytes,
    groups: columns / blockPlaces,
    outStride: raw.channels * bytesOfNumber,
  }
  const blockBytes = kernelRows * kernelColumns * channels * blockChannels * bytesOfNumber
  for (let row = 0; row < rows; row++) {
    for (let channel = 0; channel < raw.channels; channel += blockChannels) {
      const weights = kernel + (channel / blockChannels) * blockBytes
      const out = raw.at + row * rawRowBytes + channel * bytesOfNumber
      products.multiply({ ...job, input: padded.at + row * padded.rowBytes, weights, out })
    }
  }
  return settled(raw, shape, bias)
}

/** Puts a volume into the memory of the products, with as much nothing around as the kernel reaches beyond it. */
function withEdges(input: Volume, { kernelRows, kernelColumns, padsRows, spacing }: Layer) {
  const padRows = padsRows ? kernelRows >> 1 : 0
  const padColumns = (kernelColumns >> 1) * spacing
  const rows = input.rows + 2 * padRows
  const rowNumbers = (input.columns + 2 * padColumns) * input.channels
  const at = grainy.end
  products.reserve(at + rows * rowNumbers * bytesOfNumber)
  const numbers = products.numbers().subarray(at / bytesOfNumber, at / bytesOfNumber + rows * rowNumbers)
  numbers.fill(0)
  const run = input.columns * input.channels
  for (let row = 0; row < input.rows; row++) {
    const to = (row + padRows) * rowNumbers + padColumns * input.channels
    numbers.set(input.values.subarray(row * run, (row + 1) * run), to)
  }
  return { at, rows, rowBytes: rowNumbers * bytesOfNumber }
}

/** The sums of a layer, the largest of two in the directions that are halved, with their bias and bent at nought. */
function settled(
  { rows, columns, channels, at }: Omit<Volume, 'values'> & { readonly at: number },
  { halves, channelsOut }: Layer,
  bias: Float32Array,
): Volume {
  const numbers = products.numbers().subarray(at / bytesOfNumber, at / bytesOfNumber + rows * columns * channels)
  const [high, wide] = [halves.rows ? 2 : 1, halves.columns ? 2 : 1]
  const [outRows, outColumns] = [Math.floor(rows / high), Math.floor(columns / wide)]
  const values = new Float32Array(outRows * outColumns * channels)
  const nextColumn = (wide - 1) * channels
  const nextRow = (high - 1) * columns * channels
  const last = channelsOut === answerCount
  for (let row = 0; row < outRows; row++) {
    for (let column = 0; column < outColumns; column++) {
      const from = (row * high * columns + column * wide) * channels
      const to = (row * outColumns + column) * channels
      for (let channel = 0; channel < channels; channel++) {
        const place = from + channel
        let most = numbers[place] ?? 0
        if (high === 2) most = larger(most, numbers[place + nextRow] ?? 0)
        if (wide === 2) {
          most = larger(most, larger(numbers[place + nextColumn] ?? 0, numbers[place + nextRow + nextColumn] ?? 0))
        }
        const value = most + (bias[channel] ?? 0)
        values[to + channel] = last || value > 0 ? value : value * slope
      }
    }
  }
  return { rows: outRows, columns: outColumns, channels, values }
}

/** Quicker than the built-in for numbers that are always numbers. */
function larger(one: number, other: number): number {
  return one > other ? one : other
}

function logShares({ values, columns, channels }: Volume): Float32Array {
  const logs = new Float32Array(columns * answerCount)
  for (let frame = 0; frame < columns; frame++) {
    const scores = values.subarray(frame * channels, frame * channels + answerCount)
    const most = scores.reduce((one, other) => Math.max(one, other), -Infinity)
    const rest = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
    for (const [index, score] of scores.entries()) logs[frame * answerCount + index] = score - rest
  }
  return logs
}
