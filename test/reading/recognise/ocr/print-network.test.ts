import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerCount, recognisePrint, type PrintKind } from '../../../../src/reading/recognise/ocr/print-network.ts'

const [rows, width] = [32, 64]

/** Outputs that are compared, and those of PyTorch with the same weights: natural logarithms by frame. */
const answers = [0, 1, 40, 100] as const
const given: Readonly<Record<PrintKind, Readonly<Record<number, readonly number[]>>>> = {
  noisy: {
    3: [-0.0003, -8.9594, -16.5979, -12.858],
    10: [-0.0002, -9.862, -13.4776, -31.3008],
    20: [-0.0003, -11.6271, -14.8641, -33.0949],
    31: [-0.2537, -9.5489, -9.065, -11.6322],
  },
  photographed: {
    3: [-0.0001, -12.0521, -20.0413, -14.4073],
    10: [-0.0003, -13.4242, -13.9424, -31.4697],
    20: [-0.0024, -12.5732, -11.0172, -20.8103],
    31: [-0.0253, -11.4271, -8.6251, -14.2393],
  },
}

for (const kind of ['noisy', 'photographed'] as const)
  test(`the network of ${kind} print has the outputs of the library it was trained with`, () => {
    const grey = Float32Array.from({ length: rows * width }, (_, at) => {
      const [row, column] = [Math.floor(at / width), at % width]
      return ((row * 7 + column * 13) * (1 + (column >> 4))) % 256
    })
    const { count, logs } = recognisePrint({ width, rows, grey, placeOf: (column) => column }, kind)
    assert.equal(count, width / 2)
    for (const [frame, expected] of Object.entries(given[kind])) {
      for (const [index, answer] of answers.entries()) {
        const log = logs[Number(frame) * answerCount + answer] ?? 0
        assert.ok(Math.abs(log - (expected[index] ?? 0)) < 2e-3, `frame ${frame}: ${log}`)
      }
    }
  })
