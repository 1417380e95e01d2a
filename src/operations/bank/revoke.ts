import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { noPages, type FoundBankConnection } from '../../store/find-bank-connection.ts'
import { withTenant } from '../../store/tenant.ts'
import type { OperatorServices } from '../services.ts'
import { findBankAccount } from './account.ts'
import { openFound } from './connection-record.ts'

/** A provider must answer within this time. */
const answerMs = 15_000
/** The built-in provider has nothing to revoke. */
const builtIn = 'sandbox'

type Needed = Pick<OperatorServices, 'store' | 'workspaceKeys' | 'bankDataProviders' | 'clock'>

/**
 * Ends the access of erased connections, as they were found before, at their providers. Each leaves an audit entry; one that the
 * provider did not confirm has the outcome `refused` and the reason `provider_unavailable`, and the operator ends it on the
 * provider's own pages.
 */
export async function revokeAccess(
  services: Needed,
  actor: AuditActor,
  connections: readonly FoundBankConnection[],
): Promise<void> {
  for (const found of connections) {
    const { tenantId, id, caseId, provider } = found.connection
    if (provider === builtIn) continue
    const done = await revoke(services, found)
    await withTenant(services.store.app, tenantId, (tx) =>
      insertAuditEntry(tx, {
        ...{ tenantId, at: services.clock.now(), actor, action: 'bank.revoked', objectId: id },
        ...(caseId === null ? {} : { caseId }),
        ...(done ? {} : { outcome: 'refused', reason: 'provider_unavailable' }),
      }),
    )
  }
}

/** False whatever fails: the connection is erased already, and the entry tells that its access is not ended. */
async function revoke(services: Needed, found: FoundBankConnection): Promise<boolean> {
  const { tenantId, environment, provider, expiresAt } = found.connection
  try {
    const account = await findBankAccount(services, found.connection)
    if (account === null || account.provider.id !== provider) return false
    const { record } = await openFound(services, found, noPages)
    const context = {
      ...{ tenantId, environment, credentials: account.credentials, now: services.clock.now() },
      signal: AbortSignal.timeout(answerMs),
    }
    await account.provider.revoke({ token: record.accessToken, consentEndsAt: expiresAt }, context)
    return true
  } catch {
    return false
  }
}
