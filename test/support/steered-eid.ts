import { randomUUID } from 'node:crypto'
import { findingsOfOutcome } from '../../src/domain/eid-sandbox/outcome.ts'
import type { EidClient } from '../../src/domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable, type EidProvider, type EidSnapshot } from '../../src/ports/eid-provider.ts'

const dayMs = 86_400_000

/** An eID provider that does what a test tells it to, and remembers what it was asked. */
export function steeredEid() {
  const requests = new Map<string, { readonly client: EidClient; snapshot: EidSnapshot }>()
  /** Kinds of calls that get no answer. */
  const down = new Set<keyof EidProvider>()
  const calls: { readonly what: keyof EidProvider; readonly ref: string; readonly at: Date }[] = []
  const held = new Map<keyof EidProvider, Promise<void>>()
  let reports = 0

  const asked = async (what: keyof EidProvider, ref: string, at: Date) => {
    calls.push({ what, ref, at })
    await held.get(what)
    if (down.has(what)) throw new EidProviderUnavailable('steered')
    return requests.get(ref)
  }
  const provider: EidProvider = {
    id: 'sandbox',
    capabilities: { emailsClient: true, needsPhone: false, creditFile: true, dualProcess: true, retentionDays: 7 },
    credentialNames: [],
    optionalCredentialNames: [],
    async create(client, { now }) {
      await asked('create', '', now)
      const ref = randomUUID()
      requests.set(ref, { client, snapshot: { status: 'requested' } })
      return { ref, link: null, expiresAt: new Date(now.getTime() + 7 * dayMs) }
    },
    get: async (ref, { now }) => (await asked('get', ref, now))?.snapshot ?? { status: 'archived' },
    async report(ref, { now }) {
      await asked('report', ref, now)
      return Buffer.from(`%PDF-1.7 report ${++reports}`)
    },
    cancel: async (ref, { now }) => void (await asked('cancel', ref, now)),
    archive: async (ref, { now }) => void (await asked('archive', ref, now)),
    async check() {},
  }
  return {
    provider,
    down,
    calls,
    callsOf: (what: keyof EidProvider) => calls.filter((call) => call.what === what),
    /** Lets the client with this address finish. */
    finish(email: string, now: Date) {
      for (const request of requests.values()) {
        if (request.client.email !== email) continue
        const at = now.toISOString()
        const findings = findingsOfOutcome('pass', request.client, { at, today: at.slice(0, 10) })
        request.snapshot = { status: 'complete', findings }
      }
    },
    refOf: (email: string) => [...requests].find(([, { client }]) => client.email === email)?.[0],
    /** Leaves calls of a kind unanswered until the returned function is called. */
    hold(what: keyof EidProvider): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(what, promise)
      return () => {
        held.delete(what)
        resolve()
      }
    },
  }
}
