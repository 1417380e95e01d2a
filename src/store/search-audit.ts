import { sql, type RawBuilder, type Transaction } from 'kysely'
import { firstIdOf } from './new-id.ts'
import { pageOf, type PagePlace, type WalkedPage } from './page-place.ts'
import type { Tables } from './tables.ts'

/** Most entries that one page looks at for a filter that no index serves. */
const walkedMax = 10_000
/** Most entries outside the chain that are counted: the count stays cheap when the job does not run. */
const unsealedMax = 10_000

/** Which entries of a workspace are wanted; absent: any. */
export interface AuditSearch {
  readonly action?: string
  /** The id of the actor: a key, a job, or the way of an operator. */
  readonly actorId?: string
  readonly objectId?: string
  readonly caseId?: string
  readonly from?: Date
  /** The first moment that is too late. */
  readonly before?: Date
}

/** An entry as it is listed. */
export interface ListedEntry {
  readonly id: string
  readonly at: Date
  readonly actorType: string
  readonly actorId: string
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  readonly caseId: string | null
  readonly changed: readonly string[]
  readonly outcome: string
  readonly reason: string | null
  readonly count: number | null
  readonly requestId: string | null
  /** Its place in the chain; null: not there yet. */
  readonly seq: number | null
}

/**
 * Entries of a workspace, the newest first, after a place. Ids begin with the moment (new-id.ts), so that they give the order and the
 * borders of time. A page looks at a bounded number of entries; those of a case are found at once.
 */
export async function searchAudit(
  tx: Transaction<Tables>,
  tenantId: string,
  page: { readonly search: AuditSearch; readonly after: PagePlace | null; readonly limit: number },
): Promise<WalkedPage<ListedEntry>> {
  const { search, after, limit } = page
  const rest = restOf(search)
  const walked = rest.length === 0 ? limit + 1 : Math.max(walkedMax, limit + 1)
  const { rows } = await sql<ListedEntry & { readonly stoppedAt: Date | null; readonly stoppedId: string | null }>`
    with walked as materialized (
      select * from audit_entry where ${all([sql`tenant_id = ${tenantId}::uuid`, ...indexed(search, after)])}
      order by id desc limit ${walked}
    ),
    stopped as (
      select at, id from walked where (select count(*) from walked) = ${walked} order by id limit 1
    ),
    found as (
      select e.id, e.at, e.actor_type as "actorType", e.actor_id as "actorId", e.action, e.object_type as "objectType",
        e.object_id as "objectId", e.case_id as "caseId", e.changed, e.outcome, e.reason, e.count, e.request_id as "requestId"
      from walked e where ${all([sql`true`, ...rest])}
      order by e.id desc limit ${limit + 1}
    )
    select found.*, s.seq, stopped.at as "stoppedAt", stopped.id as "stoppedId"
    from (select 1) as one left join found on true left join stopped on true
    left join audit_seal s on s.tenant_id = ${tenantId}::uuid and s.entry_id = found.id
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

/** How far the chain of a workspace goes, and what is signed of it. */
export interface ChainStatus {
  readonly sealed: number
  readonly lastSealedAt: Date | null
  /** Counted up to 10,000. */
  readonly unsealed: number
  readonly oldestUnsealedAt: Date | null
  /** The place of the end that is signed in the database. */
  readonly signedSeq: number | null
  readonly checkpointSeq: number | null
  readonly checkpointAt: Date | null
}

/** The state of the chain of a workspace. Proves nothing: `audit verify` does. */
export async function chainStatus(tx: Transaction<Tables>, tenantId: string): Promise<ChainStatus> {
  const tenant = sql`${tenantId}::uuid`
  const { rows } = await sql<ChainStatus>`
    select coalesce(last.seq, 0)::integer as sealed, last.at as "lastSealedAt", waiting.entries as unsealed,
      waiting.oldest as "oldestUnsealedAt", head.seq::integer as "signedSeq", checkpoint.seq::integer as "checkpointSeq",
      checkpoint.at as "checkpointAt"
    from (
      select count(*)::integer as entries, min(e.at) as oldest
      from (select entry_id from audit_unsealed where tenant_id = ${tenant} limit ${unsealedMax}) u
      join audit_entry e on e.tenant_id = ${tenant} and e.id = u.entry_id
    ) as waiting
    left join lateral (
      select s.seq, e.at from audit_seal s left join audit_entry e on e.tenant_id = s.tenant_id and e.id = s.entry_id
      where s.tenant_id = ${tenant} order by s.seq desc limit 1
    ) as last on true
    left join audit_head head on head.tenant_id = ${tenant}
    left join lateral (
      select seq, at from audit_checkpoint where tenant_id = ${tenant} order by seq desc limit 1
    ) as checkpoint on true`.execute(tx)
  const [status] = rows
  if (status === undefined) throw new Error('an aggregate answers one row')
  return status
}

/** The conditions that an index serves. */
function indexed({ caseId, from, before }: AuditSearch, after: PagePlace | null): readonly RawBuilder<unknown>[] {
  return [
    ...(caseId === undefined ? [] : [sql`case_id = ${caseId}::uuid`]),
    ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
    ...(before === undefined ? [] : [sql`id < ${firstIdOf(before)}::uuid`]),
    ...(after === null ? [] : [sql`id < ${after.id}::uuid`]),
  ]
}

function restOf({ action, actorId, objectId }: AuditSearch): readonly RawBuilder<unknown>[] {
  return [
    ...(action === undefined ? [] : [sql`e.action = ${action}`]),
    ...(actorId === undefined ? [] : [sql`e.actor_id = ${actorId}`]),
    ...(objectId === undefined ? [] : [sql`e.object_id = ${objectId}::uuid`]),
  ]
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `)
}

/** The outer join answers one row without an entry where nothing is found. */
function isListed(row: { readonly id: string | null }): boolean {
  return row.id !== null
}
