import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  runNetwork,
  channelsOf,
  layer,
  loadNetwork,
  logSoftmax,
  type Layer,
} from '../../../src/reading/networks/convolutions.ts'
import { seededRandom } from '../../../tools/documents/random.ts'

const layers: readonly Layer[] = [
  layer([3, 3], [1, 5], { pools: { rows: true, columns: true }, padsRows: true }),
  layer([3, 3], [5, 8], { pools: { rows: true, columns: false }, padsRows: true }),
  layer([2, 3], [8, 9]),
  layer([1, 5], [9, 9], { dilation: 2, residual: true }),
  layer([1, 1], [9, 3], { activates: false }),
]
const [rows, columns] = [8, 16]

interface Plain {
  readonly rows: number
  readonly columns: number
  at(row: number, column: number, channel: number): number
}

/** A layer by its definition, number by number. */
function plainly(
  input: Plain,
  shape: Layer,
  weights: (...at: readonly [number, number, number, number]) => number,
): Plain {
  const { kernelRows, kernelColumns, channelsIn, channelsOut, pools, padsRows, dilation, residual, activates } = shape
  const padRows = padsRows ? kernelRows >> 1 : 0
  const high = input.rows + 2 * padRows - kernelRows + 1
  const sums = Array.from({ length: high }, (_, row) =>
    Array.from({ length: input.columns }, (_, column) =>
      Array.from({ length: channelsOut }, (_, out) => {
        let sum = weights(-1, 0, 0, out)
        for (let i = 0; i < kernelRows; i++) {
          for (let j = 0; j < kernelColumns; j++) {
            const [y, x] = [row + i - padRows, column + (j - (kernelColumns >> 1)) * dilation]
            for (let into = 0; into < channelsIn; into++) sum += input.at(y, x, into) * weights(i, j, into, out)
          }
        }
        return sum
      }),
    ),
  )
  const [tall, wide] = [pools.rows ? 2 : 1, pools.columns ? 2 : 1]
  const [outRows, outColumns] = [Math.floor(high / tall), Math.floor(input.columns / wide)]
  return {
    rows: outRows,
    columns: outColumns,
    at(row, column, channel) {
      if (row < 0 || row >= outRows || column < 0 || column >= outColumns) return 0
      const seen = Array.from({ length: tall }, (_, i) =>
        Array.from({ length: wide }, (_, j) => sums[row * tall + i]?.[column * wide + j]?.[channel] ?? 0),
      ).flat()
      const most = Math.max(...seen)
      return (activates && most < 0 ? most * 0.1 : most) + (residual ? input.at(row, column, channel) : 0)
    },
  }
}

test('layers compute their definition: pooled, dilated, residual, padded and not', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const random = seededRandom(3)
  const file = join(folder, 'network.weights')
  const parts: Buffer[] = []
  const shapes = layers.map((shape) => {
    const count = shape.kernelRows * shape.kernelColumns * shape.channelsIn
    const scales = Float32Array.from({ length: shape.channelsOut }, () => 0.002 + random() * 0.004)
    const biases = Float32Array.from({ length: shape.channelsOut }, () => random() - 0.5)
    const values = Int8Array.from({ length: count * shape.channelsOut }, () => Math.round((random() - 0.5) * 254))
    parts.push(Buffer.from(scales.buffer), Buffer.from(biases.buffer), Buffer.from(values.buffer))
    const weights = (i: number, j: number, into: number, out: number) => {
      if (i < 0) return biases[out] ?? 0
      const place = ((i * shape.kernelColumns + j) * shape.channelsIn + into) * shape.channelsOut + out
      return (values[place] ?? 0) * (scales[out] ?? 0)
    }
    return { shape, weights }
  })
  writeFileSync(file, Buffer.concat(parts))
  const values = Float32Array.from({ length: rows * columns }, () => random() * 2 - 1)
  const image: Plain = {
    rows,
    columns,
    at: (row, column) =>
      row < 0 || row >= rows || column < 0 || column >= columns ? 0 : (values[row * columns + column] ?? 0),
  }
  const expected = shapes.reduce((input, { shape, weights }) => plainly(input, shape, weights), image)
  const network = loadNetwork(pathToFileURL(file), layers)
  const output = runNetwork(network, { rows, columns, channels: 1, values })
  assert.deepEqual([output.rows, output.columns], [expected.rows, expected.columns])
  const given = channelsOf(output, 3)
  for (const [at, value] of given.entries()) {
    const meant = expected.at(Math.floor(at / 3 / output.columns), Math.floor(at / 3) % output.columns, at % 3)
    assert.ok(Math.abs(value - meant) < 1e-4, `${value} for ${meant}`)
  }
})

test('probabilities of a frame sum to one, also of large scores', () => {
  const probabilities = logSoftmax(Float32Array.of(1, 2, 3, 500, 500, -500), 3).map(Math.exp)
  assert.ok(Math.abs((probabilities[0] ?? 0) + (probabilities[1] ?? 0) + (probabilities[2] ?? 0) - 1) < 1e-6)
  assert.deepEqual([...probabilities.subarray(3)], [0.5, 0.5, 0])
})
