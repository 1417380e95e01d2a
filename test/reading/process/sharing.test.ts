import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { FileToRead, Reader, ReadOutcome } from '../../../src/ports/reader.ts'
import { childrenCpuMs } from '../../faults/load/process.ts'
import { openReader } from '../../../src/reading/process/pool.ts'
import type { ReaderOptions } from '../../../src/reading/process/reader-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-sharing-'))
after(() => rmSync(folder, { recursive: true }))
const signal = new AbortController().signal
const waitingFilesMax = 200

async function openTestReader(t: TestContext, options: Partial<ReaderOptions> = {}): Promise<Reader> {
  const childPath = fileURLToPath(new URL('../children/misbehave.ts', import.meta.url))
  const reader = await openReader({
    ...{ readers: 1, childPath, deadlineMs: 120_000, fileCpuMs: 60_000 },
    ...options,
  })
  t.after(() => reader.close())
  return reader
}

function file(name: string): FileToRead {
  const path = join(folder, `${name}.png`)
  writeFileSync(path, `${name}\n`)
  return { path, mime: 'image/png', docTypeHint: null }
}

function pidOf(outcome: ReadOutcome | undefined): number {
  return outcome?.status === 'read' ? Number(outcome.reading.fields.pid) : assert.fail('the file was not read')
}

/** The nice value of a process. proc_pid_stat(5). */
function nicenessOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
}

test('a file that computes without end is killed at its CPU budget and not tried again', async (t) => {
  const reader = await openTestReader(t, { fileCpuMs: 1_500 })
  assert.deepEqual(await reader.read([file('hang')], { signal }), [{ status: 'unavailable', cause: 'deadline' }])
  assert.equal(reader.health().restarts, 1)
  const [next] = await reader.read([file('a')], { signal })
  assert.equal(next?.status, 'read')
})

for (const [name, what] of [
  ['praise', 'reports pages read without end'],
  ['claim', 'reports a hundred pages at once'],
] as const) {
  test(`a child that ${what} is killed: two pages of a file are credited, with what they took`, async (t) => {
    const reader = await openTestReader(t, { fileCpuMs: 1_500 })
    const before = await childrenCpuMs()
    assert.deepEqual(await reader.read([file(name)], { signal }), [{ status: 'unavailable', cause: 'deadline' }])
    const cpuMs = (await childrenCpuMs()) - before
    assert.ok(cpuMs < 4_000, `${cpuMs} ms of CPU`)
  })
}

test('files of a workspace beside 200 that wait are busy, and those of another workspace are read', async (t) => {
  const reader = await openTestReader(t)
  const held = reader.read([file('hang')], { signal, workspace: 'A' })
  const waiting = reader.read(Array(waitingFilesMax).fill(file('a')), { signal, workspace: 'A' })
  assert.deepEqual(await reader.read([file('a'), file('b')], { signal, workspace: 'A' }), [
    { status: 'unavailable', cause: 'busy' },
    { status: 'unavailable', cause: 'busy' },
  ])
  const [other] = await reader.read([file('a')], { signal, workspace: 'B' })
  assert.equal(other?.status, 'read')
  await reader.close()
  await Promise.all([held, waiting])
})

test('a workspace reads beside another one that holds every reader, at a higher priority', async (t) => {
  const reader = await openTestReader(t)
  const [first] = await reader.read([file('a')], { signal, workspace: 'A' })
  const held = reader.read([file('hang'), file('hang')], { signal, workspace: 'A' })
  const [beside] = await reader.read([file('a')], { signal, workspace: 'B' })
  assert.notEqual(pidOf(beside), pidOf(first))
  assert.deepEqual(
    [nicenessOf(pidOf(first)), nicenessOf(pidOf(beside))],
    [Math.min(19, getPriority() + 10), getPriority()],
  )
  await reader.close()
  await held
})

test('a workspace that holds every reader does not read in the reserve too', async (t) => {
  const reader = await openTestReader(t)
  await reader.read([file('a')], { signal, workspace: 'B' })
  const held = reader.read([file('hang'), file('hang')], { signal, workspace: 'A' })
  await new Promise((resume) => setTimeout(resume, 300))
  assert.equal(reader.health().busy, 1)
  await reader.close()
  await held
})

test('one workspace alone has its readers and no reserve', async (t) => {
  const reader = await openTestReader(t, { readers: 2 })
  for (let round = 0; round < 3; round++) await reader.read([file('a'), file('b')], { signal, workspace: 'A' })
  assert.equal(reader.health().children, 2)
  await reader.read([file('a')], { signal, workspace: 'B' })
  assert.equal(reader.health().children, 3)
})

test('a reserve that is busy when the sharing ends is gone after its file', async (t) => {
  const reader = await openTestReader(t, { aloneAfterMs: 1_000 })
  await reader.read([file('a')], { signal, workspace: 'A' })
  const giveUp = new AbortController()
  const held = reader.read([file('hang')], { signal: giveUp.signal, workspace: 'A' })
  const beside = reader.read([file('long')], { signal, workspace: 'B' })
  await beside
  giveUp.abort()
  await held
  for (let tries = 0; tries < 500 && reader.health().children > 1; tries++)
    await new Promise((resume) => setTimeout(resume, 10))
  assert.equal(reader.health().children, 1)
})

test('a file that computes for long in the reserve loses its priority', async (t) => {
  const reader = await openTestReader(t)
  await reader.read([file('a')], { signal, workspace: 'A' })
  const held = reader.read([file('hang')], { signal, workspace: 'A' })
  const [beside] = await reader.read([file('a')], { signal, workspace: 'B' })
  const long = reader.read([file('hang')], { signal, workspace: 'B' })
  const lowered = Math.min(19, getPriority() + 10)
  for (let tries = 0; tries < 1_000 && nicenessOf(pidOf(beside)) !== lowered; tries++)
    await new Promise((resume) => setTimeout(resume, 50))
  assert.equal(nicenessOf(pidOf(beside)), lowered)
  const threads = readdirSync(`/proc/${pidOf(beside)}/task`).map(Number)
  assert.ok(threads.length > 4)
  assert.deepEqual([...new Set(threads.map(nicenessOf))], [lowered])
  await reader.close()
  await Promise.all([held, long])
})
