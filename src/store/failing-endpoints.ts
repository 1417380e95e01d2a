import { sql, type Transaction } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** An endpoint of a workspace. */
export interface EndpointName {
  readonly tenantId: string
  readonly id: string
}

/** When an endpoint counts as failing. */
export interface FailingFor {
  /** No delivery has succeeded since this moment. */
  readonly since: Date
  /** At least this many deliveries failed for good since its first failure. */
  readonly failedDeliveries: number
}

/** Endpoints of all workspaces that are on and count as failing. */
export async function failingEndpoints(store: Store, failing: FailingFor): Promise<readonly EndpointName[]> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select e.tenant_id, e.id from webhook_endpoint e where ${stillFailing(failing)} order by e.tenant_id, e.id`.execute(
    store.system,
  )
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }))
}

/** Switches an endpoint off; its deliveries wait. Returns false when it is no longer failing or was changed. */
export async function switchOffFailing(
  tx: Transaction<Tables>,
  { tenantId, id }: EndpointName,
  failing: FailingFor,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoint e set enabled = false, switched_off = 'failing'
    where e.tenant_id = ${tenantId}::uuid and e.id = ${id}::uuid and ${stillFailing(failing)}
    returning e.id`.execute(tx)
  return rows.length > 0
}

function stillFailing({ since, failedDeliveries }: FailingFor) {
  return sql`e.enabled and e.deleted_at is null and e.failing_since <= ${since} and ${failedDeliveries} <= (
    select count(*) from (
      select 1 from delivery d
      where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'failed' and d.finished_at >= e.failing_since
      limit ${failedDeliveries}
    ) as failed
  )`
}
