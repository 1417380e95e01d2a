import { CompiledQuery } from 'kysely'
import { goneStatus, type DeliveryChange } from '../domain/webhooks/delivery.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { groupCommit, halvingSizes } from './group-commit.ts'
import type { Store } from './store.ts'
import { columnNames, valuesOf, valuesText, type Column } from './value-rows.ts'

/** The stored result of one attempt. */
export interface AttemptNote {
  readonly startedAt: Date
  readonly durationMs: number
  /** `ok`, `http_status` or the kind of failure. */
  readonly outcome: string
  readonly httpStatus: number | null
  readonly responseBody: string | null
  /** The address that answered. */
  readonly address: string | null
}

/** The end of an attempt: its note, and the next state of the delivery if this process still holds it. */
export interface FinishedAttempt {
  readonly delivery: Pick<ClaimedDelivery, 'tenantId' | 'id' | 'token' | 'node'> & {
    readonly endpoint: { readonly id: string }
  }
  readonly change: DeliveryChange
  /** Null when the receiver was not called. */
  readonly delivered: boolean | null
  readonly attempt: AttemptNote
  readonly at: Date
}

/** Writing results takes at most half of the time: several results share a commit, and API calls get the disk. */
const pausesAfterFinish = 1

const finishes = new WeakMap<Store, (finished: FinishedAttempt) => Promise<boolean>>()

/**
 * Stores the end of an attempt and the delivery's next state in one commit, shared with other results of the same moment.
 * Returns false when the lease was lost: the delivery is left to its new holder, and the attempt is stored without a number
 * if the receiver was called.
 */
export function finishAttempt(store: Store, finished: FinishedAttempt): Promise<boolean> {
  let finish = finishes.get(store)
  if (finish === undefined) {
    finish = groupCommit<FinishedAttempt, boolean>({
      write: (items) => finishAttempts(store, items),
      groupOf: () => '',
      keyOf: ({ delivery }) => delivery.id,
      sizes: [32, ...halvingSizes],
      pauses: pausesAfterFinish,
    })
    finishes.set(store, finish)
  }
  return finish(finished)
}

/** The same for several deliveries at once; results in their order. */
export async function finishAttempts(store: Store, items: readonly FinishedAttempt[]): Promise<readonly boolean[]> {
  const text = finishText(items.length)
  const { rows } = await store.system.executeQuery<{ id: string }>(
    CompiledQuery.raw(text, valuesOf(finishColumns, items)),
  )
  const ours = new Set(rows.map(({ id }) => id))
  return items.map(({ delivery }) => ours.has(delivery.id))
}

const finishColumns: readonly Column<FinishedAttempt>[] = [
  ['tenant_id', 'uuid', ({ delivery }) => delivery.tenantId],
  ['id', 'uuid', ({ delivery }) => delivery.id],
  ['token', 'uuid', ({ delivery }) => delivery.token],
  ['endpoint_id', 'uuid', ({ delivery }) => delivery.endpoint.id],
  ['state', 'text', ({ change }) => change.state],
  ['attempts', 'integer', ({ change }) => change.attempts],
  ['interrupted', 'integer', ({ change }) => change.interrupted],
  ['no', 'integer', ({ change }) => change.no],
  ['due_at', 'timestamptz', ({ change }) => change.dueAt],
  ['delivered', 'boolean', ({ delivered }) => delivered],
  ['at', 'timestamptz', ({ at }) => at],
  ['started_at', 'timestamptz', ({ attempt }) => attempt.startedAt],
  ['duration_ms', 'integer', ({ attempt }) => attempt.durationMs],
  ['outcome', 'text', ({ attempt }) => attempt.outcome],
  ['http_status', 'integer', ({ attempt }) => attempt.httpStatus],
  ['response_body', 'text', ({ attempt }) => attempt.responseBody],
  ['address', 'text', ({ attempt }) => attempt.address],
  ['node', 'text', ({ delivery }) => delivery.node],
]

const finishTexts = new Map<number, string>()

/** Endpoints whose count of failures changes are locked first and in one order, so that two processes cannot deadlock. */
function finishText(rows: number): string {
  const known = finishTexts.get(rows)
  if (known !== undefined) return known
  const text = `
    with given (${columnNames(finishColumns)}) as materialized (${valuesText(finishColumns, rows, 1)}),
    results as (
      select tenant_id, endpoint_id, bool_or(delivered) as delivered, count(*)::integer as failures, min(at) as at,
        bool_or(http_status = ${goneStatus}) as gone
      from given where delivered is not null group by tenant_id, endpoint_id
    ),
    counted as materialized (
      select e.tenant_id, e.id, r.delivered, r.failures, r.at, r.gone
      from webhook_endpoint e join results r on r.tenant_id = e.tenant_id and r.endpoint_id = e.id
      where not r.delivered or e.failures_in_a_row > 0
      order by e.tenant_id, e.id for no key update of e
    ),
    endpoints as (
      update webhook_endpoint e set
        failures_in_a_row = case when c.delivered then 0 else e.failures_in_a_row + c.failures end,
        failing_since = case when c.delivered then null else coalesce(e.failing_since, c.at) end,
        gone_since = case when c.delivered then null when c.gone then coalesce(e.gone_since, c.at) else e.gone_since end
      from counted c where c.tenant_id = e.tenant_id and c.id = e.id
    ),
    finished as (
      update delivery d set state = g.state, attempts = g.attempts, interrupted = g.interrupted, due_at = g.due_at,
        lease_until = null, lease_token = null,
        http_status = case when g.no is null then d.http_status else g.http_status end,
        response_body = case when g.no is null then d.response_body else g.response_body end,
        finished_at = case when g.state = 'pending' then null else g.at end
      from given g
      where d.tenant_id = g.tenant_id and d.id = g.id and d.state = 'sending' and d.lease_token = g.token
      returning d.id
    ),
    noted as (
      insert into webhook_attempt (tenant_id, id, delivery_id, no, started_at, duration_ms, outcome, http_status,
        response_body, address, node)
      select g.tenant_id, gen_random_uuid(), g.id, case when f.id is null then null else g.no end, g.started_at,
        g.duration_ms, g.outcome, g.http_status, g.response_body, g.address, g.node
      from given g left join finished f on f.id = g.id where f.id is not null or g.outcome <> 'interrupted'
    )
    select id from finished`
  finishTexts.set(rows, text)
  return text
}
