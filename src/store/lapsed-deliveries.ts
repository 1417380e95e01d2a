import { sql } from 'kysely'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { Store } from './store.ts'

/** Most leases reclaimed at a time. */
const reclaimedMax = 100

/** A delivery whose lease ran out. */
export type LapsedDelivery = Pick<
  ClaimedDelivery,
  'tenantId' | 'id' | 'token' | 'node' | 'attempts' | 'interrupted'
> & {
  readonly endpoint: { readonly id: string }
}

/**
 * Deliveries whose lease ended by a moment, 100 at most. They are not locked: the first process that writes one, with its token,
 * reclaims it, and another process that found the same changes nothing.
 */
export async function lapsedDeliveries(store: Store, leasedUntil: Date): Promise<readonly LapsedDelivery[]> {
  const rows = await store.system
    .selectFrom('delivery')
    .select(['tenant_id', 'id', 'lease_token', 'lease_node', 'attempts', 'interrupted', 'endpoint_id'])
    .where('state', '=', 'sending')
    .where('lease_until', '<=', leasedUntil)
    .orderBy('lease_until')
    .limit(reclaimedMax)
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    id: row.id,
    token: row.lease_token ?? '',
    node: row.lease_node,
    attempts: row.attempts,
    interrupted: row.interrupted,
    endpoint: { id: row.endpoint_id },
  }))
}

/** Cancels deliveries that were stored for an endpoint at the moment of its deletion. */
export async function cancelOrphans(store: Store, now: Date): Promise<void> {
  await sql`
    update delivery d set state = 'cancelled', finished_at = ${now}
    from webhook_endpoint e
    where d.state = 'pending' and e.tenant_id = d.tenant_id and e.id = d.endpoint_id and e.deleted_at is not null`.execute(
    store.system,
  )
}

/** Deletes attempts that began before a moment. */
export async function deleteAttempts(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('webhook_attempt').where('started_at', '<', before).execute()
}
