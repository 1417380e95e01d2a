import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { FileToRead, Reader } from '../../../src/ports/reader.ts'
import { openReader } from '../../../src/reading/process/pool.ts'
import type { ReaderOptions } from '../../../src/reading/process/reader-options.ts'
import { slotFor, type History } from '../../../src/reading/process/reuse.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-reuse-'))
after(() => rmSync(folder, { recursive: true }))
const signal = new AbortController().signal
const childPath = fileURLToPath(new URL('../children/misbehave.ts', import.meta.url))

async function openTestReader(t: TestContext, options: Partial<ReaderOptions> = {}): Promise<Reader> {
  const reader = await openReader({ readers: 1, childPath, ...options })
  t.after(() => reader.close())
  return reader
}

function file(text: string): FileToRead {
  const path = join(folder, `${text}.png`)
  writeFileSync(path, text)
  return { path, mime: 'image/png', docTypeHint: null }
}

/** The fields of one file, of a workspace or of none. */
async function read(reader: Reader, text: string, workspace?: string): Promise<Readonly<Record<string, string>>> {
  const options = workspace === undefined ? { signal } : { signal, workspace }
  const [outcome] = await reader.read([file(text)], options)
  // A reader is free a moment after its answer; until then the reserve would read the next file.
  while (reader.health().busy > 0) await new Promise((resume) => setTimeout(resume, 1))
  return outcome?.status === 'read' ? outcome.reading.fields : assert.fail(JSON.stringify(outcome))
}

for (const readers of [1, 2, 3]) {
  test(`a process that keeps what it reads answers a workspace with its own files only (${readers} readers)`, async (t) => {
    const reader = await openTestReader(t, { readers })
    const workspaces = ['A', 'B', 'C', 'D']
    for (let round = 0; round < 3; round++) {
      const answers = workspaces.map(async (own) => {
        const { kept = '' } = await read(reader, `of-${own}-${round}`, own)
        for (const other of workspaces) assert.equal(kept.includes(`of-${other}-`), other === own, `${kept} for ${own}`)
      })
      await Promise.all(answers)
    }
  })
}

test('files without a workspace are those of one workspace of their own', async (t) => {
  const reader = await openTestReader(t)
  const { kept: first } = await read(reader, 'secret', 'A')
  const { kept: second } = await read(reader, 'specimen')
  const { kept: third } = await read(reader, 'another')
  assert.deepEqual([first, second, third], ['secret', 'specimen', 'specimen another'])
})

test('one workspace alone is served by the same process for many files', async (t) => {
  const reader = await openTestReader(t)
  const pids = new Set<string | undefined>()
  for (let count = 0; count < 20; count++) pids.add((await read(reader, `a-${count}`, 'A')).pid)
  assert.equal(pids.size, 1)
})

test('two workspaces keep a process each while there are two', async (t) => {
  const reader = await openTestReader(t, { readers: 2 })
  const pids: Record<string, Set<string | undefined>> = { A: new Set(), B: new Set() }
  for (let round = 0; round < 5; round++) {
    for (const workspace of ['A', 'B']) pids[workspace]?.add((await read(reader, `turn-${round}`, workspace)).pid)
  }
  assert.deepEqual([pids.A?.size, pids.B?.size], [1, 1])
})

test('after a process was replaced for another workspace, the next one waits warm', async (t) => {
  const reader = await openTestReader(t, { readers: 2 })
  for (const workspace of ['A', 'B', 'C']) await read(reader, 'one', workspace)
  for (let tries = 0; tries < 2_000 && !freshIsReady(reader); tries++)
    await new Promise((resume) => setTimeout(resume, 10))
  const { kept } = await read(reader, 'two', 'D')
  assert.equal(kept, 'two')
})

/** Two readers and the reserve live. */
function freshIsReady(reader: Reader): boolean {
  return reader.health().children === 3 && reader.health().ready
}

test('with reuse of any workspace one process reads for all', async (t) => {
  const reader = await openTestReader(t, { reuse: 'any' })
  const pids = [await read(reader, 'one', 'A'), await read(reader, 'two', 'B')].map(({ pid }) => pid)
  assert.equal(pids[0], pids[1])
})

const child = (workspace: string | null, ended = false): History => ({ workspace, ended })
const choices: readonly [slots: readonly (History | null)[], slot: number, why: string][] = [
  [[null, child(null), child('B'), child('A')], 3, 'one that read its files'],
  [[null, child('B'), child(null)], 2, 'else one that read nothing'],
  [[child('B'), child('A', true), null], 1, 'else one without a process'],
  [[child('B'), child('C')], 0, 'else the one free for longest'],
]
for (const [slots, slot, why] of choices) {
  test(`a file of workspace A goes to the reader: ${why}`, () => {
    assert.equal(slotFor('A', [...slots.keys()], slots), slot)
  })
}
