import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchLoader } from '../../src/store/batch-loader.ts'

/** A question whose answers are given by hand, in the order in which they were asked. */
function heldQuestion() {
  const asked: { keys: readonly string[]; answer: (error?: Error) => void }[] = []
  const ask = batchLoader<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const answers = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${asked.length}`]))
        asked.push({ keys, answer: (error) => (error === undefined ? resolve(answers) : reject(error)) })
      }),
    1,
  )
  return { ask, asked }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a key that is asked for alone is asked at once', async () => {
  const { ask, asked } = heldQuestion()
  const one = ask('one')
  await turn()
  assert.deepEqual(asked[0]?.keys, ['one'])
  asked[0].answer()
  assert.equal(await one, 'one 0')
})

test('keys asked for while a question is under way share the next one, each once', async () => {
  const { ask, asked } = heldQuestion()
  const first = ask('one')
  await turn()
  const rest = ['one', 'two', 'one', 'unknown'].map((key) => ask(key))
  asked[0]!.answer()
  await first
  await turn()
  assert.deepEqual(asked[1]?.keys, ['one', 'two', 'unknown'])
  asked[1].answer()
  assert.deepEqual(await Promise.all(rest), ['one 1', 'two 1', 'one 1', null])
  assert.equal(asked.length, 2)
})

test('nobody is given the answer to a question that was sent before they asked', async () => {
  const { ask, asked } = heldQuestion()
  const before = ask('one')
  await turn()
  const after = ask('one')
  asked[0]!.answer()
  assert.equal(await before, 'one 0')
  await turn()
  asked[1]!.answer()
  assert.equal(await after, 'one 1')
})

test('a question that fails fails for those who asked it and for nobody after', async () => {
  const { ask, asked } = heldQuestion()
  const first = ask('one')
  await turn()
  const second = ask('one')
  asked[0]!.answer(new Error('gone'))
  await assert.rejects(first, /gone/)
  await turn()
  asked[1]!.answer()
  assert.equal(await second, 'one 1')
})
