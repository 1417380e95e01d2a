import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteBankConnection, type ConnectionPlace } from '../../store/bank-connections.ts'
import { findBankConnection, noPages } from '../../store/find-bank-connection.ts'
import { withTenant } from '../../store/tenant.ts'
import type { OperatorServices } from '../services.ts'
import { auditEndedAccess, endAccess, withOpenAccess } from './end-access.ts'

/**
 * Deletes a connection without a case, with its transactions and its data key, after its access was ended at the provider. Returns
 * false when there is none, or another process has deleted it. Call `purgeDeletedKeys` afterwards.
 */
export async function deleteConnection(
  services: Pick<OperatorServices, 'store' | 'workspaceKeys' | 'bankDataProviders' | 'clock'>,
  of: ConnectionPlace,
  { actor, reason }: { readonly actor: AuditActor; readonly reason: 'request' | 'retention' },
): Promise<boolean> {
  const { store, clock } = services
  const { tenantId, id } = of
  const found = await findBankConnection(store.app, of, noPages)
  const ended = await endAccess(services, withOpenAccess(found === null ? [] : [found], new Map()))
  return withTenant(store.app, tenantId, async (tx) => {
    if (!(await deleteBankConnection(tx, tenantId, id))) return false
    const at = clock.now()
    await insertAuditEntry(tx, { tenantId, at, actor, action: 'bank.deleted', objectId: id, reason })
    if (found !== null) await auditEndedAccess(tx, found, { actor, at }, ended)
    return true
  })
}
