import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { eventNames, wireTime } from '../../contract/events.ts'
import { deliveryStates } from '../../domain/webhooks/delivery.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import {
  failedSince,
  listDeliveries,
  ownerOfDelivery,
  replayDeliveries,
  type StoredAttempt,
  type StoredDelivery,
} from '../../store/deliveries.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { lockEndpoint } from '../../store/webhook-endpoints.ts'
import { finishPing, insertPing, pingsSince } from '../../store/webhook-pings.ts'
import { openEndpointSecrets } from '../webhooks/endpoint-secrets.ts'
import { sendPing } from '../webhooks/ping.ts'
import { parseMoment } from '../moment.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'
import { lockKnown, tenantOf } from './webhooks.ts'

const listedDefault = 100
const listedMax = 500
/** Most deliveries replayed by one command. docs/webhooks.md#replay. */
const replayedMax = 1_000
/** docs/webhooks.md#test-ping. */
const pingsAMinuteMax = 10
const minuteMs = 60_000

const ListDeliveries = Type.Object({
  id: Type.String(),
  state: Type.Optional(Type.Enum([...deliveryStates])),
  event: Type.Optional(Type.Enum([...eventNames])),
  since: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: listedMax })),
})
const ReplayDelivery = Type.Object({ id: Type.String() })
const ReplayFailed = Type.Object({ endpoint_id: Type.String(), failed_since: Type.String() })
const TestWebhook = Type.Object({ id: Type.String() })

/** Deliveries of an endpoint with every attempt, the newest first. */
export const listWebhookDeliveries: OperatorOperation<typeof ListDeliveries, readonly ShownDelivery[]> = {
  name: 'webhooks.deliveries',
  input: ListDeliveries,
  async run(services, input) {
    const since = input.since === undefined ? null : parseMoment(input.since, 'since')
    const tenantId = await tenantOf(services, input.id)
    const filter = {
      state: input.state ?? null,
      event: input.event ?? null,
      since,
      limit: input.limit ?? listedDefault,
    }
    const listed = await withTenant(services.store.app, tenantId, (tx) =>
      listDeliveries(tx, { tenantId, id: input.id }, filter),
    )
    return listed.map(shown)
  },
}

/** Sends the event of a delivery again, as a new delivery with six attempts. docs/webhooks.md#replay. */
export const replayDelivery: OperatorOperation<typeof ReplayDelivery, ShownDelivery> = {
  name: 'webhooks.replay',
  input: ReplayDelivery,
  async run(services, input) {
    const owner = isUuid(input.id) ? await ownerOfDelivery(services.store, input.id) : null
    if (owner === null) throw errors.notFound()
    const { tenantId, endpointId } = owner
    const replayed = await withTenant(services.store.app, tenantId, async (tx) => {
      if ((await lockEndpoint(tx, tenantId, endpointId)) === null) throw errors.webhookDeleted()
      const [id] = await replay(services, tx, tenantId, [input.id])
      const filter = { id: id ?? '', state: null, event: null, since: null, limit: 1 }
      const [made] = await listDeliveries(tx, { tenantId, id: endpointId }, filter)
      return made
    })
    if (replayed === undefined) throw new Error('a replay that was just stored is missing')
    services.onDeliveriesDue()
    return shown(replayed)
  },
}

/** Replays the deliveries of an endpoint that failed since a time and were not replayed, up to a limit. */
export const replayFailed: OperatorOperation<
  typeof ReplayFailed,
  { readonly id: string; readonly replayed: number; readonly more: boolean }
> = {
  name: 'webhooks.replay_failed',
  input: ReplayFailed,
  async run(services, input) {
    const since = parseMoment(input.failed_since, 'failed_since')
    const tenantId = await tenantOf(services, input.endpoint_id)
    const replayed = await withTenant(services.store.app, tenantId, async (tx) => {
      const endpoint = await lockKnown(tx, tenantId, input.endpoint_id)
      const failed = await failedSince(tx, endpoint, { since, limit: replayedMax + 1 })
      const ids = failed.slice(0, replayedMax)
      if (ids.length > 0) await replay(services, tx, tenantId, ids)
      return { count: ids.length, more: failed.length > replayedMax }
    })
    services.onDeliveriesDue()
    return { id: input.endpoint_id, replayed: replayed.count, more: replayed.more }
  },
}

/**
 * Posts a test ping now, also to a switched-off endpoint. The command fails when the receiver fails.
 * docs/webhooks.md#test-ping.
 */
export const testWebhook: OperatorOperation<typeof TestWebhook, ShownPing> = {
  name: 'webhooks.test',
  input: TestWebhook,
  async run(services, input) {
    const tenantId = await tenantOf(services, input.id)
    const ping = { tenantId, id: randomUUID(), endpointId: input.id }
    const at = services.clock.now()
    const endpoint = await withTenant(services.store.app, tenantId, async (tx) => {
      const known = await lockKnown(tx, tenantId, input.id)
      const since = new Date(at.getTime() - minuteMs)
      if ((await pingsSince(tx, ping, since)) >= pingsAMinuteMax) throw errors.webhookTests()
      await insertPing(tx, ping, at)
      const act = { tenantId, at, actor: operatorActor, action: 'webhook.tested', objectId: input.id } as const
      await insertAuditEntry(tx, act)
      return known
    })
    const secrets = await openEndpointSecrets(services)(endpoint, at)
    const result = await sendPing(services, { ...endpoint, secrets })
    const ok = result.outcome === 'ok'
    await withTenant(services.store.app, tenantId, (tx) => finishPing(tx, ping, { ...result, ok }))
    return {
      ok,
      http_status: result.httpStatus,
      outcome: result.outcome,
      duration_ms: result.durationMs,
      response_body: result.responseBody,
    }
  },
}

interface ShownPing {
  readonly ok: boolean
  readonly http_status: number | null
  readonly outcome: string
  readonly duration_ms: number
  readonly response_body: string | null
}

/** Makes the new deliveries, with one audit entry each. */
async function replay(
  { clock }: OperatorServices,
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const at = clock.now()
  for (const id of ids) {
    await insertAuditEntry(tx, { tenantId, at, actor: operatorActor, action: 'webhook.replayed', objectId: id })
  }
  return replayDeliveries(tx, tenantId, ids, at)
}

/** A delivery in `--json` output. docs/operations.md#commands. */
type ShownDelivery = ReturnType<typeof shown>

function shown(delivery: StoredDelivery) {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event: delivery.event,
    state: delivery.state,
    attempts: delivery.attempts,
    http_status: delivery.httpStatus,
    response_body: delivery.responseBody,
    created_at: wireTime(delivery.createdAt),
    kind: delivery.kind,
    next_attempt_at: delivery.state === 'pending' ? wireTime(delivery.dueAt) : null,
    finished_at: delivery.finishedAt === null ? null : wireTime(delivery.finishedAt),
    history: delivery.history.map(shownAttempt),
  }
}

function shownAttempt(attempt: StoredAttempt) {
  return {
    no: attempt.no,
    at: wireTime(attempt.startedAt),
    duration_ms: attempt.durationMs,
    outcome: attempt.outcome,
    http_status: attempt.httpStatus,
    address: attempt.address,
    node: attempt.node,
  }
}
