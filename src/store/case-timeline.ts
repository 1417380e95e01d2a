import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The place of a happening: the next page begins after it. `step` tells the two happenings of one delivery apart. */
export interface TimelinePlace {
  readonly at: Date
  readonly id: string
  readonly step: number
}

/** One thing that happened on a case: an audit entry, or a delivery that was queued (step 1) or that ended (step 2). */
export interface TimelineRow extends TimelinePlace {
  readonly action: string
  readonly actor_type: string | null
  readonly actor_id: string | null
  readonly object_type: string
  readonly object_id: string
  readonly outcome: string | null
  readonly reason: string | null
  readonly changed: readonly string[]
  readonly request_id: string | null
  readonly event: string | null
  readonly endpoint_id: string | null
  readonly state: string | null
  readonly attempts: number | null
  readonly http_status: number | null
}

/** What happened on a case, in one order, the newest first, after a place. */
export async function caseTimeline(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, after, limit }: { readonly caseId: string; readonly after: TimelinePlace | null; readonly limit: number },
): Promise<readonly TimelineRow[]> {
  const begin =
    after === null
      ? sql`true`
      : sql`(at, id, step) < (${after.at}::timestamptz, ${after.id}::uuid, ${after.step}::integer)`
  const { rows } = await sql<TimelineRow>`
    with happening as (
      select at, id, 0 as step, action, actor_type, actor_id, object_type, object_id::text as object_id, outcome, reason,
        changed, request_id, null::text as event, null::text as endpoint_id, null::text as state, null::integer as attempts,
        null::integer as http_status
      from audit_entry
      where tenant_id = ${tenantId} and case_id = ${caseId}
      union all
      select case step when 1 then delivery.created_at else delivery.finished_at end, delivery.id, step,
        case step when 1 then 'delivery.queued' else 'delivery.ended' end, null, null, 'delivery', delivery.id::text, null, null,
        '{}'::text[], null, event.type, delivery.endpoint_id::text, case step when 1 then null else delivery.state end,
        case step when 1 then null else delivery.attempts end, case step when 1 then null else delivery.http_status end
      from event
      join delivery on delivery.tenant_id = event.tenant_id and delivery.event_id = event.id
      cross join (values (1), (2)) as steps (step)
      where event.tenant_id = ${tenantId} and event.case_id = ${caseId} and (step = 1 or delivery.finished_at is not null)
    )
    select * from happening where ${begin} order by at desc, id desc, step desc limit ${limit}`.execute(tx)
  return rows
}
