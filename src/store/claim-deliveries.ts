import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { failuresToHalfOpen, leaseMs, sendingMax } from '../domain/webhooks/delivery.ts'
import type { Store } from './store.ts'

/** A delivery that this process holds until its lease ends. */
export interface ClaimedDelivery {
  readonly tenantId: string
  readonly id: string
  readonly token: string
  readonly attempts: number
  readonly interrupted: number
  /** The process that claimed it, as host:pid. */
  readonly node: string | null
  /** When it was due. */
  readonly dueAt: Date
  readonly kind: 'event' | 'replay'
  readonly event: { readonly id: string; readonly type: string; readonly body: Buffer }
  readonly endpoint: {
    readonly id: string
    readonly url: string
    /** Sealed. */
    readonly secret: Buffer
    readonly previous: { readonly secret: Buffer; readonly until: Date } | null
  }
}

/**
 * Claims up to `limit` due deliveries for this process: the oldest of each endpoint, endpoints and workspaces in turn, none above
 * its share. A claim considers a bounded number of endpoints, and the next claim goes on after them. Other processes skip the
 * rows that this one is claiming, so no delivery is claimed twice. The counts of deliveries in flight are not locked: processes
 * that claim at the same moment can exceed a share by a few.
 */
export async function claimDeliveries(
  store: Store,
  { now, limit, node }: { readonly now: Date; readonly limit: number; readonly node: string },
): Promise<readonly ClaimedDelivery[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const { rows } = await store.system.executeQuery<ClaimedRow>(
    CompiledQuery.raw(claimText, [now, leaseUntil, limit, node, lastEndpoints.get(store) ?? randomUUID()]),
  )
  const [first] = rows
  if (first !== undefined) lastEndpoints.set(store, first.last_endpoint_id)
  return rows.map(claimedOf)
}

/** The last endpoint of the last claim. Each process starts at a random one, so that processes seldom compete for rows. */
const lastEndpoints = new WeakMap<Store, string>()

/** Endpoints with due deliveries that a claim always compares; beyond them it stops once it has found enough deliveries. */
const weighedMin = 64

/** The shortlist has rows for this many processes that claim at the same moment: each takes the first that are not locked. */
const claimersMet = 4

/**
 * `walk` jumps in the index from one endpoint with pending deliveries to the next, however long their backlogs are. It collects
 * the due rows within the endpoint's share by `ctid`, which no longer matches once a row was changed. `share` is what the
 * workspace may still send; `found` counts the rows of all endpoints.
 *
 * The queue changes faster than the planner's statistics, and a plan made for an empty table stays in use. Conditions that the
 * wrong index could serve therefore end in `is true`, which no index serves, and some parts have an `offset 0`, which makes
 * them run once.
 */
