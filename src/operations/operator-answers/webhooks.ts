import { Type } from 'typebox'
import { deliveryStates } from '../../domain/webhooks/delivery.ts'
import { closed, count, flag, id, moment, orNull, pageEnd, text, texts } from './values.ts'

const endpoint = {
  id,
  workspace_id: id,
  url: text,
  events: texts,
  enabled: flag,
  created_at: moment,
  failing_since: orNull(moment),
  failures_in_a_row: count,
  max_concurrency: count,
  gone_since: orNull(moment),
  switched_off: orNull(text),
}
const Endpoint = closed(endpoint, 'WebhookEndpoint')

const httpStatus = orNull(Type.Integer())
const Attempt = closed(
  {
    no: orNull(count),
    at: moment,
    duration_ms: count,
    outcome: text,
    http_status: httpStatus,
    address: orNull(text),
    node: orNull(text),
  },
  'DeliveryAttempt',
)
const Delivery = closed(
  {
    id,
    event_id: text,
    event: text,
    state: Type.Enum([...deliveryStates]),
    attempts: count,
    http_status: httpStatus,
    response_body: orNull(text),
    created_at: moment,
    kind: text,
    next_attempt_at: orNull(moment),
    finished_at: orNull(moment),
    history: Type.Array(Attempt),
  },
  'Delivery',
)

const listedDelivery = {
  id,
  endpoint_id: id,
  event_id: text,
  event: text,
  environment: text,
  reference: text,
  case_id: orNull(id),
  kind: text,
  state: Type.Enum([...deliveryStates]),
  attempts: count,
  http_status: httpStatus,
  created_at: moment,
  next_attempt_at: orNull(moment),
  finished_at: orNull(moment),
  replayed_at: orNull(moment),
}
const ShownRequest = closed(
  {
    no: orNull(count),
    at: moment,
    duration_ms: count,
    outcome: text,
    http_status: httpStatus,
    response_body: orNull(text),
    address: orNull(text),
    node: orNull(text),
    headers: Type.Array(closed({ name: text, value: text })),
    signed: Type.Array(closed({ header: text, secret: text, encoding: text, text })),
  },
  'DeliveryRequest',
)

/** Answers about endpoints and their deliveries. */
export const webhookAnswers = {
  'webhooks.create': closed({ ...endpoint, secret: text }),
  'webhooks.list': Type.Array(Endpoint),
  'webhooks.change': Endpoint,
  'webhooks.rotate': closed({ ...endpoint, secret: text, previous_secret_until: orNull(moment) }),
  'webhooks.delete': Endpoint,
  'webhooks.test': closed({
    ok: flag,
    http_status: httpStatus,
    outcome: text,
    duration_ms: count,
    response_body: orNull(text),
  }),
  'webhooks.deliveries': Type.Array(Delivery),
  'webhooks.listen': closed({ id }),
  'webhooks.listened': Type.Array(
    closed(
      { id, event: text, created_at: moment, headers: Type.Record(Type.String(), text), body: text },
      'ListenedDelivery',
    ),
  ),
  'deliveries.search': closed({
    deliveries: Type.Array(closed(listedDelivery, 'ListedDelivery')),
    ...pageEnd,
  }),
  'deliveries.show': closed({
    ...listedDelivery,
    url: text,
    endpoint_deleted: flag,
    body: text,
    response_body: orNull(text),
    history: Type.Array(ShownRequest),
  }),
  'webhooks.replay': Delivery,
  'webhooks.replay_failed': closed({ id, replayed: count, more: flag }),
} as const
