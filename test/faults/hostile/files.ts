import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { form } from '../../http/support/form.ts'
import { startTestServer } from '../../support/server.ts'
import { mutate, random, type Sample } from './mutate.ts'

const filesMax = 5_000
const readsMax = 10_000_000
const fileBytesMax = 29 * 1024 * 1024
/** A long run says how it goes after so many calls each. */
const callsAStep = 250
/** Calls in progress at once, as many as there are readers. */
const callsAtOnce = 2

export interface HostileRun {
  /** Answers by status, `200 unavailable` apart. */
  readonly statuses: Readonly<Record<string, number>>
  /** Answers of 500 and more, and calls without an answer: name of the file and what came. */
  readonly faults: readonly string[]
  /** Files whose reading failed on our side: answered, but worth a look. */
  readonly unavailable: readonly string[]
  readonly slowest: readonly { readonly name: string; readonly ms: number }[]
  readonly calls: number
}

/**
 * Sends every file of a folder, and damaged copies of them and of our own specimens, to the real server with the real reader.
 * The same seed damages the same way.
 */
export async function sendHostileFiles(options: {
  readonly folder: string | null
  readonly mutations: number
  readonly seed: number
  /** No call begins after it. Left out: all are sent. */
  readonly withinMs?: number
  readonly onStep?: (soFar: { readonly calls: number; readonly faults: number; readonly slowestMs: number }) => void
}): Promise<HostileRun> {
  const found = options.folder === null ? [] : filesOf(options.folder)
  const next = random(options.seed)
  const samples = [...found.filter(({ bytes }) => bytes.length < 2_000_000), ...(await ownSamples())]
  const server = await startTestServer({ settings: { GATEHOUSE_READERS: String(callsAtOnce) } })
  await server.operate('workspaces.update', { id: server.workspaceId, read_cap: readsMax })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const unavailable: string[] = []
  const timed: { name: string; ms: number }[] = []
  const send = async ({ name, mime, bytes }: Sample) => {
    const startedAt = performance.now()
    const outcome = await post(server, mime, bytes).catch((error: unknown) => `no answer: ${String(error)}`)
    timed.push({ name, ms: performance.now() - startedAt })
    statuses[outcome] = (statuses[outcome] ?? 0) + 1
    if (!/^[234]\d\d/.test(outcome)) faults.push(`${name}: ${outcome}`)
    if (outcome.endsWith('unavailable')) unavailable.push(name)
    if (timed.length % callsAStep === 0) {
      const slowestMs = timed.reduce((most, { ms }) => Math.max(most, ms), 0)
      options.onStep?.({ calls: timed.length, faults: faults.length, slowestMs })
    }
  }
  const until = performance.now() + (options.withinMs ?? Infinity)
  try {
    const queue = (function* () {
      yield* found
      for (let left = options.mutations; left > 0; left--) yield mutate(samples, next)
    })()
    await Promise.all(
      Array.from({ length: callsAtOnce }, async () => {
        for (const sample of queue) {
          if (performance.now() > until) break
          await send(sample)
        }
      }),
    )
  } finally {
    await server.stop()
  }
  timed.sort((a, b) => b.ms - a.ms)
  return { statuses, faults, unavailable, slowest: timed.slice(0, 5), calls: timed.length }
}

async function post(
  server: Awaited<ReturnType<typeof startTestServer>>,
  type: string,
  content: Buffer,
): Promise<string> {
  const answer = await server.call('POST', '/v1/kyc/extract', { body: form([{ content, type }]) })
  const said = (await answer.json()) as { reader_unavailable?: boolean }
  return said.reader_unavailable === true ? `${answer.status} unavailable` : String(answer.status)
}

async function ownSamples(): Promise<readonly Sample[]> {
  return Promise.all(
    specimens('2026-11-21').map(async ({ name, mime, render }) => ({ name, mime, bytes: await render() })),
  )
}

/** Files of a folder, at any depth, declared as what their names or first bytes say. */
function filesOf(folder: string): readonly Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile() && statSync(path).size <= fileBytesMax)
    .slice(0, filesMax)
    .map(({ name, path }) => {
      const bytes = readFileSync(path)
      return { name, mime: mimeOf(name, bytes), bytes }
    })
}

const mimes: readonly (readonly [pattern: RegExp, head: string, mime: string])[] = [
  [/\.pdf$/i, '%PDF', 'application/pdf'],
  [/\.jpe?g$/i, '\xff\xd8\xff', 'image/jpeg'],
  [/\.png$/i, '\x89PNG', 'image/png'],
  [/\.tiff?$/i, 'II*\0', 'image/tiff'],
  [/\.webp$/i, 'RIFF', 'image/webp'],
  [/$^/, 'MM\0*', 'image/tiff'],
]

function mimeOf(name: string, bytes: Buffer): string {
  const head = bytes.subarray(0, 1_024).toString('latin1')
  const byHead = mimes.find(([, start]) => head.startsWith(start)) ?? mimes.find(([, start]) => head.includes(start))
  return (byHead ?? mimes.find(([pattern]) => pattern.test(name)))?.[2] ?? 'image/png'
}
