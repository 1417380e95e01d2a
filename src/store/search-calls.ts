import { sql, type RawBuilder, type Transaction } from 'kysely'
import { firstIdOf } from './new-id.ts'
import { pageOf, type PagePlace, type WalkedPage } from './page-place.ts'
import type { Tables } from './tables.ts'

/** Most calls that one page looks at for a filter that no index serves. */
const walkedMax = 10_000
/** Most calls of a key that are counted one by one. */
export const countedMax = 10_000

/** Which calls of a workspace are wanted; absent: any. */
export interface CallSearch {
  readonly requestId?: string
  readonly keyId?: string
  /** 2 for 200 to 299, and so on. */
  readonly statusClass?: number
  readonly path?: string
  readonly environment?: string
  readonly from?: Date
  /** The first moment that is too late. */
  readonly before?: Date
}

/** A call as it is listed. */
export interface ListedCall {
  readonly id: string
  readonly at: Date
  readonly requestId: string
  readonly keyId: string
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly environment: string | null
  readonly status: number
  readonly code: string | null
  readonly durationMs: number
  readonly client: string
  /** operations/body-shape.ts. */
  readonly body: string | null
}

const columns = sql`id, at, request_id as "requestId", key_id as "keyId", operation, method, path, environment, status, code,
  duration_ms as "durationMs", client, body`

/**
 * Calls of a workspace, the newest first, after a place. Those of a request id, a key and a time are found at once; for the rest a page looks
 * at a bounded number of calls, so that it may be short and end in a place to go on from.
 */
export async function searchCalls(
  tx: Transaction<Tables>,
  tenantId: string,
  page: { readonly search: CallSearch; readonly after: PagePlace | null; readonly limit: number },
): Promise<WalkedPage<ListedCall>> {
  const { search, after, limit } = page
  const rest = restOf(search)
  const walked = rest.length === 0 ? limit + 1 : Math.max(walkedMax, limit + 1)
  const { rows } = await sql<ListedCall & { readonly stoppedAt: Date | null; readonly stoppedId: string | null }>`
    with walked as materialized (
      select * from api_call where ${all([sql`tenant_id = ${tenantId}::uuid`, ...indexed(search, after)])}
      order by id desc limit ${walked}
    ),
    stopped as (
      select at, id from walked where (select count(*) from walked) = ${walked} order by id limit 1
    ),
    found as (select ${columns} from walked where ${all([sql`true`, ...rest])} order by id desc limit ${limit + 1})
    select found.*, stopped.at as "stoppedAt", stopped.id as "stoppedId"
    from (select 1) as one left join found on true left join stopped on true
    order by found.id desc`.execute(tx)
  const [first] = rows
  const stopped =
    first === undefined || first.stoppedAt === null || first.stoppedId === null
      ? null
      : { at: first.stoppedAt, id: first.stoppedId }
  return pageOf(
    rows.flatMap(({ stoppedAt: _at, stoppedId: _id, ...row }) => (isListed(row) ? [row] : [])),
    { limit, stopped, placeOf: ({ at, id }) => ({ at, id }) },
  )
}

/** One call of a workspace; null when there is none. */
export async function findCall(tx: Transaction<Tables>, tenantId: string, id: string): Promise<ListedCall | null> {
  const { rows } = await sql<ListedCall>`
    select ${columns} from api_call where tenant_id = ${tenantId}::uuid and id = ${id}::uuid`.execute(tx)
  return rows[0] ?? null
}

/** Calls by key and operation in a time, from the counts by hour: hours that begin in it. */
export async function countCalls(
  tx: Transaction<Tables>,
  tenantId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<
  readonly {
    readonly keyId: string
    readonly operation: string
    readonly calls: number
    readonly errors: number
    readonly unlogged: number
  }[]
> {
  const { rows } = await sql<{ keyId: string; operation: string; calls: number; errors: number; unlogged: number }>`
    select key_id as "keyId", operation, sum(calls)::integer as calls, sum(errors)::integer as errors,
      sum(unlogged)::integer as unlogged
    from api_call_hour
    where tenant_id = ${tenantId}::uuid and hour >= ${from}::timestamptz and hour < ${before}::timestamptz
    group by key_id, operation order by calls desc, key_id, operation`.execute(tx)
  return rows
}

/** The newest call of a key, and its calls since a moment, counted up to `countedMax`. */
export async function recentUse(
  tx: Transaction<Tables>,
  { tenantId, keyId }: { readonly tenantId: string; readonly keyId: string },
  since: Date,
): Promise<{ readonly lastAt: Date | null; readonly lastClient: string | null; readonly calls: number }> {
  const { rows } = await sql<{ lastAt: Date | null; lastClient: string | null; calls: number }>`
    select last.at as "lastAt", last.client as "lastClient", recent.calls
    from (
      select count(*)::integer as calls from (
        select 1 from api_call
        where tenant_id = ${tenantId}::uuid and key_id = ${keyId}::uuid and id >= ${firstIdOf(since)}::uuid
        limit ${countedMax}
      ) as counted
    ) as recent
    left join lateral (
      select at, client from api_call where tenant_id = ${tenantId}::uuid and key_id = ${keyId}::uuid order by id desc limit 1
    ) as last on true`.execute(tx)
  return rows[0] ?? { lastAt: null, lastClient: null, calls: 0 }
}

/** The conditions that an index serves. */
function indexed(
  { requestId, keyId, from, before }: CallSearch,
  after: PagePlace | null,
): readonly RawBuilder<unknown>[] {
  return [
    ...(requestId === undefined ? [] : [sql`request_id = ${requestId}`]),
    ...(keyId === undefined ? [] : [sql`key_id = ${keyId}::uuid`]),
    ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
    ...(before === undefined ? [] : [sql`id < ${firstIdOf(before)}::uuid`]),
    ...(after === null ? [] : [sql`id < ${after.id}::uuid`]),
  ]
}

function restOf({ statusClass, path, environment }: CallSearch): readonly RawBuilder<unknown>[] {
  return [
    ...(statusClass === undefined ? [] : [sql`status between ${statusClass * 100} and ${statusClass * 100 + 99}`]),
    ...(path === undefined ? [] : [sql`path = ${path}`]),
    ...(environment === undefined ? [] : [sql`environment = ${environment}`]),
  ]
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `)
}

/** The outer join answers one row without a call where nothing is found. */
function isListed(row: { readonly id: string | null }): boolean {
  return row.id !== null
}
