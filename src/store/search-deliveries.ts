import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DeliveryState } from '../domain/webhooks/delivery.ts'
import { pageOf, type PagePlace, type WalkedPage } from './page-place.ts'
import type { Tables } from './tables.ts'

/** Most deliveries that one page looks at for a filter that no index serves. */
const walkedMax = 10_000

/** The same for an event: each delivery has to look up its own. */
const walkedOfEventMax = 4_000

/** Classes of the HTTP status of the last attempt; `none`: it was attempted and nothing answered. */
export const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'none'] as const
export type StatusClass = (typeof statusClasses)[number]

/** Which deliveries of a workspace are wanted; absent: any. */
export interface DeliverySearch {
  readonly endpointId?: string
  readonly event?: string
  readonly state?: DeliveryState
  readonly statusClass?: StatusClass
  /** Of their cases, in any environment. */
  readonly reference?: string
  readonly caseId?: string
  readonly from?: Date
  /** The first moment that is too late. */
  readonly before?: Date
}

/** A delivery in a list, with what its event says. */
export interface ListedDelivery {
  readonly id: string
  readonly endpointId: string
  readonly eventId: string
  readonly event: string
  readonly environment: string
  readonly reference: string
  readonly caseId: string | null
  readonly kind: string
  readonly state: string
  readonly attempts: number
  readonly httpStatus: number | null
  readonly createdAt: Date
  readonly dueAt: Date
  readonly finishedAt: Date | null
  readonly replayedAt: Date | null
}

/** The columns of delivery `d` and its event `v`. */
const columns = sql`d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", v.type as event, v.environment, v.reference,
  v.case_id as "caseId", d.kind, d.state, d.attempts, d.http_status as "httpStatus", d.created_at as "createdAt", d.due_at as "dueAt",
  d.finished_at as "finishedAt", d.replayed_at as "replayedAt"`

/**
 * Deliveries of a workspace, the newest first, after a place: new deliveries move no page. What an index serves is always complete
 * (endpoint, case, time, not taken); for the rest a page looks at a bounded number of rows, so that it may be short and end in a place to go on from.
 */
export async function searchDeliveries(
  tx: Transaction<Tables>,
  tenantId: string,
  page: { readonly search: DeliverySearch; readonly after: PagePlace | null; readonly limit: number },
): Promise<WalkedPage<ListedDelivery>> {
  const { search, after, limit } = page
  const ofEvents = await eventsOf(tx, tenantId, search)
  if (ofEvents?.length === 0) return { rows: [], next: null }
  const rest = restOf(search)
  const walked =
    rest.length === 0 ? limit + 1 : Math.max(search.event === undefined ? walkedMax : walkedOfEventMax, limit + 1)
  const { rows } = await sql<ListedDelivery & { readonly stoppedAt: Date | null; readonly stoppedId: string | null }>`
    with walked as materialized (
      select id, event_id, state, http_status, created_at from delivery
      where ${all([sql`tenant_id = ${tenantId}::uuid`, ...indexed(search, after, ofEvents)])}
      order by created_at desc, id desc limit ${walked}
    ),
    stopped as (
      select created_at, id from walked where (select count(*) from walked) = ${walked} order by created_at, id limit 1
    ),
    matched as materialized (
      select d.id from walked d ${search.event === undefined ? sql`` : eventOf(tenantId)}
      where ${all([sql`true`, ...rest])}
      order by d.created_at desc, d.id desc limit ${limit + 1}
    ),
    found as (
      select ${columns} from matched
      join delivery d on d.tenant_id = ${tenantId}::uuid and d.id = matched.id ${eventOf(tenantId)}
    )
    select found.*, stopped.created_at as "stoppedAt", stopped.id as "stoppedId"
    from (select 1) as one left join found on true left join stopped on true
    order by found."createdAt" desc, found.id desc`.execute(tx)
  const [first] = rows
  const stopped = first === undefined ? null : placeOf(first.stoppedAt, first.stoppedId)
  return pageOf(
    rows.flatMap(({ stoppedAt: _at, stoppedId: _id, ...row }) => (isListed(row) ? [row] : [])),
    { limit, stopped, placeOf: ({ createdAt, id }) => ({ at: createdAt, id }) },
  )
}

