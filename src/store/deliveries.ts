import { sql, type Transaction } from 'kysely'
import { isOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** An attempt for display. */
export interface StoredAttempt {
  /** 1 to 6; null when it does not count as one of the six. */
  readonly no: number | null
  readonly startedAt: Date
  readonly durationMs: number
  readonly outcome: string
  readonly httpStatus: number | null
  /** 2,000 characters at most; null: no answer. */
  readonly responseBody: string | null
  readonly address: string | null
  /** The process that made it, as host:pid; null for attempts older than the column. */
  readonly node: string | null
}

/** A delivery for display. */
export interface StoredDelivery {
  readonly id: string
  readonly eventId: string
  readonly event: string
  readonly kind: string
  readonly state: string
  readonly attempts: number
  readonly httpStatus: number | null
  readonly responseBody: string | null
  readonly createdAt: Date
  readonly dueAt: Date
  readonly finishedAt: Date | null
  readonly history: readonly StoredAttempt[]
}

export interface DeliveryFilter {
  readonly id?: string
  readonly state: string | null
  readonly event: string | null
  readonly since: Date | null
  readonly limit: number
}

/** Deliveries of an endpoint with their attempts, the newest first. */
export async function listDeliveries(
  tx: Transaction<Tables>,
  endpoint: { readonly tenantId: string; readonly id: string },
  filter: DeliveryFilter,
): Promise<readonly StoredDelivery[]> {
  let query = tx
    .selectFrom('delivery')
    .innerJoin('event', (join) =>
      join.onRef('event.tenant_id', '=', 'delivery.tenant_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .selectAll('delivery')
    .select('event.type')
    .where('delivery.tenant_id', '=', endpoint.tenantId)
    .where('delivery.endpoint_id', '=', endpoint.id)
  if (filter.id !== undefined) query = query.where('delivery.id', '=', filter.id)
  if (filter.state !== null) query = query.where('delivery.state', '=', filter.state)
  if (filter.event !== null) query = query.where('event.type', '=', filter.event)
  if (filter.since !== null) query = query.where('delivery.created_at', '>=', filter.since)
  const rows = await query.orderBy('delivery.created_at', 'desc').orderBy('delivery.id').limit(filter.limit).execute()
  const history = await attemptsOf(
    tx,
    endpoint.tenantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    event: row.type,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    httpStatus: row.http_status,
    responseBody: row.response_body,
    createdAt: row.created_at,
    dueAt: row.due_at,
    finishedAt: row.finished_at,
    history: history.get(row.id) ?? [],
  }))
}

/** The attempts of deliveries, by delivery, the oldest first; they are kept for 30 days. */
export async function attemptsOf(
  tx: Transaction<Tables>,
  tenantId: string,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredAttempt[]>> {
  if (deliveryIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', 'in', [...deliveryIds])
    .orderBy('started_at')
    .orderBy('no')
    .execute()
  const attempts = rows.map((row) => ({
    deliveryId: row.delivery_id,
    no: row.no,
    startedAt: row.started_at,
    durationMs: row.duration_ms,
    outcome: row.outcome,
    httpStatus: row.http_status,
    responseBody: row.response_body,
    address: row.address,
    node: row.node,
  }))
  return Map.groupBy(attempts, ({ deliveryId }) => deliveryId)
}

/** The workspace and endpoint of a delivery; null when there is none. The tenant is not known yet. */
export async function ownerOfDelivery(
  store: Store,
  id: string,
): Promise<{ readonly tenantId: string; readonly endpointId: string } | null> {
  const row = await store.system
    .selectFrom('delivery')
    .select(['tenant_id', 'endpoint_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined || isOutside(row.tenant_id) ? null : { tenantId: row.tenant_id, endpointId: row.endpoint_id }
}

/** Makes new deliveries of the same events, due now, and marks the old ones as replayed. Returns the new ids. */
export async function replayDeliveries(
  tx: Transaction<Tables>,
  tenantId: string,
  deliveryIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with replayed as (
      update delivery set replayed_at = ${now}
      where tenant_id = ${tenantId}::uuid and id = any(${[...deliveryIds]}::uuid[])
      returning tenant_id, event_id, endpoint_id
    )
    insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at)
    select tenant_id, gen_random_uuid(), event_id, endpoint_id, 'replay', 'pending', 0, 0, ${now}, ${now} from replayed
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ids of an endpoint's deliveries that failed since a moment and were not replayed, the oldest first. */
export async function failedSince(
  tx: Transaction<Tables>,
  endpoint: { readonly tenantId: string; readonly id: string },
  options: { readonly since: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('delivery')
    .select('id')
    .where('tenant_id', '=', endpoint.tenantId)
    .where('endpoint_id', '=', endpoint.id)
    .where('state', '=', 'failed')
    .where('replayed_at', 'is', null)
    .where('finished_at', '>=', options.since)
    .orderBy('finished_at')
    .orderBy('id')
    .limit(options.limit)
    .execute()
  return rows.map(({ id }) => id)
}
