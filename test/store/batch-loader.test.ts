import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchLoader } from '../../src/store/batch-loader.ts'

/** A loader whose batches are answered by the test, in the order in which they were sent. */
function heldBatches() {
  const batches: { keys: readonly string[]; answer: (error?: Error) => void }[] = []
  const load = batchLoader<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const answers = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${batches.length}`]))
        batches.push({ keys, answer: (error) => (error === undefined ? resolve(answers) : reject(error)) })
      }),
    1,
  )
  return { load, batches }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a single key is loaded at once', async () => {
  const { load, batches } = heldBatches()
  const one = load('one')
  await turn()
  assert.deepEqual(batches[0]?.keys, ['one'])
  batches[0].answer()
  assert.equal(await one, 'one 0')
})

test('keys that come while a batch is in flight share the next one, without duplicates', async () => {
  const { load, batches } = heldBatches()
  const first = load('one')
  await turn()
  const rest = ['one', 'two', 'one', 'unknown'].map((key) => load(key))
  batches[0]!.answer()
  await first
  await turn()
  assert.deepEqual(batches[1]?.keys, ['one', 'two', 'unknown'])
  batches[1].answer()
  assert.deepEqual(await Promise.all(rest), ['one 1', 'two 1', 'one 1', null])
  assert.equal(batches.length, 2)
})

test('a caller never gets a value of a batch that was sent before the call', async () => {
  const { load, batches } = heldBatches()
  const before = load('one')
  await turn()
  const after = load('one')
  batches[0]!.answer()
  assert.equal(await before, 'one 0')
  await turn()
  batches[1]!.answer()
  assert.equal(await after, 'one 1')
})

test('a failed batch fails for its own callers and for none after', async () => {
  const { load, batches } = heldBatches()
  const first = load('one')
  await turn()
  const second = load('one')
  batches[0]!.answer(new Error('gone'))
  await assert.rejects(first, /gone/)
  await turn()
  batches[1]!.answer()
  assert.equal(await second, 'one 1')
})

test('callers that go on from one answer share a batch', async () => {
  const { load, batches } = heldBatches()
  const answer = Promise.resolve()
  const values = ['one', 'two'].map(async (key) => {
    await answer
    return load(key)
  })
  await turn()
  assert.deepEqual(
    batches.map(({ keys }) => keys),
    [['one', 'two']],
  )
  batches[0]!.answer()
  assert.deepEqual(await Promise.all(values), ['one 0', 'two 0'])
})

test('with room for two batches, a key is sent beside the first and in one batch only', async () => {
  const sent: (readonly string[])[] = []
  const load = batchLoader<string>(async (keys) => {
    sent.push(keys)
    return new Map(keys.map((key) => [key, key]))
  }, 2)
  assert.deepEqual(await Promise.all(['one', 'two'].map((key) => load(key))), ['one', 'two'])
  assert.deepEqual(await load('three'), 'three')
  assert.deepEqual(sent, [['one', 'two'], ['three']])
})
