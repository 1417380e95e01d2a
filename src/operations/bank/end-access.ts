import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { noPages, type FoundBankConnection } from '../../store/find-bank-connection.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import type { OperatorServices } from '../services.ts'
import { findBankAccount } from './account.ts'
import { askProvider } from './ask-provider.ts'
import { openFound } from './connection-record.ts'

/** The built-in provider has no access to end. */
const builtIn = 'sandbox'
/** Connections whose providers are asked at the same time. */
const atOnceMax = 8

type Needed = Pick<OperatorServices, 'store' | 'workspaceKeys' | 'bankDataProviders' | 'clock'>

/** Connections whose access was to end, by id: whether the provider confirmed it. */
export type EndedAccess = ReadonlyMap<string, boolean>

/** Those of the connections with an access that was not ended yet. */
export function withOpenAccess(
  connections: readonly FoundBankConnection[],
  ended: EndedAccess,
): readonly FoundBankConnection[] {
  return connections.filter(({ connection: { id, provider } }) => provider !== builtIn && !ended.has(id))
}

/**
 * Ends the access of connections at their providers, before they are erased: what an erasure destroys cannot be ended any more. A
 * stop in between leaves a connection that can be erased again. Never throws.
 */
export async function endAccess(services: Needed, connections: readonly FoundBankConnection[]): Promise<EndedAccess> {
  const ended = new Map<string, boolean>()
  for (let start = 0; start < connections.length; start += atOnceMax) {
    const batch = connections.slice(start, start + atOnceMax)
    await Promise.all(batch.map(async (found) => ended.set(found.connection.id, await endOne(services, found))))
  }
  return ended
}

/**
 * Records what became of the access of an erased connection, in the transaction of the erasure. One that the provider did not
 * confirm has the outcome `refused` and the reason `provider_unavailable`: the operator ends it on the provider's own pages.
 */
export async function auditEndedAccess(
  tx: TenantTransaction,
  { connection }: FoundBankConnection,
  by: { readonly actor: AuditActor; readonly at: Date },
  ended: EndedAccess,
): Promise<void> {
  const { tenantId, id, caseId, provider } = connection
  if (provider === builtIn) return
  await insertAuditEntry(tx, {
    ...{ tenantId, ...by, action: 'bank.revoked', objectId: id },
    ...(caseId === null ? {} : { caseId }),
    ...(ended.get(id) === true ? {} : { outcome: 'refused', reason: 'provider_unavailable' }),
  })
}

/** False whatever fails: the connection is erased all the same, and the entry tells that its access is not ended. */
async function endOne(services: Needed, found: FoundBankConnection): Promise<boolean> {
  const { provider, expiresAt } = found.connection
  try {
    const account = await findBankAccount(services, found.connection)
    if (account === null || account.provider.id !== provider) return false
    const { record } = await openFound(services, found, noPages)
    const access = { token: record.accessToken, consentEndsAt: expiresAt }
    await askProvider(services, account, found.connection, (asked, context) => asked.revoke(access, context))
    return true
  } catch {
    return false
  }
}
