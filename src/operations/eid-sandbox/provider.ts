import { outcomeAfterSeconds, outcomeOfEmail } from '../../domain/eid-sandbox/outcome.ts'
import {
  EidProviderUnavailable,
  type EidCapabilities,
  type EidProvider,
  type EidSnapshot,
} from '../../ports/eid-provider.ts'
import { deleteSessions } from '../../store/eid-sessions.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { forceOutcome } from './force-outcome.ts'
import { changeSession, createSession, readSession, sessionDays, type Session } from './sessions.ts'

/** What the built-in provider works with. */
export interface SandboxWorld extends Pick<Services, 'store' | 'workspaceKeys' | 'clock'> {
  /** Base address of the client's pages, without a slash at the end. */
  readonly publicUrl: () => string
}

const capabilities: EidCapabilities = {
  ...{ emailsClient: false, needsPhone: false, creditFile: true, dualProcess: true },
  retentionDays: sessionDays,
}

/**
 * The built-in provider of the sandbox: real mail, pages and document reading; liveness and face match are simulated. An address can
 * choose the outcome. docs/rules/eid.md#providers, docs/rules/eid.md#outcomes-of-the-sandbox.
 */
export function sandboxProvider(world: SandboxWorld): EidProvider {
  return {
    id: 'sandbox',
    capabilities,
    credentialNames: [],
    optionalCredentialNames: [],

    async create(client, { tenantId, signal }) {
      stopIfAborted(signal)
      if (outcomeOfEmail(client.email) === 'down') throw new EidProviderUnavailable('simulated')
      const { ref, token, expiresAt } = await createSession(world, tenantId, client)
      return { ref, link: `${world.publicUrl()}/eid/${token}`, expiresAt }
    },

    async get(ref, { tenantId, now, signal }) {
      stopIfAborted(signal)
      const session = await settleDue(world, await readSession(world, tenantId, ref), now)
      return session === null ? { status: 'archived' } : snapshotOf(session, now)
    },

    report: null,

    async cancel(ref, { tenantId, now, signal }) {
      stopIfAborted(signal)
      await settleDue(world, await readSession(world, tenantId, ref), now)
      await changeSession(world, { tenantId, ref }, () => ({ step: 'cancelled' }))
    },

    async archive(ref, { tenantId, signal }) {
      stopIfAborted(signal)
      if (!isUuid(ref)) return
      await withTenant(world.store.app, tenantId, (tx) => deleteSessions(tx, tenantId, [ref]))
    },

    async check() {},
  }
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EidProviderUnavailable('aborted')
}

/** An outcome that the address chose is reached some seconds after the start. */
async function settleDue(world: SandboxWorld, session: Session | null, now: Date): Promise<Session | null> {
  const outcome = session?.outcome ?? null
  if (session === null || outcome === null) return session
  if (now.getTime() < session.createdAt.getTime() + outcomeAfterSeconds * 1_000) return session
  return forceOutcome(world, session, outcome)
}

function snapshotOf({ step, outcome, data, expiresAt }: Session, now: Date): EidSnapshot {
  if (outcome === 'down') throw new EidProviderUnavailable('simulated')
  if (data.findings !== null && step === 'complete') return { status: 'complete', findings: data.findings }
  if (step === 'refused' || step === 'expired' || step === 'cancelled' || expiresAt <= now)
    return { status: 'archived' }
  return { status: step === 'start' ? 'requested' : 'started' }
}
