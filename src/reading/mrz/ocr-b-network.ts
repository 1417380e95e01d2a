import { readFileSync } from 'node:fs'
import { stripRows, type Strip } from './line-strip.ts'

/** Characters of a zone in the order of the network's answers. ICAO 9303 part 3, 4.3. */
export const zoneAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
/** Answers a frame has: one for each character, and the last for the room between characters. */
export const answerCount = zoneAlphabet.length + 1
/** Columns of a strip that one frame stands for. */
export const frameColumns = 4
/** Strips are widened to a multiple of this, so that rows of every layer come in fours. */
const blockColumns = frameColumns * 4
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
  layer([1, 5], [96, 96], { spacing: 4, adds: true }),
  layer([1, 1], [96, answerCount]),
]

/** What the network says of a line. */
export interface Frames {
  readonly count: number
  /** Natural logarithms of probabilities: `answerCount` a frame. */
  readonly logs: Float32Array
}

/** Rows by columns by channels, in that order. */
interface Volume {
  readonly rows: number
  readonly columns: number
  readonly values: Float64Array
}

interface Weights {
  /** One row of kernel values for each channel out. */
  readonly kernel: Float64Array
  readonly bias: Float64Array
}

const network = loadWeights(new URL('./ocr-b.weights', import.meta.url))

/** Reads a strip: for each frame of `frameColumns` columns how likely each character is to have its middle there. */
export function recogniseStrip(strip: Strip): Frames {
  const columns = Math.ceil(strip.width / blockColumns) * blockColumns
  let volume: Volume = { rows: stripRows, columns, values: new Float64Array(stripRows * columns) }
  for (let row = 0; row < stripRows; row++) {
    volume.values.set(strip.ink.subarray(row * strip.width, (row + 1) * strip.width), row * columns)
  }
  for (const [index, shape] of layers.entries()) {
    const weights = network[index]
    if (weights === undefined) continue
    const before = volume
    volume = halved(convolved(before, shape, weights), shape)
    if (shape.adds) before.values.forEach((value, at) => (volume.values[at] = (volume.values[at] ?? 0) + value))
  }
  return { count: volume.columns, logs: logShares(volume.values, volume.columns) }
}

/** Values of 8 bits with a scale for each channel out, as train.py writes them: scales, biases, kernel, layer by layer. */
function loadWeights(file: URL): readonly Weights[] {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const floats = (count: number) =>
    Float64Array.from({ length: count }, (_, index) => view.getFloat32(at + index * 4, true))
  return layers.map(({ kernelRows, kernelColumns, channelsIn, channelsOut }) => {
    const scales = floats(channelsOut)
    at += channelsOut * 4
    const bias = floats(channelsOut)
    at += channelsOut * 4
    const size = kernelRows * kernelColumns * channelsIn
    const kernel = new Float64Array(size * channelsOut)
    for (let position = 0; position < size; position++) {
      for (let channel = 0; channel < channelsOut; channel++) {
        kernel[channel * size + position] = view.getInt8(at + position * channelsOut + channel) * (scales[channel] ?? 0)
      }
    }
    at += size * channelsOut
    return { kernel, bias }
  })
}

function convolved(input: Volume, shape: Layer, { kernel, bias }: Weights): Volume & { readonly channels: number } {
  const { kernelRows, kernelColumns, channelsIn, channelsOut } = shape
  const padRows = shape.padsRows ? kernelRows >> 1 : 0
  const rows = input.rows + 2 * padRows - kernelRows + 1
  const { columns } = input
  const size = kernelRows * kernelColumns * channelsIn
  const out = new Float64Array(rows * columns * channelsOut)
  const last = channelsOut === answerCount
  const patches = new Float64Array(columns * size)
  for (let row = 0; row < rows; row++) {
    gatherPatches(input, shape, row - padRows, patches)
    multiply(patches, kernel, { size, columns, channels: channelsOut, out, at: row * columns * channelsOut })
  }
  for (let index = 0; index < out.length; index += channelsOut) {
    for (let channel = 0; channel < channelsOut; channel++) {
      const value = (out[index + channel] ?? 0) + (bias[channel] ?? 0)
      out[index + channel] = last || value > 0 ? value : value * slope
    }
  }
  return { rows, columns, values: out, channels: channelsOut }
}

