import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  onceAnObject,
  onceAVerdict,
  onceFor,
  pairOnceAVerdict,
  withinVerdict,
} from '../../../src/domain/values/verdict-memo.ts'

test('a text is read once within a verdict, and again in the next', () => {
  let reads = 0
  const read = onceAVerdict((text: string) => `${text} ${++reads}`)
  const twice = () => [read('Clara', undefined), read('Clara', undefined)]
  assert.deepEqual(withinVerdict(twice), ['Clara 1', 'Clara 1'])
  assert.deepEqual(withinVerdict(twice), ['Clara 2', 'Clara 2'])
})

test('outside of a verdict, and after one that threw, nothing is memoised', () => {
  let reads = 0
  const read = onceAVerdict((text: string) => `${text} ${++reads}`)
  const failing = () => {
    read('Clara', undefined)
    throw new Error('stopped')
  }
  assert.throws(() => withinVerdict(failing), /stopped/)
  assert.deepEqual([read('Clara', undefined), read('Clara', undefined)], ['Clara 2', 'Clara 3'])
})

test('another circumstance is read again', () => {
  const read = onceAVerdict((text: string, country: string) => `${text} ${country}`)
  assert.deepEqual(
    withinVerdict(() => [read('1 Main St', 'CA'), read('1 Main St', 'US')]),
    ['1 Main St CA', '1 Main St US'],
  )
})

test('two texts are memoised in their order', () => {
  const joined = pairOnceAVerdict((a, b) => `${a}-${b}`)
  assert.deepEqual(
    withinVerdict(() => [joined('a', 'b'), joined('b', 'a'), joined('a', 'b')]),
    ['a-b', 'b-a', 'a-b'],
  )
})

test('an object is read once under the same circumstance, and an equal one for itself', () => {
  let reads = 0
  const read = onceAnObject((of: { readonly id: number }, under: string) => `${of.id} ${under} ${++reads}`)
  const one = { id: 1 }
  assert.deepEqual(
    withinVerdict(() => [read(one, 'ca_aml'), read(one, 'ca_aml'), read({ id: 1 }, 'ca_aml'), read(one, 'us_bsa')]),
    ['1 ca_aml 1', '1 ca_aml 1', '1 ca_aml 2', '1 us_bsa 3'],
  )
})

test('two contexts that carry one object share what was read from the first', () => {
  let reads = 0
  const judgements: readonly string[] = []
  const read = onceFor(
    (context: { readonly judgements: readonly string[]; readonly level?: string }) => context.judgements,
    () => ++reads,
  )
  const asked = () => [read({ judgements }), read({ judgements, level: 'High' }), read({ judgements: [] })]
  assert.deepEqual(withinVerdict(asked), [1, 1, 2])
  assert.deepEqual(withinVerdict(asked), [3, 3, 4])
  assert.deepEqual(asked(), [5, 6, 7])
})