/** One delivery of a workspace; null when there is none. */
export async function findDelivery(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
): Promise<
  | (ListedDelivery & {
      readonly body: Buffer
      readonly responseBody: string | null
      readonly url: string
      readonly endpointDeletedAt: Date | null
    })
  | null
> {
  const { rows } = await sql<
    ListedDelivery & { body: Buffer; responseBody: string | null; url: string; endpointDeletedAt: Date | null }
  >`
    select ${columns}, v.body, d.response_body as "responseBody", e.url, e.deleted_at as "endpointDeletedAt"
    from delivery d
    join event v on v.tenant_id = d.tenant_id and v.id = d.event_id
    join webhook_endpoint e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    where d.tenant_id = ${tenantId}::uuid and d.id = ${id}::uuid`.execute(tx)
  return rows[0] ?? null
}

/** The events of the wanted cases; null when any event is. */
async function eventsOf(
  tx: Transaction<Tables>,
  tenantId: string,
  { reference, caseId }: DeliverySearch,
): Promise<readonly string[] | null> {
  if (reference === undefined && caseId === undefined) return null
  let query = tx
    .selectFrom('event')
    .innerJoin('kyc_case', (join) =>
      join.onRef('kyc_case.tenant_id', '=', 'event.tenant_id').onRef('kyc_case.id', '=', 'event.case_id'),
    )
    .select('event.id')
    .where('event.tenant_id', '=', tenantId)
    .where('kyc_case.tenant_id', '=', tenantId)
  if (reference !== undefined) query = query.where('kyc_case.reference', '=', reference)
  if (reference !== undefined) query = query.where('kyc_case.environment', 'in', ['sandbox', 'production'])
  if (caseId !== undefined) query = query.where('kyc_case.id', '=', caseId)
  return (await query.execute()).map(({ id }) => id)
}

/** Joins the event `v` of delivery `d`. */
function eventOf(tenantId: string): RawBuilder<unknown> {
  return sql`join event v on v.tenant_id = ${tenantId}::uuid and v.id = d.event_id`
}

/** The conditions that an index serves. Words are written into the text, because a partial index is found by them alone. */
function indexed(
  { endpointId, state, statusClass, from, before }: DeliverySearch,
  after: PagePlace | null,
  ofEvents: readonly string[] | null,
): readonly RawBuilder<unknown>[] {
  const isUntaken = state === 'failed' || (statusClass !== undefined && statusClass !== '2xx')
  return [
    ...(endpointId === undefined ? [] : [sql`endpoint_id = ${endpointId}::uuid`]),
    ...(ofEvents === null ? [] : [sql`event_id = any(${[...ofEvents]}::uuid[])`]),
    ...(isUntaken ? [sql`attempts > 0 and (http_status is null or http_status >= 300)`] : []),
    ...(state === 'pending' || state === 'sending' ? [sql`state = ${sql.lit(state)}`] : []),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
    ...(after === null ? [] : [sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ]
}

/** The other conditions, of delivery `d` and event `v`. */
function restOf({ event, state, statusClass }: DeliverySearch): readonly RawBuilder<unknown>[] {
  return [
    ...(event === undefined ? [] : [sql`v.type = ${event}`]),
    ...(state === undefined || state === 'pending' || state === 'sending' ? [] : [sql`d.state = ${state}`]),
    ...(statusClass === undefined ? [] : [ofClass(statusClass)]),
  ]
}

function ofClass(statusClass: StatusClass): RawBuilder<unknown> {
  if (statusClass === 'none') return sql`d.http_status is null`
  const first = Number(statusClass[0]) * 100
  return sql`d.http_status between ${first} and ${first + 99}`
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `)
}

function placeOf(at: Date | null, id: string | null): PagePlace | null {
  return at === null || id === null ? null : { at, id }
}

/** The outer join answers one row without a delivery where nothing is found. */
function isListed(row: { readonly id: string | null }): boolean {
  return row.id !== null
}
