import type { TestServer } from '../../test/support/server.ts'
import { median } from '../../test/support/figures.ts'
import { profile } from '../../tools/documents/specimens/profile.ts'

/** Calls of one server in a round. Rounds are odd in number: they have a middle one. */
const [rounds, callsPerRound] = [21, 50] as const
/** Calls of each server that are not measured, so that the program and the database's plans are those of a running server. */
const warmUpCalls = 300

/** How long a call took that stored a verdict on a new case, in milliseconds, and the share of two servers. */
export interface StoringInTurns {
  /** Medians of all calls. */
  readonly fewMs: number
  readonly manyMs: number
  /** The median of the rounds, each the ratio of its medians, many to few; the least and the most of them. */
  readonly ratio: number
  readonly ratioLeast: number
  readonly ratioMost: number
}

/** Stores a verdict on a new case. Returns the id of the case. */
export type StoreOne = (server: TestServer) => Promise<string>

const values = profile('en', '2026-11-21')
let calls = 0

/** Stores an assessment of a client of a new name and reference by a call. Returns the id of the case. */
export async function storeOne(server: TestServer): Promise<string> {
  server.clock.advance(1_000)
  const call = calls++
  const body = { reference: `client-${call}`, values: { ...values, last_name: `Clearwater ${call}` } }
  const answer = await server.post('/v1/kyc/assess', body)
  if (answer.status !== 200) throw new Error(`a call that stores answered ${answer.status}`)
  const { case_id: id } = (await answer.json()) as { case_id: string }
  return id
}

/**
 * Compares calls that store beside few and beside many cases: one call of each in turn, the first of a pair being the other one's each
 * time, so that whatever else the machine does disturbs both alike.
 */
export async function storingInTurns(few: TestServer, many: TestServer): Promise<StoringInTurns> {
  for (let call = 0; call < warmUpCalls; call++) for (const server of [few, many]) await storeOne(server)
  const all = { few: [] as number[], many: [] as number[] }
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const took = { few: [] as number[], many: [] as number[] }
    for (let call = 0; call < callsPerRound; call++) {
      const pair = [
        { server: few, into: took.few },
        { server: many, into: took.many },
      ]
      for (const { server, into } of call % 2 === 0 ? pair : pair.toReversed()) {
        const began = performance.now()
        await storeOne(server)
        into.push(performance.now() - began)
      }
    }
    all.few.push(...took.few)
    all.many.push(...took.many)
    ratios.push(median(took.many) / median(took.few))
  }
  return {
    fewMs: median(all.few),
    manyMs: median(all.many),
    ratio: median(ratios),
    ratioLeast: Math.min(...ratios),
    ratioMost: Math.max(...ratios),
  }
}
