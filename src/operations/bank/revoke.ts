import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import type { OperatorServices } from '../services.ts'
import { findBankAccount } from './account.ts'
import type { OpenedConnection } from './connection-record.ts'

/** A provider must answer within this time. */
const answerMs = 15_000
/** The built-in provider has nothing to revoke. */
const builtIn = 'sandbox'

type Needed = Pick<OperatorServices, 'store' | 'workspaceKeys' | 'bankDataProviders' | 'clock'>

/**
 * Ends the access of erased connections at their providers. Each leaves an audit entry; one that the provider did not confirm has
 * the outcome `refused` and the reason `provider_unavailable`, and the operator ends it on the provider's own pages.
 */
export async function revokeAccess(
  services: Needed,
  actor: AuditActor,
  connections: readonly OpenedConnection[],
): Promise<void> {
  for (const opened of connections) {
    const { tenantId, id, caseId, provider } = opened.stored
    if (provider === builtIn) continue
    const done = await revoke(services, opened)
    await withTenant(services.store.app, tenantId, (tx) =>
      insertAuditEntry(tx, {
        ...{ tenantId, at: services.clock.now(), actor, action: 'bank.revoked', objectId: id },
        ...(caseId === null ? {} : { caseId }),
        ...(done ? {} : { outcome: 'refused', reason: 'provider_unavailable' }),
      }),
    )
  }
}

async function revoke(services: Needed, { stored, record }: OpenedConnection): Promise<boolean> {
  const { tenantId, environment } = stored
  const account = await findBankAccount(services, stored)
  if (account === null || account.provider.id !== stored.provider) return false
  const context = {
    ...{ tenantId, environment, credentials: account.credentials, now: services.clock.now() },
    signal: AbortSignal.timeout(answerMs),
  }
  return account.provider.revoke({ token: record.accessToken, consentEndsAt: stored.expiresAt }, context).then(
    () => true,
    () => false,
  )
}
