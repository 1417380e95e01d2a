import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { signedHeaders } from '../../domain/webhooks/signature.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deliveriesAfter } from '../../store/signable-deliveries.ts'
import { withTenant } from '../../store/tenant.ts'
import { listEndpoints } from '../../store/webhook-endpoints.ts'
import { parseMoment } from '../moment.ts'
import { isUuid } from '../uuid.ts'
import { openEndpointSecrets } from '../webhooks/endpoint-secrets.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'
import { lockKnown, tenantOf } from './webhooks.ts'

/** Most deliveries of one answer, which is one line of the control socket. */
export const listenedMax = 20
/** Lower than every id of a delivery. */
const firstId = '00000000-0000-0000-0000-000000000000'

const ListenToWebhook = Type.Object({ id: Type.String() })
const ListListened = Type.Object({
  id: Type.String(),
  since: Type.String(),
  /** Of deliveries made at `since`, only those with a greater id. */
  after_id: Type.Optional(Type.String()),
})

/** A delivery for a developer's machine: the event's bytes, signed at the moment of the answer. */
export interface ListenedDelivery {
  readonly id: string
  readonly event: string
  readonly created_at: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64 of the bytes that the headers sign. */
  readonly body: string
}

/**
 * Begins to listen, with an audit entry: from now on the endpoint's deliveries are also sent to the listener.
 * docs/webhooks.md#for-the-operator.
 */
export const listenToWebhook: OperatorOperation<typeof ListenToWebhook, { readonly id: string }> = {
  name: 'webhooks.listen',
  input: ListenToWebhook,
  async run({ store, clock }, { id }) {
    const tenantId = await tenantOf({ store }, id)
    await withTenant(store.app, tenantId, async (tx) => {
      const endpoint = await lockKnown(tx, tenantId, id)
      const act = { tenantId, at: clock.now(), actor: operatorActor, action: 'webhook.listened' } as const
      await insertAuditEntry(tx, { ...act, objectId: endpoint.id })
    })
    return { id }
  },
}

/**
 * Deliveries of an endpoint made since a moment, the oldest first, each signed with the endpoint's secrets, which are not
 * returned. Deliveries to the endpoint's own address are not affected.
 */
export const listListened: OperatorOperation<typeof ListListened, readonly ListenedDelivery[]> = {
  name: 'webhooks.listened',
  input: ListListened,
  async run(services, { id, since, after_id: afterId = firstId }) {
    const after = { createdAt: parseMoment(since, 'since'), id: isUuid(afterId) ? afterId : firstId }
    const tenantId = await tenantOf(services, id)
    const { endpoint, deliveries } = await withTenant(services.store.app, tenantId, async (tx) => ({
      endpoint: (await listEndpoints(tx, tenantId)).find((candidate) => candidate.id === id),
      deliveries: await deliveriesAfter(tx, { tenantId, id }, { after, limit: listenedMax }),
    }))
    if (endpoint === undefined) throw errors.notFound()
    const at = services.clock.now()
    const secrets = await openEndpointSecrets(services)(endpoint, at)
    return deliveries.map(({ id: deliveryId, eventId, event, body, createdAt }) => ({
      id: deliveryId,
      event,
      created_at: wireTime(createdAt),
      headers: signedHeaders({ event, deliveryId, messageId: eventId, at, body, secrets }),
      body: body.toString('base64'),
    }))
  },
}
