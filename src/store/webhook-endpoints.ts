import { sql, type Selectable, type Transaction } from 'kysely'
import { isOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { Tables, WebhookEndpointRow } from './tables.ts'

/** A stored webhook endpoint. */
export interface StoredEndpoint {
  readonly tenantId: string
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly enabled: boolean
  /** Sealed. */
  readonly secret: Buffer
  /** The secret before the last rotation, sealed, which signs too until a moment. */
  readonly previous: { readonly secret: Buffer; readonly until: Date } | null
  readonly createdAt: Date
  readonly failuresInARow: number
  readonly failingSince: Date | null
  /** Most deliveries sent to it at the same time. */
  readonly maxConcurrency: number
  /** When its receiver first answered 410 without a success since. */
  readonly goneSince: Date | null
  /** Why it was switched off; null when it is on or was switched off by the operator. */
  readonly switchedOff: string | null
}

/** The workspace of an endpoint, also of a deleted one; null when there is none. The tenant is not known yet. */
export async function tenantOfEndpoint(store: Store, id: string): Promise<string | null> {
  const row = await store.system
    .selectFrom('webhook_endpoint')
    .select('tenant_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined || isOutside(row.tenant_id) ? null : row.tenant_id
}

/** Stores a new endpoint. */
export async function insertEndpoint(tx: Transaction<Tables>, endpoint: StoredEndpoint): Promise<void> {
  const { tenantId, id, url, events, enabled, secret, createdAt, maxConcurrency } = endpoint
  await tx
    .insertInto('webhook_endpoint')
    .values({
      ...{ tenant_id: tenantId, id, url, events: [...events], enabled, secret, created_at: createdAt },
      max_concurrency: maxConcurrency,
    })
    .execute()
}

/** The endpoints of a workspace, oldest first. */
export async function listEndpoints(tx: Transaction<Tables>, tenantId: string): Promise<readonly StoredEndpoint[]> {
  const rows = await tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(endpointOf)
}

/** The endpoint with this id, locked until the transaction ends; null when there is none or it was deleted. */
export async function lockEndpoint(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
): Promise<StoredEndpoint | null> {
  const row = await tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : endpointOf(row)
}

/** The settings of an endpoint that can be changed. */
export type EndpointChanges = Partial<Pick<StoredEndpoint, 'url' | 'events' | 'enabled' | 'maxConcurrency'>>

/** The failure state of an endpoint without failures. */
export const noFailures = { failuresInARow: 0, failingSince: null, goneSince: null, switchedOff: null } as const

/** Whether changes reset the failure state: another address, or switched on again by the operator. */
export function resetsFailures(changes: EndpointChanges): boolean {
  return changes.url !== undefined || changes.enabled === true
}

/** Changes the given settings. */
export async function updateEndpoint(
  tx: Transaction<Tables>,
  { tenantId, id }: Pick<StoredEndpoint, 'tenantId' | 'id'>,
  changes: EndpointChanges,
): Promise<void> {
  const { events, maxConcurrency, ...set } = changes
  await tx
    .updateTable('webhook_endpoint')
    .set({
      ...set,
      ...(events === undefined ? {} : { events: [...events] }),
      ...(maxConcurrency === undefined ? {} : { max_concurrency: maxConcurrency }),
      ...(resetsFailures(changes)
        ? { failures_in_a_row: 0, failing_since: null, gone_since: null, switched_off: null }
        : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Replaces an endpoint's secret, sealed; `previous` is the one that stays valid for a while, or null. */
export async function replaceSecret(
  tx: Transaction<Tables>,
  { tenantId, id }: Pick<StoredEndpoint, 'tenantId' | 'id'>,
  secrets: { readonly secret: Buffer; readonly previous: StoredEndpoint['previous'] },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({
      secret: secrets.secret,
      previous_secret: secrets.previous?.secret ?? null,
      previous_secret_until: secrets.previous?.until ?? null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes an endpoint: ends its subscriptions, empties its secrets and cancels its open deliveries. Its row stays because
 * deliveries refer to it.
 */
export async function deleteEndpoint(
  tx: Transaction<Tables>,
  { tenantId, id }: Pick<StoredEndpoint, 'tenantId' | 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({
      enabled: false,
      events: [],
      secret: Buffer.alloc(0),
      previous_secret: null,
      previous_secret_until: null,
      deleted_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('delivery')
    .set({ state: 'cancelled', lease_until: null, lease_token: null, finished_at: at })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .where('state', 'in', ['pending', 'sending'])
    .execute()
}

/** Number of failing endpoints and of due deliveries of all workspaces, counted up to `backlogMax`, for the metrics. */
export async function webhookBacklog(
  store: Store,
  now: Date,
): Promise<{ readonly waiting: number; readonly oldestDueAt: Date | null; readonly failingEndpoints: number }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; failing: number }>`
    with waiting as (
      select d.due_at from delivery d join webhook_endpoint e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
      where d.state = 'pending' and e.enabled and d.due_at <= ${now}
      limit ${sql.lit(backlogMax)}
    )
    select count(*)::integer as waiting, min(due_at) as oldest,
      (select count(*)::integer from webhook_endpoint where failing_since is not null and deleted_at is null) as failing
    from waiting`.execute(store.system)
  const [row] = rows
  return { waiting: row?.waiting ?? 0, oldestDueAt: row?.oldest ?? null, failingEndpoints: row?.failing ?? 0 }
}

/** Most deliveries counted: a higher figure would not tell an operator more. */
const backlogMax = 10_000

function endpointOf(row: Selectable<WebhookEndpointRow>): StoredEndpoint {
  const { previous_secret: previousSecret, previous_secret_until: until } = row
  return {
    tenantId: row.tenant_id,
    id: row.id,
    url: row.url,
    events: row.events,
    enabled: row.enabled,
    secret: row.secret,
    previous: previousSecret === null || until === null ? null : { secret: previousSecret, until },
    createdAt: row.created_at,
    failuresInARow: row.failures_in_a_row,
    failingSince: row.failing_since,
    maxConcurrency: row.max_concurrency,
    goneSince: row.gone_since,
    switchedOff: row.switched_off,
  }
}
