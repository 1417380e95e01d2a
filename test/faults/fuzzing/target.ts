import { BlockList } from 'node:net'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { meterCalls } from '../../../src/http/call-meter.ts'
import { CallLimits } from '../../../src/http/call-limits.ts'
import { RateLimiter } from '../../../src/http/rate-limit.ts'
import { createServer } from '../../../src/http/server.ts'
import { partnerOperations } from '../../../src/operations/partner/index.ts'
import type { Log, LogFacts } from '../../../src/ports/log.ts'
import { noMetrics } from '../../../src/ports/metrics.ts'
import type { Reader } from '../../../src/ports/reader.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import { Described, type Answer, type Description } from '../../http/support/described.ts'
import { idleReader } from '../../support/idle-reader.ts'
import { startTestServer } from '../../support/server.ts'
import { knownConnection, type FuzzCall } from './calls.ts'

const requestsMax = 10_000_000
const readsMax = 1_000_000_000

/** Keeps errors only: a long run logs a line a call. */
class ErrorLog implements Log {
  readonly errors: { readonly message: string; readonly facts: LogFacts }[] = []
  debug = () => {}
  info = () => {}
  warn = () => {}
  error = (message: string, facts: LogFacts = {}) => void this.errors.push({ message, facts })
}

export type Target = Awaited<ReturnType<typeof openTarget>>

/**
 * The real server over a store of the engine under test, on a socket and in process, with a key of every standing.
 * `check` throws unless an answer is one that the published description declares; `stored` counts what calls have stored.
 */
export async function openTarget(options: { readonly reader?: Reader } = {}) {
  const log = new ErrorLog()
  const server = await startTestServer({
    settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: String(requestsMax) },
    world: { reader: options.reader ?? idleReader, log },
  })
  const uploadDir = path.join(server.dataDir, 'fuzzed-uploads')
  await mkdir(uploadDir)
  const calls = meterCalls(noMetrics)
  const app = createServer({
    gate: {
      services: server.services,
      limits: new CallLimits(new RateLimiter({ limit: requestsMax, take: null })),
      publicUrl: null,
      trustedProxies: new BlockList(),
      eventLoop: { isOverloaded: () => false },
      calls,
    },
    operations: partnerOperations,
    uploadDir,
    debug: false,
    log,
    calls,
    clientPages: null,
    published: {},
    instance: 'test',
    ready: async () => {},
    report: async () => ({ status: 200, body: {} }),
  })
  const published = await fetch(`${server.url}/openapi.json`)
  const described = new Described((await published.json()) as Description)
  const keys = await keysOfEveryStanding(server)
  const connected = await server.post('/v1/partner/bank-connections', { bank_code: 'SBX-SALARY' })
  const { id: connectionId } = (await connected.json()) as { id: string }
  const stored: string[] = []

  const headersOf = ({ key, headers }: FuzzCall): Record<string, string> =>
    key === 'none' ? { ...headers } : { ...headers, authorization: `Bearer ${keys[key]}` }

  /** Throws unless the answer is a declared one; remembers what it says was stored. */
  const check = (call: FuzzCall, answer: Answer): void => {
    described.check(call.method, call.path, answer)
    if (answer.status >= 500) throw new Error(`${answer.status} of ${call.method} ${call.path}`)
    const { case_id: caseId } = answer.body as { case_id?: string | null }
    if (typeof caseId === 'string' && call.key === 'good') stored.push(answer.headers.get('x-request-id') ?? '')
  }

  return {
    ...server,
    errors: log.errors,
    headersOf,
    check,
    /** Sends a call in process and checks its answer. */
    async inject(call: FuzzCall): Promise<Answer> {
      const { method, path: url, query, body } = call
      const { statusCode, headers, payload } = await app.inject({
        method: method as 'POST',
        url: url.replace(knownConnection, connectionId) + query,
        headers: headersOf(call),
        payload: body,
      })
      const answer = {
        status: statusCode,
        headers: new Headers(headers as Record<string, string>),
        body: parsed(payload),
      }
      check(call, answer)
      return answer
    },
    /** What the store has and no answer said, or the other way round. */
    async unexplained(): Promise<readonly string[]> {
      const { app: rows } = server.services.store
      const found = await withTenant(rows, server.workspaceId, async (tx) => [
        ...(await tx.selectFrom('verdict').select('request_id').execute()),
        ...(await tx.selectFrom('extraction').select('request_id').execute()),
        ...(await tx
          .selectFrom('audit_entry')
          .select('request_id')
          .where('action', '=', 'eid.started')
          .where('case_id', 'is not', null)
          .execute()),
      ])
      const [ours, theirs] = [stored.toSorted(), found.map((row) => row.request_id).toSorted()]
      return ours.join() === theirs.join() ? [] : [`${theirs.length} filings, of which ${ours.length} were answered`]
    },
    async close() {
      await app.close()
      await server.stop()
    },
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    throw new Error(`not JSON: ${payload.slice(0, 200)}`)
  }
}

async function keysOfEveryStanding({ operate, workspaceId, key }: Awaited<ReturnType<typeof startTestServer>>) {
  const scopes = ['kyc:extract', 'kyc:verify']
  const workspace = async (settings: object) =>
    (await operate('workspaces.create', { name: 'Lender', ...settings })) as { id: string }
  const add = async (input: object) =>
    (await operate('keys.create', { name: 'Fuzz', scopes, ...input })) as { id: string; key: string }
  await operate('workspaces.update', { id: workspaceId, read_cap: readsMax })
  const capped = await add({ workspace_id: (await workspace({ read_cap: 0 })).id })
  const narrow = await add({ workspace_id: workspaceId, scopes: ['kyc:eid'] })
  const revoked = await add({ workspace_id: workspaceId })
  await operate('keys.revoke', { id: revoked.id })
  const switchedOff = await workspace({})
  const off = await add({ workspace_id: switchedOff.id })
  await operate('workspaces.update', { id: switchedOff.id, kyc: false })
  return {
    good: key,
    capped: capped.key,
    narrow: narrow.key,
    revoked: revoked.key,
    off: off.key,
    unknown: `sk_00000000_${'a'.repeat(64)}`,
    malformed: 'sk_short',
  } as const
}