const claimText = `
  with recursive walk as (
    select 0 as step, null::uuid as tenant_id, $5::uuid as endpoint_id, false as wrapped, 0 as share, 0 as weighed, 0 as found,
      '{}'::tid[] as rows
    union all
    select walk.step + 1, room.tenant_id, next.endpoint_id, next.wrapped, room.share,
      walk.weighed + least(1, cardinality(due.rows)), walk.found + least(cardinality(due.rows), room.share), due.rows
    from walk
    cross join lateral (
      (select d.endpoint_id, walk.wrapped from delivery d
       where d.state = 'pending' and d.endpoint_id > walk.endpoint_id order by d.endpoint_id limit 1)
      union all
      (select d.endpoint_id, true from delivery d
       where d.state = 'pending' and not walk.wrapped order by d.endpoint_id limit 1)
      limit 1
    ) as next
    left join lateral (
      select e.tenant_id,
        greatest(0, ${sendingMax.workspace} - (
          select count(*)::integer from delivery s where s.state = 'sending' and s.tenant_id = e.tenant_id
        )) as share,
        case when e.failures_in_a_row >= ${failuresToHalfOpen} then ${sendingMax.failingEndpoint} else e.max_concurrency end - (
          select count(*)::integer from delivery s
          where s.state = 'sending' and s.tenant_id = e.tenant_id and s.endpoint_id = e.id
        ) as own_share
      from webhook_endpoint e where e.id = next.endpoint_id and e.enabled
      offset 0
    ) as room on true
    cross join lateral (
      select array(
        select d.ctid from delivery d
        where d.state = 'pending' and d.endpoint_id = next.endpoint_id and d.due_at <= $1
        order by d.due_at, d.id
        limit case when room.share > 0 then greatest(0, room.own_share) else 0 end
      ) as rows
      offset 0
    ) as due
    where (walk.weighed < ${weighedMin} or walk.found < $3 * ${claimersMet})
      and (not next.wrapped or next.endpoint_id <= $5::uuid)
  ),
  turns as (
    select d.row, d.due_at, d.id, walk.share,
      row_number() over (partition by walk.tenant_id order by noted.place, d.due_at, d.id) as turn
    from walk
    cross join lateral unnest(walk.rows) with ordinality as noted (row, place)
    cross join lateral (select c.ctid as row, c.due_at, c.id from delivery c where c.ctid = noted.row offset 0) as d
  ),
  shortlist as materialized (
    select row, turn, due_at, id from turns where turn <= share order by turn, due_at, id limit $3 * ${claimersMet}
  ),
  chosen as materialized (
    select locked.row
    from (select row from shortlist order by turn, due_at, id) as listed
    cross join lateral (
      select d.ctid as row from delivery d where d.ctid = listed.row and (d.state = 'pending') is true for update of d skip locked
    ) as locked
    limit $3
  ),
  claimed as (
    update delivery d set state = 'sending', lease_until = $2, lease_token = gen_random_uuid(), lease_node = $4
    from chosen
    where d.ctid = chosen.row and (d.state = 'pending') is true
    returning d.tenant_id, d.id, d.lease_token, d.lease_node, d.attempts, d.interrupted, d.due_at, d.kind, d.event_id, d.endpoint_id
  )
  select c.tenant_id, c.id, c.lease_token, c.lease_node, c.attempts, c.interrupted, c.due_at, c.kind, v.id as event_id, v.type, v.body,
    e.id as endpoint_id, e.url, e.secret, e.previous_secret, e.previous_secret_until,
    last.endpoint_id as last_endpoint_id
  from claimed c
  join event v on v.tenant_id = c.tenant_id and v.id = c.event_id
  join webhook_endpoint e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
  cross join (select endpoint_id from walk order by step desc limit 1) as last
  order by c.due_at, c.id`

interface ClaimedRow {
  readonly tenant_id: string
  readonly id: string
  readonly lease_token: string
  readonly lease_node: string
  readonly attempts: number
  readonly interrupted: number
  readonly due_at: Date
  readonly kind: string
  readonly event_id: string
  readonly type: string
  readonly body: Buffer
  readonly endpoint_id: string
  readonly url: string
  readonly secret: Buffer
  readonly previous_secret: Buffer | null
  readonly previous_secret_until: Date | null
  readonly last_endpoint_id: string
}

function claimedOf(row: ClaimedRow): ClaimedDelivery {
  const { previous_secret: previousSecret, previous_secret_until: until } = row
  return {
    tenantId: row.tenant_id,
    id: row.id,
    token: row.lease_token,
    attempts: row.attempts,
    interrupted: row.interrupted,
    node: row.lease_node,
    dueAt: row.due_at,
    kind: row.kind === 'replay' ? 'replay' : 'event',
    event: { id: row.event_id, type: row.type, body: row.body },
    endpoint: {
      id: row.endpoint_id,
      url: row.url,
      secret: row.secret,
      previous: previousSecret === null || until === null ? null : { secret: previousSecret, until },
    },
  }
}
