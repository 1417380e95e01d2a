import { sql } from 'kysely'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { Store } from './store.ts'

/** Leases taken back in one go. */
const takenBackMax = 100

/** A delivery whose lease ran out, locked by who takes it back. */
export type LapsedDelivery = Pick<
  ClaimedDelivery,
  'tenantId' | 'id' | 'token' | 'node' | 'attempts' | 'interrupted'
> & {
  readonly endpoint: { readonly id: string }
}

/**
 * Deliveries whose lease ended by then, 100 at most. Whoever writes them first, with their token, has taken them back: another
 * process that found the same changes nothing.
 */
export async function lapsedDeliveries(store: Store, leasedUntil: Date): Promise<readonly LapsedDelivery[]> {
  const rows = await store.system
    .selectFrom('delivery')
    .select(['tenant_id', 'id', 'lease_token', 'lease_node', 'attempts', 'interrupted', 'endpoint_id'])
    .where('state', '=', 'sending')
    .where('lease_until', '<=', leasedUntil)
    .orderBy('lease_until')
    .limit(takenBackMax)
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

/** Cancels what was filed for an endpoint in the moment of its deletion. */
export async function cancelOrphans(store: Store, now: Date): Promise<void> {
  await sql`
    update delivery d set state = 'cancelled', finished_at = ${now}
    from webhook_endpoint e
    where d.state = 'pending' and e.tenant_id = d.tenant_id and e.id = d.endpoint_id and e.deleted_at is not null`.execute(
    store.system,
  )
}

/** Forgets attempts that began before then. */
export async function forgetAttempts(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('webhook_attempt').where('started_at', '<', before).execute()
}
