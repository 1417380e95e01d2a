import fc, { type Arbitrary } from 'fast-check'
import { openReader } from '../../../src/reading/process/pool.ts'
import type { Answer } from '../../http/support/described.ts'
import { bankCalls, eidCalls, formCalls, jsonCalls, strayCalls, type FuzzCall } from './calls.ts'
import { fileCalls } from './files.ts'
import { socketExchange } from './socket.ts'
import { openTarget, type Target } from './target.ts'

/** Calls in progress at once: the store answers one while the next is judged. */
const batchSize = 16
/** Kinds of calls and their shares of the whole. */
const shares = { json: 0.73, eid: 0.06, bank: 0.06, form: 0.08, stray: 0.02, socket: 0.05 } as const
/** A call that takes longer hangs. docs/reliability.md#generated-calls. */
const callMsMax = 10_000
/** A file may take its reading deadline and wait for that of another. */
const fileCallMsMax = 60_000

export interface FuzzOptions {
  readonly requests: number
  /** Damaged specimens that go through the real reader. */
  readonly files: number
  readonly seed: number
  /** The most that all generated calls take, each kind its share; null: as long as they take. Files are not counted. */
  readonly withinMs?: number | null
}

export interface FuzzReport {
  /** Calls by status, `closed` for a connection that was ended without an answer. */
  readonly counts: ReadonlyMap<string, number>
  /** What was answered outside the description, smallest call first, with what replays it. */
  readonly faults: readonly string[]
}

type Send = (call: FuzzCall) => Promise<Answer | null>

/** Every kind of call against one server, then what the store kept of them. */
export async function fuzz({ requests, files, seed, withinMs = null }: FuzzOptions): Promise<FuzzReport> {
  const counts = new Map<string, number>()
  const faults: string[] = []
  const target = await openTarget()
  try {
    const kinds: readonly (readonly [keyof typeof shares, Arbitrary<FuzzCall>, Send])[] = [
      ['json', jsonCalls, target.inject],
      ['eid', eidCalls, target.inject],
      ['bank', bankCalls, target.inject],
      ['form', formCalls, target.inject],
      ['stray', strayCalls, target.inject],
      ['socket', fc.oneof(jsonCalls, formCalls, strayCalls), (call) => socketExchange(target, call)],
    ]
    for (const [kind, arbitrary, send] of kinds) {
      const fault = await tryCalls(arbitrary, counted(send, { counts, callMsMax }), {
        calls: requests * shares[kind],
        seed,
        batchSize,
        withinMs: withinMs === null ? null : withinMs * shares[kind],
      })
      if (fault !== null) faults.push(`${kind}: ${fault}`)
    }
    faults.push(...(await target.unexplained()), ...errorsOf(target))
  } finally {
    await target.close()
  }
  if (files > 0) faults.push(...(await fuzzFiles({ files, seed, counts })))
  return { counts, faults }
}

/** Damaged specimens through the real reader, one call at a time. */
async function fuzzFiles(options: { files: number; seed: number; counts: Map<string, number> }) {
  const { files, seed, counts } = options
  const reader = await openReader({ readers: 2, warmUp: 'lazy' })
  const target = await openTarget({ reader })
  try {
    const calls = await fileCalls()
    const fault = await tryCalls(calls, counted(target.inject, { counts, callMsMax: fileCallMsMax }), {
      calls: files,
      seed,
      batchSize: 2,
      withinMs: null,
    })
    return [...(fault === null ? [] : [`files: ${fault}`]), ...errorsOf(target)]
  } finally {
    await target.close()
    await reader.close()
  }
}

/** Null, or the smallest call with a wrong answer, with its seed. */
async function tryCalls(
  arbitrary: Arbitrary<FuzzCall>,
  send: Send,
  options: {
    readonly calls: number
    readonly seed: number
    readonly batchSize: number
    readonly withinMs: number | null
  },
): Promise<string | null> {
  const property = fc.asyncProperty(
    fc.array(arbitrary, { minLength: options.batchSize, maxLength: options.batchSize, size: 'max' }),
    async (batch) => void (await Promise.all(batch.map(send))),
  )
  const result = await fc.check(property, {
    seed: options.seed,
    numRuns: Math.ceil(options.calls / options.batchSize),
    endOnFailure: false,
    ...(options.withinMs === null ? {} : { interruptAfterTimeLimit: options.withinMs }),
  })
  if (!result.failed) return null
  const calls = (result.counterexample?.[0] ?? []).map(shown)
  return `${String(result.errorInstance)}\n  seed ${result.seed}, path ${result.counterexamplePath}\n  ${calls.join('\n  ')}`
}

function counted(
  send: Send,
  { counts, callMsMax: msMax }: { readonly counts: Map<string, number>; readonly callMsMax: number },
): Send {
  return async (call) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${msMax} ms: ${shown(call)}`)), msMax)
    })
    try {
      const answer = await Promise.race([send(call), late])
      const name = String(answer?.status ?? 'closed')
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return answer
    } catch (error) {
      if (error instanceof Error) error.message += `\n  of ${shown(call)}`
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

const shownBytesMax = 1_500

function shown({ method, path, query, headers, body, key }: FuzzCall): string {
  return `${method} ${path}${query} ${JSON.stringify({ key, headers, body: body.subarray(0, shownBytesMax).toString('latin1') })}`
}

/** Errors that the server logged, each place once. */
function errorsOf({ errors }: Target): readonly string[] {
  const places = errors.map(({ message, facts }) => `${message}: ${facts.cause} ${facts.frames?.[0] ?? ''}`)
  return [...new Set(places)]
}
