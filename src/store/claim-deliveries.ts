import { CompiledQuery } from 'kysely'
import { failuresToHalfOpen, leaseMs, sendingMax } from '../domain/delivery.ts'
import type { Store } from './store.ts'

/** A delivery that is ours until its lease ends. */
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
 * Claims up to so many due deliveries for this process: the eldest of each endpoint, endpoints and workspaces in turn, none above
 * its share. Another process skips what this one is claiming, so no delivery is claimed twice; the counts of what is being sent
 * are not locked, so that processes that claim at the same moment may pass a share by a few.
 */
export async function claimDeliveries(
  store: Store,
  { now, limit, node }: { readonly now: Date; readonly limit: number; readonly node: string },
): Promise<readonly ClaimedDelivery[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const { rows } = await store.system.executeQuery<ClaimedRow>(
    CompiledQuery.raw(claimText, [now, leaseUntil, limit, node]),
  )
  return rows.map(claimedOf)
}

/**
 * So many processes that claim at the same moment each find something: one locks what it takes, the next one what follows on the
 * list.
 */
const claimersMet = 4

/**
 * `waiting`: the endpoints with deliveries that wait, found by jumping from one to the next in the index, so that a long backlog
 * of one costs no more than a short one. Rows are found again by `ctid`, which a row that was changed meanwhile has no more.
 */
const claimText = `
  with recursive waiting as (
    (select tenant_id, endpoint_id from delivery where state = 'pending' order by tenant_id, endpoint_id limit 1)
    union all
    select next.tenant_id, next.endpoint_id from waiting, lateral (
      select d.tenant_id, d.endpoint_id from delivery d
      where d.state = 'pending' and (d.tenant_id, d.endpoint_id) > (waiting.tenant_id, waiting.endpoint_id)
      order by d.tenant_id, d.endpoint_id limit 1
    ) as next
  ),
  free as materialized (
    select w.tenant_id, w.endpoint_id,
      case when e.failures_in_a_row >= ${failuresToHalfOpen} then ${sendingMax.failingEndpoint} else e.max_concurrency end - (
        select count(*) from delivery s
        where s.state = 'sending' and s.tenant_id = w.tenant_id and s.endpoint_id = w.endpoint_id
      ) as slots
    from waiting w join webhook_endpoint e on e.tenant_id = w.tenant_id and e.id = w.endpoint_id
    where e.enabled
  ),
  due as materialized (
    select d.* from free, lateral (
      select c.tenant_id, c.ctid as row, c.id, c.due_at, row_number() over (order by c.due_at, c.id) as place from delivery c
      where c.tenant_id = free.tenant_id and c.endpoint_id = free.endpoint_id and c.state = 'pending' and c.due_at <= $1
      order by c.due_at, c.id limit greatest(free.slots, 0)
    ) as d
  ),
  turns as (select *, row_number() over (partition by tenant_id order by place, due_at, id) as turn from due),
  shortlist as materialized (
    select t.* from turns t
    where t.turn <= ${sendingMax.workspace} - (
      select count(*) from delivery s where s.state = 'sending' and s.tenant_id = t.tenant_id
    )
    order by t.turn, t.due_at, t.id limit $3 * ${claimersMet}
  ),
  chosen as materialized (
    select d.ctid as row from shortlist s join delivery d on d.ctid = s.row and d.state = 'pending'
    order by s.turn, s.due_at, s.id limit $3 for update of d skip locked
  ),
  claimed as (
    update delivery d set state = 'sending', lease_until = $2, lease_token = gen_random_uuid(), lease_node = $4
    from chosen where d.ctid = chosen.row and d.state = 'pending'
    returning d.tenant_id, d.id, d.lease_token, d.lease_node, d.attempts, d.interrupted, d.due_at, d.kind, d.event_id, d.endpoint_id
  )
  select c.tenant_id, c.id, c.lease_token, c.lease_node, c.attempts, c.interrupted, c.due_at, c.kind, v.id as event_id, v.type, v.body,
    e.id as endpoint_id, e.url, e.secret, e.previous_secret, e.previous_secret_until
  from claimed c
  join event v on v.tenant_id = c.tenant_id and v.id = c.event_id
  join webhook_endpoint e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
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
