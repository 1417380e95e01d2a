import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { eventNames, wireTime } from '../../contract/events.ts'
import { deliveryStates } from '../../domain/webhooks/delivery.ts'
import { signedTexts, unsignedHeaders } from '../../domain/webhooks/signature.ts'
import { attemptsOf, type StoredAttempt } from '../../store/deliveries.ts'
import { findDelivery, searchDeliveries, statusClasses, type ListedDelivery } from '../../store/search-deliveries.ts'
import { withTenant } from '../../store/tenant.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { cursorAt, placeAt } from '../page-cursor.ts'
import { parseMoment } from '../moment.ts'
import { isUuid } from '../uuid.ts'
import { idOf, pageInput, pageLimit, shownTime } from '../list-input.ts'
import type { OperatorOperation } from './operation.ts'

const SearchDeliveries = Type.Object({
  workspace_id: Type.String(),
  endpoint_id: Type.Optional(Type.String()),
  event: Type.Optional(Type.Enum([...eventNames])),
  state: Type.Optional(Type.Enum([...deliveryStates])),
  /** Of the last attempt. */
  status_class: Type.Optional(Type.Enum([...statusClasses])),
  reference: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  case_id: Type.Optional(Type.String()),
  ...pageInput,
})
const ShowDelivery = Type.Object({ workspace_id: Type.String(), id: Type.String() })

/** Deliveries of a workspace, the newest first. docs/webhooks.md#attempts. */
export const searchForDeliveries: OperatorOperation<typeof SearchDeliveries, ShownPage> = {
  name: 'deliveries.search',
  input: SearchDeliveries,
  async run(services, input) {
    const { id: tenantId } = await knownWorkspace(services, input.workspace_id)
    const { event, state, status_class: statusClass, reference } = input
    const search = {
      ...(input.endpoint_id === undefined ? {} : { endpointId: idOf(input.endpoint_id, 'endpoint_id') }),
      ...(event === undefined ? {} : { event }),
      ...(state === undefined ? {} : { state }),
      ...(statusClass === undefined ? {} : { statusClass }),
      ...(reference === undefined ? {} : { reference }),
      ...(input.case_id === undefined ? {} : { caseId: idOf(input.case_id, 'case_id') }),
      ...(input.from === undefined ? {} : { from: parseMoment(input.from, 'from') }),
      ...(input.to === undefined ? {} : { before: parseMoment(input.to, 'to') }),
    }
    const page = { search, after: placeAt(input.cursor), limit: pageLimit(input.limit) }
    const { rows, next } = await withTenant(services.store.app, tenantId, (tx) => searchDeliveries(tx, tenantId, page))
    return {
      deliveries: rows.map(shown),
      next_cursor: next === null ? null : cursorAt(next),
      searched_to: next === null ? null : wireTime(next.at),
    }
  },
}

/** One delivery with its attempts, its request and what was signed; never a secret or a signature. docs/webhooks.md#signatures. */
export const showOneDelivery: OperatorOperation<typeof ShowDelivery, ShownWhole> = {
  name: 'deliveries.show',
  input: ShowDelivery,
  async run(services, { workspace_id: workspaceId, id }) {
    const { id: tenantId } = await knownWorkspace(services, workspaceId)
    const found = isUuid(id)
      ? await withTenant(services.store.app, tenantId, async (tx) => {
          const delivery = await findDelivery(tx, tenantId, id)
          return delivery === null ? null : { delivery, attempts: (await attemptsOf(tx, tenantId, [id])).get(id) ?? [] }
        })
      : null
    if (found === null) throw errors.notFound()
    const { delivery, attempts } = found
    const body = delivery.body.toString('utf8')
    return {
      ...shown(delivery),
      url: delivery.url,
      endpoint_deleted: delivery.endpointDeletedAt !== null,
      body,
      response_body: delivery.responseBody,
      history: attempts.map((attempt) => shownAttempt(attempt, delivery, body)),
    }
  },
}

interface ShownPage {
  readonly deliveries: readonly ReturnType<typeof shown>[]
  /** Null: there is nothing older. A page can be short, or empty, before that. */
  readonly next_cursor: string | null
  /** How far back this page looked; null: to the end. */
  readonly searched_to: string | null
}

interface ShownWhole extends ReturnType<typeof shown> {
  readonly url: string
  readonly endpoint_deleted: boolean
  readonly body: string
  readonly response_body: string | null
  readonly history: readonly ReturnType<typeof shownAttempt>[]
}

function shown(delivery: ListedDelivery) {
  return {
    id: delivery.id,
    endpoint_id: delivery.endpointId,
    event_id: delivery.eventId,
    event: delivery.event,
    environment: delivery.environment,
    reference: delivery.reference,
    case_id: delivery.caseId,
    kind: delivery.kind,
    state: delivery.state,
    attempts: delivery.attempts,
    http_status: delivery.httpStatus,
    created_at: wireTime(delivery.createdAt),
    next_attempt_at: delivery.state === 'pending' ? wireTime(delivery.dueAt) : null,
    finished_at: shownTime(delivery.finishedAt),
    replayed_at: shownTime(delivery.replayedAt),
  }
}

/** An attempt, with the headers that it sent and what its signatures were made over. */
function shownAttempt(attempt: StoredAttempt, { id, event, eventId }: ListedDelivery, body: string) {
  const request = { event, deliveryId: id, messageId: eventId, at: attempt.startedAt }
  return {
    no: attempt.no,
    at: wireTime(attempt.startedAt),
    duration_ms: attempt.durationMs,
    outcome: attempt.outcome,
    http_status: attempt.httpStatus,
    response_body: attempt.responseBody,
    address: attempt.address,
    node: attempt.node,
    headers: Object.entries(unsignedHeaders(request)).map(([name, value]) => ({ name, value })),
    signed: signedTexts({ ...request, body }),
  }
}
