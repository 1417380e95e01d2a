import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteBankConnection, expiredConnections, type ConnectionPlace } from '../../store/bank-connections.ts'
import { findBankConnection, noPages } from '../../store/find-bank-connection.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'
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
      for (const connection of page) {
        if (stopping.aborted) break
        if (await purgeConnection(services, tenantId, connection)) deleted += 1
      }
      if (page.length < pageRows) break
    }
  }
  if (deleted > 0) await services.store.purgeDeletedKeys()
  return deleted
}

/** Returns false when another process has deleted it. */
async function purgeConnection(services: Services, tenantId: string, of: ConnectionPlace): Promise<boolean> {
  const accesses = await withTenant(services.store.app, tenantId, async (tx) => {
    const found = await findBankConnection(tx, of, noPages)
    if (!(await deleteBankConnection(tx, tenantId, of.id))) return null
    await insertAuditEntry(tx, {
      ...{ tenantId, at: services.clock.now(), actor, action: 'bank.deleted', objectId: of.id, reason: 'retention' },
    })
    return found === null ? [] : [found]
  })
  if (accesses !== null) await revokeAccess(services, actor, accesses)
  return accesses !== null
}
