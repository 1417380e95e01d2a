import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { groupCommit } from '../../src/store/group-commit.ts'

interface Item {
  readonly group: string
  readonly key: string
}

/** Commits that the test ends, in the order in which they began. */
function heldCommits({ sizes = [3, 2, 1], pauses = 0 }: { sizes?: readonly number[]; pauses?: number } = {}) {
  const commits: { keys: readonly string[]; end: (error?: Error) => void }[] = []
  const write = groupCommit<Item, string>({
    write: (items) =>
      new Promise((resolve, reject) => {
        const keys = items.map(({ key }) => key)
        const results = keys.map((key) => `${key} in ${commits.length}`)
        commits.push({ keys, end: (error) => (error === undefined ? resolve(results) : reject(error)) })
      }),
    groupOf: ({ group }) => group,
    keyOf: ({ key }) => key,
    sizes,
    pauses,
  })
  return { commits, write: (key: string, group = 'a') => write({ group, key }) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 1, 'error'), { code })
}

test('a single item is committed at once and alone', async () => {
  const { commits, write } = heldCommits()
  const one = write('one')
  assert.deepEqual(commits[0]?.keys, ['one'])
  commits[0].end()
  assert.equal(await one, 'one in 0')
})

test('items that come during a commit share the next, up to the limit, and resolve after their own', async () => {
  const { commits, write } = heldCommits()
  const answered: string[] = []
  const all = ['1', '2', '3', '4', '5'].map((key) => write(key).then((answer) => answered.push(answer)))
  for (const expected of [['1 in 0'], ['2 in 1', '3 in 1', '4 in 1'], ['5 in 2']]) {
    assert.deepEqual(answered.splice(0), [])
    commits.at(-1)?.end()
    await turn()
    assert.deepEqual(answered.splice(0), expected)
  }
  await Promise.all(all)
  assert.equal(commits.length, 3)
})

test('two items with the same key never share a commit and keep their order', async () => {
  const { commits, write } = heldCommits()
  const all = ['first', 'same', 'same', 'other'].map((key) => write(key))
  for (let commit = 0; commit < 3; commit++) {
    commits[commit]?.end()
    await turn()
  }
  assert.deepEqual(
    commits.map(({ keys }) => keys),
    [['first'], ['same', 'other'], ['same']],
  )
  assert.deepEqual(await Promise.all(all), ['first in 0', 'same in 1', 'same in 2', 'other in 1'])
})

test('groups never share a commit and do not wait for each other', async () => {
  const { commits, write } = heldCommits()
  const all = [write('1', 'a'), write('2', 'b')]
  assert.deepEqual(
    commits.map(({ keys }) => keys),
    [['1'], ['2']],
  )
  for (const { end } of commits) end()
  await Promise.all(all)
})

test('each item of a commit that was rolled back is tried alone, and only the faulty one fails', async () => {
  const { commits, write } = heldCommits()
  const all = ['first', 'good', 'bad'].map((key) => write(key))
  const settled = Promise.allSettled(all)
  const ends = [undefined, databaseError('23505'), undefined, databaseError('23505')]
  for (const [commit, error] of ends.entries()) {
    commits[commit]?.end(error)
    await turn()
  }
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected'],
  )
})

test('no item of a commit with an unknown result is tried again, and the next commit goes on', async () => {
  const { commits, write } = heldCommits({ sizes: [2, 1] })
  const all = ['first', 'lost', 'lost too', 'next'].map((key) => write(key))
  const settled = Promise.allSettled(all)
  for (const error of [undefined, databaseError('57P01'), undefined]) {
    commits.at(-1)?.end(error)
    await turn()
  }
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  )
  assert.equal(commits.length, 3)
})

test('a commit has as many items as its size allows, the oldest first', async () => {
  const { commits, write } = heldCommits({ sizes: [4, 1] })
  const all = ['1', '2', '3', '4', '5', '6', '7'].map((key) => write(key))
  for (let commit = 0; commit < 4; commit++) {
    commits[commit]?.end()
    await turn()
  }
  await Promise.all(all)
  assert.deepEqual(
    commits.map(({ keys }) => keys),
    [['1'], ['2', '3', '4', '5'], ['6'], ['7']],
  )
})

test('with pauses the first item is committed at once, and items that come in the pause share a commit', async () => {
  const { commits, write } = heldCommits({ pauses: 2 })
  const all = ['1', '2', '3'].map((key) => write(key))
  await pause(20)
  commits[0]?.end()
  const ended = performance.now()
  while (commits.length < 2) await turn()
  assert.ok(performance.now() - ended >= 35)
  commits[1]?.end()
  await Promise.all(all)
  assert.deepEqual(commits[1]?.keys, ['2', '3'])
})
