import { monitorEventLoopDelay } from 'node:perf_hooks'
import { longestTurnCpuMs } from '../load/turn-cpu.ts'
import { partyLimits, wordsOfName } from '../../src/domain/screening/party-limits.ts'
import { systemClock } from '../../src/open-configured.ts'
import { openScreening } from '../../src/screening/open-screening.ts'
import { idleReader } from '../../test/support/idle-reader.ts'
import { median } from '../../test/support/figures.ts'
import { startTestServer } from '../../test/support/server.ts'
import type { WorstName } from './worst-names.ts'

/** Worst calls of one workspace at a time. */
const besides = 3
/** Honest calls before the first round: the runtime translates the code meanwhile. */
const warmUpCalls = 300
const delayResolutionMs = 1

/** A server with these lists beside the worst calls of another workspace. */
export interface BesideWorst {
  readonly worstCallCpuMs: number
  readonly worstCallMs: number
  /** Longest hold of the event loop, in milliseconds: with nothing else, by honest calls, and by one worst call. */
  readonly holdIdleMs: number
  readonly holdHonestMs: number
  readonly holdWorstMs: number
  /** The most CPU of one turn of the event loop, in milliseconds: what other programs of the machine do not make longer. */
  readonly holdHonestCpuMs: number
  readonly holdWorstCpuMs: number
  /** p99 of honest calls, in milliseconds, and the ratio of the two in the same round. */
  readonly p99AloneMs: number
  readonly p99BesideMs: number
  readonly ratio: number
  readonly refused: number
}

/** Measures the server with a compiled index at this path. Rounds alone and beside them take turns. */
export async function measureBesideWorst(
  indexPath: string,
  worst: readonly WorstName[],
  { rounds, roundMs }: { readonly rounds: number; readonly roundMs: number },
): Promise<BesideWorst> {
  const { screener, lists } = openScreening({ clock: systemClock })
  await lists.use({ id: 'bench', engine: lists.version, lists: [] }, indexPath)
  const server = await startTestServer({ world: { screener, reader: idleReader, clock: systemClock } })
  let refused = 0
  try {
    const other = await server.operate('workspaces.create', { name: 'Other' })
    const made = await server.operate('keys.create', {
      ...{ workspace_id: textOf(other, 'id'), name: 'other', scopes: ['kyc:verify'] },
    })
    const send = async (body: string, key: string) => {
      const startedAt = performance.now()
      const answer = await server.post('/v1/kyc/verify', body, { key })
      await answer.arrayBuffer()
      if (answer.status !== 200) refused++
      return performance.now() - startedAt
    }
    const body = worstBody(worst)
    const sendWorst = () => send(body, server.key)
    const sendHonest = () => send(honestBody, textOf(made, 'key'))
    for (let call = 0; call < warmUpCalls; call++) await sendHonest()
    await sendWorst()

    const cpuBefore = process.cpuUsage()
    const worstCallMs = await sendWorst()
    const { user, system } = process.cpuUsage(cpuBefore)
    const holds = {
      holdIdleMs: await longestHold(() => new Promise((resolve) => setTimeout(resolve, worstCallMs))),
      holdHonestMs: await longestHold(() => honestP99(sendHonest, worstCallMs)),
      holdWorstMs: await longestHold(sendWorst),
      holdHonestCpuMs: await longestTurnCpuMs(() => honestP99(sendHonest, worstCallMs)),
      holdWorstCpuMs: await longestTurnCpuMs(sendWorst),
    }
    const pairs: { readonly alone: number; readonly beside: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const alone = await honestP99(sendHonest, roundMs)
      let isOver = false
      const sending = Array.from({ length: besides }, async () => {
        while (!isOver) await sendWorst()
      })
      const beside = await honestP99(sendHonest, roundMs)
      isOver = true
      await Promise.all(sending)
      pairs.push({ alone, beside })
    }
    return {
      ...{ worstCallCpuMs: (user + system) / 1000, worstCallMs, ...holds, refused },
      p99AloneMs: median(pairs.map(({ alone }) => alone)),
      p99BesideMs: median(pairs.map(({ beside }) => beside)),
      ratio: median(pairs.map(({ alone, beside }) => beside / alone)),
    }
  } finally {
    await server.stop()
  }
}

const honestBody = JSON.stringify({
  environment: 'production',
  values: { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' },
})

/** Words that each party of a call may have when it has as many parties and words as it may. */
const wordsEach = partyLimits.words / partyLimits.parties

/** The names of which a call costs most: by word, since words are limited. */
export function worstOfCall(names: readonly WorstName[], count: number): readonly WorstName[] {
  const byWord = ({ text, cpuMs }: WorstName) => cpuMs / Math.max(wordsEach, wordsOfName(text))
  return names.toSorted((a, b) => byWord(b) - byWord(a)).slice(0, count)
}

/** As many parties of the worst names as one call may send. */
function worstBody(worst: readonly WorstName[]): string {
  const owners: { name: string; date_of_birth: string }[] = []
  for (let words = 0; owners.length < partyLimits.parties;) {
    const name = worst[owners.length % worst.length]?.text ?? ''
    words += wordsOfName(name)
    if (words > partyLimits.words) break
    // The same name with another birth date is another party.
    owners.push({ name, date_of_birth: `${1930 + (owners.length % 70)}-01-02` })
  }
  const behind = { name: 'Clearwater Holdings Ltd.', owned_by: owners.slice(50) }
  const values = { legal_name: 'Clearwater Ltd.', directors: owners.slice(0, 49), beneficial_owners: [behind] }
  return JSON.stringify({ environment: 'production', kind: 'corporation', values })
}

async function honestP99(send: () => Promise<number>, durationMs: number): Promise<number> {
  const waits: number[] = []
  for (const until = performance.now() + durationMs; performance.now() < until;) waits.push(await send())
  waits.sort((a, b) => a - b)
  return waits[Math.trunc(waits.length * 0.99)] ?? 0
}

async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: delayResolutionMs })
  delays.enable()
  await work()
  delays.disable()
  return delays.max / 1e6
}

function textOf(made: unknown, key: string): string {
  const value: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, key) : null
  if (typeof value !== 'string') throw new Error(`what was made has no ${key}`)
  return value
}
