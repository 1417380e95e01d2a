import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withNetwork } from '../../src/reading/ocr/trained-data.ts'

/** Parts 17 (the network), 18 and 19 behind one another; those before are absent. */
function trainedData(parts: Readonly<Record<number, string>>): Buffer {
  const count = 20
  const header = Buffer.alloc(4 + count * 8)
  header.writeInt32LE(count, 0)
  let at = header.length
  for (let part = 0; part < count; part++) {
    const content = parts[part]
    header.writeBigInt64LE(content === undefined ? -1n : BigInt(at), 4 + part * 8)
    at += content?.length ?? 0
  }
  return Buffer.concat([header, ...Object.values(parts).map((content) => Buffer.from(content))])
}

test('a network of another size takes the place of the first, and all other parts stay', () => {
  const before = trainedData({ 17: 'network', 18: 'words', 19: 'alphabet' })
  const after = trainedData({ 17: 'a longer network', 18: 'words', 19: 'alphabet' })
  assert.deepEqual(withNetwork(before, Buffer.from('a longer network')), after)
})

test('trained data without a network is refused', () => {
  assert.throws(() => withNetwork(trainedData({ 18: 'words' }), Buffer.from('network')), /without a network/)
})
