import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A delivery with the bytes of its event. */
export interface SignableDelivery {
  readonly id: string
  readonly eventId: string
  readonly event: string
  readonly body: Buffer
  readonly createdAt: Date
}

/** Deliveries of an endpoint in any state, made after a moment and id, the oldest first. */
export async function deliveriesAfter(
  tx: Transaction<Tables>,
  endpoint: { readonly tenantId: string; readonly id: string },
  options: { readonly after: { readonly createdAt: Date; readonly id: string }; readonly limit: number },
): Promise<readonly SignableDelivery[]> {
  const { after, limit } = options
  const rows = await tx
    .selectFrom('delivery')
    .innerJoin('event', (join) =>
      join.onRef('event.tenant_id', '=', 'delivery.tenant_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .select(['delivery.id', 'delivery.event_id', 'delivery.created_at', 'event.type', 'event.body'])
    .where('delivery.tenant_id', '=', endpoint.tenantId)
    .where('delivery.endpoint_id', '=', endpoint.id)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('delivery.created_at', 'delivery.id'), '>', tuple(after.createdAt, after.id)),
    )
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    event: row.type,
    body: row.body,
    createdAt: row.created_at,
  }))
}
