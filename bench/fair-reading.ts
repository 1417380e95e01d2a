/**
 * How long a workspace's passport takes beside eight uploads of another workspace's worst files, against the same passport alone in
 * the same run, on a server with two readers; and the CPU that each of the worst files takes by itself.
 * `npm run bench -- fair-reading [--rounds 5] [--only TEXT]`. Exits 1 when a file takes more CPU than its budget or the passport is
 * not read. docs/reading.md#fairness.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Reader } from '../src/ports/reader.ts'
import { openReader } from '../src/reading/process/pool.ts'
import { specimens } from '../tools/documents/specimens/index.ts'
import { childrenCpuMs } from '../test/faults/load/process.ts'
import { form } from '../test/http/support/form.ts'
import { worstFiles, type WorstFile } from '../test/reading/support/worst-files.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'
import { startTestServer } from '../test/support/server.ts'

const goals = { ratio: 2, cpuSeconds: 10 } as const
const readers = 2
const uploads = 8
/** For the uploads to arrive and take the readers. */
const arrivalMs = 1_000
const readsMax = 1_000_000
const fileTimeoutMs = 120_000

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' }, ...figuresOption },
})
const rounds = Number(values.rounds)
const folder = await mkdtemp(join(tmpdir(), 'gatehouse-fair-'))
const open = (count: number) => openReader({ readers: count })
let reader: Reader = await open(readers)
/** The reader of the server; each load has one of its own, which ends with what waits. */
const world = {
  reader: {
    read: (...call: Parameters<Reader['read']>) => reader.read(...call),
    health: () => reader.health(),
    close: () => reader.close(),
  },
}
const server = await startTestServer({ world })
const faults: string[] = []
try {
  const passport = await specimens('2026-11-21')
    .find(({ name }) => name === 'passport-en')
    ?.render()
  if (passport === undefined) throw new Error('there is no such specimen')
  const [hostile, honest] = [await newKey('Hostile'), await newKey('Honest')]
  const ratios: { readonly name: string; readonly ratio: number; readonly alone: number; readonly beside: number }[] =
    []
  const cpu: number[] = []
  for (const worst of worstFiles.filter(({ name }) => name.includes(values.only))) {
    const content = await worst.make()
    const cpuSeconds = await cpuOf(worst, content)
    cpu.push(cpuSeconds)
    if (cpuSeconds > goals.cpuSeconds) faults.push(`${worst.name}: ${cpuSeconds.toFixed(1)} s of CPU`)
    await reader.close()
    reader = await open(readers)
    for (const key of [hostile, honest, honest]) await seconds(key, passport, 'image/png')
    const alone = await medianSeconds(honest, passport)
    const load = Array.from({ length: uploads }, () => seconds(hostile, content, worst.mime).catch(() => 0))
    await pause(arrivalMs)
    const beside = await medianSeconds(honest, passport)
    await reader.close()
    await Promise.all(load)
    ratios.push({ name: worst.name, ratio: beside / alone, alone, beside })
    console.log(
      `${worst.name.padEnd(30)} ${cpuSeconds.toFixed(1).padStart(5)} s of CPU; passport alone ${alone.toFixed(2)} s, ` +
        `beside ${beside.toFixed(2)} s (${(beside / alone).toFixed(2)})`,
    )
  }
  const slowest = ratios.toSorted((a, b) => b.ratio - a.ratio)[0]
  const verdict = (slowest?.ratio ?? 0) <= goals.ratio ? 'reached' : 'MISSED'
  console.log(
    `most CPU ${Math.max(...cpu).toFixed(1)} s (at most ${goals.cpuSeconds}); largest ratio ${slowest?.ratio.toFixed(2)} beside ` +
      `${slowest?.name} (goal ≤ ${goals.ratio}: ${verdict})`,
  )
  printFigures({
    files: ratios.length,
    cpu_seconds_most: Math.max(...cpu),
    ratio_most: slowest?.ratio ?? 0,
    ratio_median: median(ratios.map(({ ratio }) => ratio)),
    alone_seconds: slowest?.alone ?? 0,
    beside_seconds: slowest?.beside ?? 0,
  })
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

async function newKey(name: string): Promise<string> {
  const operate = (operation: string, input: unknown) =>
    server.operate(operation, input) as Promise<{ readonly id: string; readonly key: string }>
  const { id } = await operate('workspaces.create', { name, read_cap: readsMax })
  const { key } = await operate('keys.create', { workspace_id: id, name, scopes: ['kyc:extract'] })
  return key
}

/** Seconds of one upload. Throws when it is not answered 200. */
async function seconds(key: string, content: Buffer, type: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await server.call('POST', '/v1/kyc/extract', { key, body: form([{ content, type }]) })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`an upload was answered ${answer.status}`)
  return (performance.now() - startedAt) / 1000
}

async function medianSeconds(key: string, passport: Buffer): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await seconds(key, passport, 'image/png'))
  return median(times)
}

/** CPU seconds of one file in a warm reader, its attempts together. */
async function cpuOf({ name, mime }: WorstFile, content: Buffer): Promise<number> {
  const one = await open(1)
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    while (!one.health().ready) await pause(50)
    const before = await childrenCpuMs()
    const [outcome] = await one.read([{ path, mime, docTypeHint: null }], {
      signal: AbortSignal.timeout(fileTimeoutMs),
    })
    const spent = (await childrenCpuMs()) - before
    if (outcome?.status === 'unavailable' && outcome.cause === 'crash') faults.push(`${name}: crash`)
    return spent / 1000
  } finally {
    await one.close()
  }
}
