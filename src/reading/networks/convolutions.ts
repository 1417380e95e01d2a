import { readFileSync } from 'node:fs'
import { blockChannels, blockPlaces, openProducts } from './simd-products.ts'

/** Slope of the leaky ReLU below zero. */
const leak = 0.1

/** One convolution; `pools` names the directions of a max pooling by two after it. */
export interface Layer {
  readonly kernelRows: number
  readonly kernelColumns: number
  readonly channelsIn: number
  readonly channelsOut: number
  readonly pools: { readonly rows: boolean; readonly columns: boolean }
  /** Zero padding above and below; columns are always padded. */
  readonly padsRows: boolean
  /** Columns from one column of the kernel to the next. */
  readonly dilation: number
  /** The input is added to the output. */
  readonly residual: boolean
  /** A leaky ReLU follows: in all layers but the last. */
  readonly activates: boolean
}

/** A layer; by default without pooling, padding of rows, dilation or residual, and with activation. */
export function layer(
  kernel: readonly [rows: number, columns: number],
  channels: readonly [into: number, out: number],
  rest: Partial<Pick<Layer, 'pools' | 'padsRows' | 'dilation' | 'residual' | 'activates'>> = {},
): Layer {
  return {
    kernelRows: kernel[0],
    kernelColumns: kernel[1],
    channelsIn: channels[0],
    channelsOut: channels[1],
    pools: rest.pools ?? { rows: false, columns: false },
    padsRows: rest.padsRows ?? false,
    dilation: rest.dilation ?? 1,
    residual: rest.residual ?? false,
    activates: rest.activates ?? true,
  }
}

/** Values by row, column and channel. Channels are padded to whole blocks, except the single one of an image. */
export interface Volume {
  readonly rows: number
  readonly columns: number
  readonly channels: number
  readonly values: Float32Array
}

/** Layers with their weights. */
export type Network = readonly { readonly shape: Layer; readonly weights: Weights }[]

interface Weights {
  /** Address of the kernel in the memory of `products`, by blocks of output channels. */
  readonly kernel: number
  readonly bias: Float32Array
}

const bytesOfNumber = 4
const products = openProducts()
/** End of the weights of all networks in the memory of `products`; inputs and outputs follow. */
let weightsEnd = 0

/**
 * Loads a network from 8-bit weights as the scripts of `training/` write them. Each layer has a scale and a bias for each output
 * channel, then the kernel: rows by columns by input channels by output channels.
 */
export function loadNetwork(file: URL, layers: readonly Layer[]): Network {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  return layers.map((shape) => {
    const { kernelRows, kernelColumns, channelsIn, channelsOut } = shape
    const positions = kernelRows * kernelColumns
    const [into, out] = [paddedChannels(channelsIn), paddedChannels(channelsOut)]
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

/** Output of a network for an image. The columns must be a multiple of `blockPlaces` in every layer, after pooling. */
export function runNetwork(network: Network, image: Volume): Volume {
  let volume = image
  for (const { shape, weights } of network) {
    const before = volume
    volume = convolved(before, shape, weights)
    if (shape.residual) add(volume.values, before.values)
  }
  return volume
}

/** Natural logarithms of the softmax of each run of `classes` scores. */
export function logSoftmax(scores: Float32Array, classes: number): Float32Array {
  const logs = new Float32Array(scores.length)
  for (let start = 0; start < scores.length; start += classes) {
    let most = -Infinity
    for (let at = start; at < start + classes; at++) most = larger(most, scores[at] ?? 0)
    let sum = 0
    for (let at = start; at < start + classes; at++) sum += Math.exp((scores[at] ?? 0) - most)
    const rest = most + Math.log(sum)
    for (let at = start; at < start + classes; at++) logs[at] = (scores[at] ?? 0) - rest
  }
  return logs
}

/** The first `count` channels of every place, without the padding. */
export function channelsOf({ values, channels, rows, columns }: Volume, count: number): Float32Array {
  const out = new Float32Array(rows * columns * count)
  for (let place = 0; place < rows * columns; place++)
    out.set(values.subarray(place * channels, place * channels + count), place * count)
  return out
}

function add(values: Float32Array, others: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) + (others[at] ?? 0)
}

/** Number of channels padded to whole blocks. */
function paddedChannels(channels: number): number {
  return channels === 1 ? 1 : Math.ceil(channels / blockChannels) * blockChannels
}

function convolved(input: Volume, shape: Layer, { kernel, bias }: Weights): Volume {
  const { kernelRows, kernelColumns, dilation } = shape
  const { columns, channels } = input
  const placeBytes = channels * bytesOfNumber
  const padded = zeroPadded(input, shape)
  const rows = padded.rows - kernelRows + 1
  const raw = { rows, columns, channels: bias.length, at: padded.at + padded.rows * padded.rowBytes }
  const rawRowBytes = columns * raw.channels * bytesOfNumber
  products.reserve(raw.at + rows * rawRowBytes)
  const runs = dilation === 1 ? kernelRows : kernelRows * kernelColumns
  const job = {
    runs,
    runBytes: dilation === 1 ? kernelColumns * placeBytes : placeBytes,
    runStride: dilation === 1 ? padded.rowBytes : dilation * placeBytes,
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
  return pooled(raw, shape, bias)
}

/** Copies a volume into the memory of `products`, zero-padded as far as the kernel reaches beyond it. */
function zeroPadded(input: Volume, { kernelRows, kernelColumns, padsRows, dilation }: Layer) {
  const padRows = padsRows ? kernelRows >> 1 : 0
  const padColumns = (kernelColumns >> 1) * dilation
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

/** Pooling, bias and activation of the sums of a layer. */
function pooled(
  { rows, columns, channels, at }: Omit<Volume, 'values'> & { readonly at: number },
  { pools, activates }: Layer,
  bias: Float32Array,
): Volume {
  const numbers = products.numbers().subarray(at / bytesOfNumber, at / bytesOfNumber + rows * columns * channels)
  const [high, wide] = [pools.rows ? 2 : 1, pools.columns ? 2 : 1]
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
        values[to + channel] = !activates || value > 0 ? value : value * leak
      }
    }
  }
  return { rows: outRows, columns: outColumns, channels, values }
}

/** Faster than `Math.max` for two numbers. */
function larger(one: number, other: number): number {
  return one > other ? one : other
}