/** What the kernel sees at each column of one row, side by side. */
function gatherPatches(input: Volume, shape: Layer, top: number, patches: Float64Array): void {
  const { kernelRows, kernelColumns, channelsIn, spacing } = shape
  const { rows, columns, values } = input
  const padColumns = (kernelColumns >> 1) * spacing
  const run = kernelColumns * channelsIn
  const size = kernelRows * run
  for (let kernelRow = 0; kernelRow < kernelRows; kernelRow++) {
    const row = top + kernelRow
    for (let column = 0; column < columns; column++) {
      const to = column * size + kernelRow * run
      const from = column - padColumns
      if (row < 0 || row >= rows) {
        patches.fill(0, to, to + run)
      } else if (spacing === 1 && from >= 0 && from + kernelColumns <= columns) {
        const start = (row * columns + from) * channelsIn
        for (let index = 0; index < run; index++) patches[to + index] = values[start + index] ?? 0
      } else {
        for (let index = 0; index < run; index++) {
          const at = from + Math.floor(index / channelsIn) * spacing
          const inside = at >= 0 && at < columns
          patches[to + index] = inside ? (values[(row * columns + at) * channelsIn + (index % channelsIn)] ?? 0) : 0
        }
      }
    }
  }
}

/** Patches times kernels, four by two at a time: most of the time of a reading is spent here. */
function multiply(
  patches: Float64Array,
  kernel: Float64Array,
  to: { size: number; columns: number; channels: number; out: Float64Array; at: number },
): void {
  const { size, columns, channels, out, at } = to
  for (let column = 0; column < columns; column += 4) {
    const p0 = column * size
    const [p1, p2, p3] = [p0 + size, p0 + 2 * size, p0 + 3 * size]
    for (let channel = 0; channel < channels; channel += 2) {
      const k0 = channel * size
      const k1 = k0 + size
      let [a0, a1, a2, a3, b0, b1, b2, b3] = [0, 0, 0, 0, 0, 0, 0, 0]
      for (let index = 0; index < size; index++) {
        const w0 = kernel[k0 + index] ?? 0
        const w1 = kernel[k1 + index] ?? 0
        const v0 = patches[p0 + index] ?? 0
        const v1 = patches[p1 + index] ?? 0
        const v2 = patches[p2 + index] ?? 0
        const v3 = patches[p3 + index] ?? 0
        a0 += v0 * w0
        a1 += v1 * w0
        a2 += v2 * w0
        a3 += v3 * w0
        b0 += v0 * w1
        b1 += v1 * w1
        b2 += v2 * w1
        b3 += v3 * w1
      }
      let place = at + column * channels + channel
      const left = columns - column
      out[place] = a0
      out[place + 1] = b0
      if (left > 1) {
        out[(place += channels)] = a1
        out[place + 1] = b1
      }
      if (left > 2) {
        out[(place += channels)] = a2
        out[place + 1] = b2
      }
      if (left > 3) {
        out[(place += channels)] = a3
        out[place + 1] = b3
      }
    }
  }
}

/** The largest of two neighbours in the directions that are halved. */
function halved(
  { rows, columns, values, channels }: Volume & { readonly channels: number },
  { halves }: Layer,
): Volume {
  if (!halves.rows && !halves.columns) return { rows, columns, values }
  const [high, wide] = [halves.rows ? 2 : 1, halves.columns ? 2 : 1]
  const [outRows, outColumns] = [Math.floor(rows / high), Math.floor(columns / wide)]
  const out = new Float64Array(outRows * outColumns * channels)
  const nextColumn = (wide - 1) * channels
  const nextRow = (high - 1) * columns * channels
  for (let row = 0; row < outRows; row++) {
    for (let column = 0; column < outColumns; column++) {
      const from = (row * high * columns + column * wide) * channels
      const to = (row * outColumns + column) * channels
      for (let channel = 0; channel < channels; channel++) {
        const at = from + channel
        const upper = Math.max(values[at] ?? 0, values[at + nextColumn] ?? 0)
        const lower = Math.max(values[at + nextRow] ?? 0, values[at + nextRow + nextColumn] ?? 0)
        out[to + channel] = Math.max(upper, lower)
      }
    }
  }
  return { rows: outRows, columns: outColumns, values: out }
}

function logShares(scores: Float64Array, count: number): Float32Array {
  const logs = new Float32Array(count * answerCount)
  for (let frame = 0; frame < count; frame++) {
    const start = frame * answerCount
    let most = -Infinity
    for (let index = 0; index < answerCount; index++) most = Math.max(most, scores[start + index] ?? 0)
    let sum = 0
    for (let index = 0; index < answerCount; index++) sum += Math.exp((scores[start + index] ?? 0) - most)
    const rest = most + Math.log(sum)
    for (let index = 0; index < answerCount; index++) logs[start + index] = (scores[start + index] ?? 0) - rest
  }
  return logs
}
