import { readFileSync } from 'node:fs'
import { blockChannels, blockPlaces, openProducts } from './simd-products.ts'

/** What a negative sum is multiplied with. */
const slope = 0.1

/** One convolution; `halves` says in which directions the largest of two is kept after it. */
export interface Layer {
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
  /** Negative sums are made less: of all but the last. */
  readonly bends: boolean
}

/** A layer, of the plainest kind where `rest` does not say. */
export function layer(
  kernel: readonly [rows: number, columns: number],
  channels: readonly [into: number, out: number],
  rest: Partial<Pick<Layer, 'halves' | 'padsRows' | 'spacing' | 'adds' | 'bends'>> = {},
): Layer {
  return {
    kernelRows: kernel[0],
    kernelColumns: kernel[1],
    channelsIn: channels[0],
    channelsOut: channels[1],
    halves: rest.halves ?? { rows: false, columns: false },
    padsRows: rest.padsRows ?? false,
    spacing: rest.spacing ?? 1,
    adds: rest.adds ?? false,
    bends: rest.bends ?? true,
  }
}

/** Rows by columns by channels, in that order; channels come in whole blocks, but for the one of a strip. */
export interface Volume {
  readonly rows: number
  readonly columns: number
  readonly channels: number
  readonly values: Float32Array
}

/** Layers with their weights. */
export type Network = readonly { readonly shape: Layer; readonly weights: Weights }[]

interface Weights {
  /** Where the kernel stands in the memory of the products: block by block of channels out. */
  readonly kernel: number
  readonly bias: Float32Array
}

const bytesOfNumber = 4
const products = openProducts()
/** Weights of all networks stand in the memory of the products up to here; what is worked on comes after them. */
let weightsEnd = 0

/**
 * Loads a network from values of 8 bits with a scale for each channel out, as the scripts of `training/` write them: scales,
 * biases, kernel (rows by columns by channels in by channels out), layer by layer.
 */
export function loadNetwork(file: URL, layers: readonly Layer[]): Network {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  return layers.map((shape) => {
    const { kernelRows, kernelColumns, channelsIn, channelsOut } = shape
    const positions = kernelRows * kernelColumns
    const [into, out] = [blocksOf(channelsIn), blocksOf(channelsOut)]
    const kernel = weightsEnd
    weightsEnd += positions * into * out * bytesOfNumber
    products.reserve(weightsEnd)
    const numbers = products
      .numbers()
      .subarray(kernel / bytesOfNumber, weightsEnd / bytesOfNumber)
      .fill(0)
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
    return { shape, weights: { kernel, bias } }
  })
}

/**
 * What a network answers to an image of so many rows. Its columns must be a multiple of `blockPlaces` in every layer: of
 * `blockPlaces` times the columns that an answer stands for.
 */
export function answersOf(network: Network, image: Volume): Volume {
  let volume = image
  for (const { shape, weights } of network) {
    const before = volume
    volume = convolved(before, shape, weights)
    if (shape.adds) add(volume.values, before.values)
  }
  return volume
}

/** Natural logarithms of the shares of `answers` answers that stand one after the other for each of `count` frames. */
export function logShares(scores: Float32Array, answers: number): Float32Array {
  const logs = new Float32Array(scores.length)
  for (let start = 0; start < scores.length; start += answers) {
    let most = -Infinity
    for (let at = start; at < start + answers; at++) most = larger(most, scores[at] ?? 0)
    let sum = 0
    for (let at = start; at < start + answers; at++) sum += Math.exp((scores[at] ?? 0) - most)
    const rest = most + Math.log(sum)
    for (let at = start; at < start + answers; at++) logs[at] = (scores[at] ?? 0) - rest
  }
  return logs
}

/** The first `count` channels of every place, one after the other. */
export function channelsOf({ values, channels, rows, columns }: Volume, count: number): Float32Array {
  const out = new Float32Array(rows * columns * count)
  for (let place = 0; place < rows * columns; place++)
    out.set(values.subarray(place * channels, place * channels + count), place * count)
  return out
}

function add(values: Float32Array, others: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) + (others[at] ?? 0)
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
  const at = weightsEnd
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

/** The sums of a layer, the largest of two in the directions that are halved, with their bias and bent at zero. */
function settled(
  { rows, columns, channels, at }: Omit<Volume, 'values'> & { readonly at: number },
  { halves, bends }: Layer,
  bias: Float32Array,
): Volume {
  const numbers = products.numbers().subarray(at / bytesOfNumber, at / bytesOfNumber + rows * columns * channels)
  const [high, wide] = [halves.rows ? 2 : 1, halves.columns ? 2 : 1]
  const [outRows, outColumns] = [Math.floor(rows / high), Math.floor(columns / wide)]
  const values = new Float32Array(outRows * outColumns * channels)
  const nextColumn = (wide - 1) * channels
  const nextRow = (high - 1) * columns * channels
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
        values[to + channel] = !bends || value > 0 ? value : value * slope
      }
    }
  }
  return { rows: outRows, columns: outColumns, channels, values }
}

/** Quicker than the built-in for numbers that are always numbers. */
function larger(one: number, other: number): number {
  return one > other ? one : other
}
