import { expiredConnections } from '../../store/bank-connections.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'
import { deleteConnection } from './delete-connection.ts'

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
        if (await deleteConnection(services, connection, { actor, reason: 'retention' })) deleted += 1
      }
      if (page.length < pageRows) break
    }
  }
  if (deleted > 0) await services.store.purgeDeletedKeys()
  return deleted
}
