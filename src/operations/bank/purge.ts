import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteBankConnection, expiredConnections } from '../../store/bank-connections.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'
import { openConnections } from './connection-record.ts'
import { revokeAccess } from './revoke.ts'

const dayMs = 86_400_000
/** Days for which a connection without a case is kept once its consent has ended. docs/rules/bank.md#retention. */
const keptDays = 90
/** Connections of one query. */
const pageRows = 200

const actor = { type: 'job', id: 'purge-bank' } as const

/**
 * Deletes the connections without a case whose time is over, of all workspaces, and returns how many. Ends at the next connection
 * once `stopping` is aborted. docs/rules/bank.md#retention.
 */
export async function purgeBank(services: Services, stopping: AbortSignal): Promise<number> {
  const before = new Date(services.clock.now().getTime() - keptDays * dayMs)
  let deleted = 0
  for (const { id: tenantId } of await listWorkspaces(services.store)) {
    while (!stopping.aborted) {
      const page = await withTenant(services.store.app, tenantId, (tx) =>
        expiredConnections(tx, tenantId, before, pageRows),
      )
      for (const connection of page) if (await purgeConnection(services, tenantId, connection)) deleted += 1
      if (page.length < pageRows) break
    }
  }
  if (deleted > 0) await services.store.purgeDeletedKeys()
  return deleted
}

/** Returns false when another process has deleted it. */
async function purgeConnection(
  services: Services,
  tenantId: string,
  of: Parameters<typeof openConnections>[1][number],
): Promise<boolean> {
  const opened = await openConnections(services, [of])
  const isDeleted = await withTenant(services.store.app, tenantId, async (tx) => {
    if (!(await deleteBankConnection(tx, tenantId, of.id))) return false
    await insertAuditEntry(tx, {
      ...{ tenantId, at: services.clock.now(), actor, action: 'bank.deleted', objectId: of.id, reason: 'retention' },
    })
    return true
  })
  if (isDeleted) await revokeAccess(services, actor, opened)
  return isDeleted
}
