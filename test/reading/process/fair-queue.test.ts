import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairQueue } from '../../../src/reading/process/fair-queue.ts'

/** Jobs in the order in which they are taken when each is done before the next. */
function takenOneByOne(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let job = queue.take(); job !== undefined; job = queue.take()) {
    taken.push(job)
    queue.done(job.slice(0, 1))
  }
  return taken
}

test('workspaces take turns whatever the number of their calls', () => {
  const queue = new FairQueue<string>()
  for (const call of ['A1', 'A2', 'A3', 'A4']) queue.add('A', [call])
  queue.add('B', ['B1'])
  queue.add('C', ['C1', 'C2'])
  assert.deepEqual(takenOneByOne(queue), ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'A4'])
})

test('calls of a workspace take turns by file', () => {
  const queue = new FairQueue<string>()
  queue.add('A', ['A1a', 'A1b', 'A1c'])
  queue.add('A', ['A2a'])
  assert.deepEqual(takenOneByOne(queue), ['A1a', 'A2a', 'A1b', 'A1c'])
})

test('a workspace with fewer files in progress comes first', () => {
  const queue = new FairQueue<string>()
  queue.add('A', ['A1', 'A2', 'A3'])
  assert.deepEqual([queue.take(), queue.take()], ['A1', 'A2'])
  queue.add('B', ['B1', 'B2', 'B3'])
  assert.deepEqual([queue.take(), queue.take()], ['B1', 'B2'])
  queue.done('B')
  assert.equal(queue.take(), 'B3')
})

test('a workspace with a file in progress is passed over when none may have one', () => {
  const queue = new FairQueue<string>()
  queue.add('A', ['A1', 'A2'])
  assert.equal(queue.take(), 'A1')
  assert.equal(queue.take(0), undefined)
  queue.add('B', ['B1'])
  assert.equal(queue.take(0), 'B1')
})

test('waiting jobs are counted by workspace and together', () => {
  const queue = new FairQueue<string>()
  queue.add('A', ['A1', 'A2'])
  queue.add('B', ['B1'])
  assert.deepEqual([queue.waiting('A'), queue.waiting('B'), queue.waiting('C'), queue.length], [2, 1, 0, 3])
  queue.take()
  assert.deepEqual([queue.waiting('A'), queue.length], [1, 2])
})
