import assert from 'node:assert/strict'
import { once } from 'node:events'
import { fork } from 'node:child_process'
import { after, before, test } from 'node:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileToRead, Reader, ReadOutcome } from '../../../src/ports/reader.ts'
import { openReader } from '../../../src/reading/process/pool.ts'

const childPath = fileURLToPath(new URL('../children/misbehave.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'pool-'))
const never = new AbortController().signal
/** One pool with little time for a file, and one with time for every fault on a busy machine. */
let reader: Reader
let patient: Reader

before(async () => {
  process.env.READER_TEST_SECRET = 'sk_secret'
  const options = { readers: 2, childPath, residentBytesMax: 300 * 1024 ** 2 }
  reader = await openReader({ ...options, deadlineMs: 6_000 })
  patient = await openReader({ ...options, deadlineMs: 20_000 })
})
after(async () => {
  await Promise.all([reader.close(), patient.close()])
  rmSync(folder, { recursive: true })
})

/** A file that says what the child does; `more` bytes follow. */
function file(name: string, more = 0): FileToRead {
  const path = join(folder, `${name}-${more}.png`)
  writeFileSync(path, `${name}\n${'x'.repeat(more)}`)
  return { path, mime: 'image/png', docTypeHint: null }
}

function valueOf(outcome: ReadOutcome | undefined, field: string): string | undefined {
  return outcome?.status === 'read' ? outcome.reading.fields[field] : undefined
}

const failures: [string, string, string][] = [
  ['hangs', 'hang', 'deadline'],
  ['outgrows its memory', 'alloc', 'memory'],
  ['fills its heap', 'heap', 'memory'],
  ['exits', 'exit', 'crash'],
  ['sends an invalid reading', 'garbage', 'crash'],
  ['sends more than an answer may have', 'flood', 'crash'],
]
for (const [what, name, cause] of failures) {
  test(`a child that ${what} fails its file and not the server`, async () => {
    const pool = name === 'hang' ? reader : patient
    const outcomes = await pool.read([file(name), file('good')], { signal: never })
    assert.deepEqual(outcomes[0], { status: 'unavailable', cause })
    assert.equal(valueOf(outcomes[1], 'name'), 'good')
    const [next] = await pool.read([file('next')], { signal: never })
    assert.equal(valueOf(next, 'name'), 'next')
  })
}

for (const name of ['once-exit', 'once-hang']) {
  test(`a file whose first child failed is read by a second one (${name})`, async () => {
    const [outcome] = await reader.read([file(name)], { signal: never })
    assert.equal(valueOf(outcome, 'name'), name)
  })
}

test('readings come back in the order of the files', async () => {
  const names = ['slow', 'a', 'exit', 'b', 'c']
  const outcomes = await patient.read(names.map(file), { signal: never })
  assert.deepEqual(
    outcomes.map((outcome) => valueOf(outcome, 'name') ?? outcome.status),
    ['slow', 'a', 'unavailable', 'b', 'c'],
  )
})

test('files still waiting when the call is aborted are unavailable with cause deadline', async () => {
  const giveUp = new AbortController()
  const reading = reader.read([file('hang'), file('hang'), file('a'), file('b')], { signal: giveUp.signal })
  giveUp.abort()
  assert.deepEqual(await reading, Array(4).fill({ status: 'unavailable', cause: 'deadline' }))
  const [next] = await reader.read([file('next')], { signal: never })
  assert.equal(valueOf(next, 'name'), 'next')
})

test('a call that was aborted before it began reads nothing', async () => {
  assert.deepEqual(await reader.read([file('a')], { signal: AbortSignal.abort() }), [
    { status: 'unavailable', cause: 'deadline' },
  ])
})

test('one file of a later caller does not wait for all files of an earlier one', async () => {
  const order: string[] = []
  const many = ['slow', 'slow', 'slow', 'slow', 'slow', 'slow'].map(file)
  const first = reader.read(many, { signal: never }).then(() => order.push('six files'))
  const second = reader.read([file('slow')], { signal: never }).then(() => order.push('one file'))
  await Promise.all([first, second])
  assert.deepEqual(order, ['one file', 'six files'])
})

test('a child has no environment, no channel of Node.js and no file but its code, and starts no process', async () => {
  const [outcome] = await reader.read([file('a')], { signal: never })
  assert.equal(valueOf(outcome, 'seen'), '')
  assert.equal(valueOf(outcome, 'channel'), 'undefined')
  assert.equal(valueOf(outcome, 'starts'), 'false')
})

test('a child gets every byte of a file, also of an empty one and of 30 MB', async () => {
  const sizes = [0, 1, 65_535, 30 * 1024 ** 2]
  const outcomes = await reader.read(
    sizes.map((size) => file('a', size)),
    { signal: never },
  )
  assert.deepEqual(
    outcomes.map((outcome) => Number(valueOf(outcome, 'bytes'))),
    sizes.map((size) => size + 'a\n'.length),
  )
  writeFileSync(join(folder, 'empty.png'), '')
  const empty = { path: join(folder, 'empty.png'), mime: 'image/png', docTypeHint: null } as const
  const [outcome] = await reader.read([empty], { signal: never })
  assert.equal(valueOf(outcome, 'bytes'), '0')
})

test('a child reads many long files without a listener left on its pipe', async () => {
  const warnings: Error[] = []
  const hear = (warning: Error) => void warnings.push(warning)
  process.on('warning', hear)
  const one = await openReader({ readers: 1, childPath })
  const files = Array.from({ length: 15 }, () => file('a', 3 * 1024 ** 2))
  const outcomes = await one.read(files, { signal: never })
  await one.close()
  process.off('warning', hear)
  for (const outcome of outcomes) assert.equal(valueOf(outcome, 'bytes'), String(3 * 1024 ** 2 + 2))
  assert.deepEqual(warnings, [])
})

test('a file that is gone costs its own outcome', async () => {
  const gone = { path: join(folder, 'no-such-file.png'), mime: 'image/png', docTypeHint: null } as const
  const outcomes = await reader.read([gone, file('next')], { signal: never })
  assert.deepEqual(outcomes[0], { status: 'unavailable', cause: 'crash' })
  assert.equal(valueOf(outcomes[1], 'name'), 'next')
})

test('a child is replaced after the configured number of files', async () => {
  const short = await openReader({ readers: 1, childPath, documentsPerChild: 2 })
  const pids = new Set<string | undefined>()
  for (const name of ['a', 'b', 'c', 'd']) {
    const [outcome] = await short.read([file(name)], { signal: never })
    pids.add(valueOf(outcome, 'pid'))
  }
  await short.close()
  assert.equal(pids.size, 2)
})

test('a lazy pool starts no child until a file comes', async () => {
  const lazy = await openReader({ readers: 2, childPath, warmUp: 'lazy' })
  assert.deepEqual(lazy.health(), { children: 0, busy: 0, restarts: 0, ready: true })
  await lazy.read([file('a')], { signal: never })
  assert.equal(lazy.health().children, 1)
  await lazy.close()
})

test('a child program that cannot start fails its files and nothing else', async () => {
  const broken = await openReader({
    readers: 1,
    childPath: join(folder, 'no-such-child.ts'),
  })
  assert.deepEqual(await broken.read([file('a')], { signal: never }), [{ status: 'unavailable', cause: 'crash' }])
  assert.equal(broken.health().ready, false)
  await broken.close()
})

test('a child that exits while idle is replaced without a file', async () => {
  const one = await openReader({ readers: 1, childPath })
  const [outcome] = await one.read([file('a')], { signal: never })
  process.kill(Number(valueOf(outcome, 'pid')), 'SIGKILL')
  await until(() => !one.health().ready)
  await until(() => one.health().ready)
  assert.equal(one.health().restarts, 1)
  await one.close()
})

test('a closed pool has no child and returns busy', async () => {
  const closing = await openReader({ readers: 2, childPath })
  const outcomes = await closing.read([file('a'), file('b')], { signal: never })
  const pids = outcomes.map((outcome) => Number(valueOf(outcome, 'pid')))
  const unfinished = closing.read([file('hang'), file('hang'), file('a')], { signal: never })
  await closing.close()
  for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
  for (const outcome of await unfinished) assert.equal(outcome.status, 'unavailable')
  assert.deepEqual(await closing.read([file('a')], { signal: never }), [{ status: 'unavailable', cause: 'busy' }])
})

for (const [what, busy] of [
  ['waits', ''],
  ['loops in a file', 'hang'],
] as const) {
  test(`a child that ${what} is gone within a second of the kill of its server`, async () => {
    const files = [file('a').path, busy === '' ? '' : file(busy).path]
    const server = fork(fileURLToPath(new URL('../children/server.ts', import.meta.url)), [childPath, ...files])
    const [pid] = await once(server, 'message')
    if (busy !== '') await until(() => processorTicks(Number(pid)) > ticksOfStart)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await gone(Number(pid))
  })
}

/** More hundredths of a second than a child takes to start and read an empty file. */
const ticksOfStart = 100

function processorTicks(pid: number): number {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = numbers.split(' ').slice(11, 13).map(Number)
  return user! + system!
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (holds()) return
    await new Promise((resume) => setTimeout(resume, 10))
  }
  assert.fail('it never came')
}

/** A process that nobody has waited for yet is gone too: its state is Z. */
async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (!existsSync(`/proc/${pid}`) || / \(.*\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return
    await new Promise((resume) => setTimeout(resume, 10))
  }
  assert.fail('the child outlived its server')
}
