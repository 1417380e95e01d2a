import { fileURLToPath } from 'node:url'
import { openReader } from '../../../src/reading/process/pool.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { form } from '../../http/support/form.ts'
import { startTestServer } from '../../support/server.ts'

/** What a reading child is made to do; test/reading/children/faulty.ts. */
export const faultNames = ['exit', 'garbage', 'abort', 'heap', 'alloc', 'hang'] as const

const childPath = fileURLToPath(new URL('../../reading/children/faulty.ts', import.meta.url))
const childBytesMax = 900 * 1024 ** 2
const readyMsMax = 60_000
const pollMs = 5

export interface FaultRun {
  /** Calls with a fault by what the answer was: `200 unavailable` is the right one. */
  readonly faults: Readonly<Record<string, number>>
  /** Calls right after a fault by what the answer was: `200 read` is the right one. */
  readonly next: Readonly<Record<string, number>>
  /** From the answer of a faulty call until its child's successor is warm, sorted. */
  readonly respawnMs: readonly number[]
  /** The start of a first child, nothing having failed: what a respawn is measured against. */
  readonly startMs: number
}

/**
 * Sends files that make the reading child fail to the real server, each followed by a good file, with one reader, so that the
 * next file meets what the fault left.
 */
export async function injectFaults(options: {
  readonly faults: number
  readonly deadlineMs: number
}): Promise<FaultRun> {
  const startedAt = performance.now()
  const reader = await openReader({
    readers: 1,
    childPath,
    deadlineMs: options.deadlineMs,
    residentBytesMax: childBytesMax,
  })
  const untilReady = async (since: number) => {
    while (!reader.health().ready) {
      if (performance.now() - since > readyMsMax) throw new Error('no reader became ready')
      await new Promise((resume) => setTimeout(resume, pollMs))
    }
    return performance.now() - since
  }
  const startMs = await untilReady(startedAt)
  const server = await startTestServer({ world: { reader } })
  const sheet = specimens('2026-11-21').find(({ name }) => name === 'payslip-en-text')
  if (sheet === undefined) throw new Error('there is no such specimen')
  const good = await sheet.render()
  const post = async (content: Buffer, reference: string): Promise<string> => {
    const body = form([{ content, type: sheet.mime }], { reference })
    const answer = await server.call('POST', '/v1/kyc/extract', { body })
    const said = (await answer.json()) as { reader_unavailable?: boolean; fields?: Record<string, string> }
    if (answer.status !== 200) return String(answer.status)
    return said.reader_unavailable ? '200 unavailable' : said.fields?.net_pay === undefined ? '200 empty' : '200 read'
  }
  const faults: Record<string, number> = {}
  const next: Record<string, number> = {}
  const respawnMs: number[] = []
  try {
    for (let index = 0; index < options.faults; index++) {
      const name = faultNames[index % faultNames.length] ?? 'exit'
      const bad = Buffer.concat([good, Buffer.from(`\n%gatehouse-fault:${name}\n`)])
      count(faults, await post(bad, `fault-${index}`))
      respawnMs.push(await untilReady(performance.now()))
      count(next, await post(good, `next-${index}`))
    }
  } finally {
    await server.stop()
    await reader.close()
  }
  return { faults, next, respawnMs: respawnMs.sort((a, b) => a - b), startMs }
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1
}
