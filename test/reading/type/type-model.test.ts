import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentTypes } from '../../../src/domain/document-types/index.ts'
import {
  featureHash,
  parseTypeModel,
  ruleEvidence,
  typeModel,
  typeScores,
} from '../../../src/reading/type/type-model.ts'
import { packModel } from '../../../training/type/pack.ts'

const file = Buffer.from(
  packModel(
    {
      types: ['lease', 'other'],
      vocabulary: new Map([
        ['tenant', 0],
        ['menu', 1],
      ]),
      weights: Float32Array.from([2, -2, -2, 2]),
      bias: Float32Array.from([0, 1]),
      rules: Float32Array.from([1, 0, 0, 0]),
    },
    { sharpness: 2, otherOffset: 0.5 },
  ),
)
/** As a file is read: a buffer that shares its memory with others. */
const model = parseTypeModel(Buffer.concat([Buffer.alloc(64), file]).subarray(64))
const scores = (words: readonly string[], title = 0) =>
  typeScores(model, new Set(words), new Map([['lease', ruleEvidence({ title, cue: 0, label: 0 })]]))

test('a model that was written is read as it was, with its calibration', () => {
  assert.deepEqual(scores([]), [0, 3])
  const [lease = 0, other = 0] = scores(['tenant', 'never seen'])
  assert.ok(Math.abs(lease - 4 / Math.sqrt(8)) < 0.01)
  assert.ok(Math.abs(other - (3 - 4 / Math.sqrt(8))) < 0.01)
  assert.deepEqual(scores([], 10), [2, 3])
})

test('the model knows every type of the dictionary', () => {
  assert.deepEqual([...typeModel().types].sort(), documentTypes.map(({ id }) => id).sort())
})

test('a hash is the same on every machine', () => assert.equal(featureHash('net pay'), 0xef3af8f6))
