import { randomUUID } from 'node:crypto'
import { wireTime } from '../../contract/events.ts'
import { signedHeaders } from '../../domain/webhooks/signature.ts'
import type { Services } from '../services.ts'
import { pingDeadlineMs, postToReceiver, type PostResult } from './post.ts'

/** Posts a test ping: no delivery, with a body of its own; any status below 400 is success. docs/webhooks.md#test-ping. */
export function sendPing(
  services: Pick<Services, 'egress' | 'clock'>,
  endpoint: {
    readonly tenantId: string
    readonly id: string
    readonly url: string
    readonly secrets: readonly [current: string, ...previous: string[]]
  },
): Promise<PostResult> {
  const at = services.clock.now()
  const body = Buffer.from(
    JSON.stringify({
      event_type: pingEvent,
      timestamp: wireTime(at),
      data: { message: 'A test of this webhook endpoint.', webhook_id: endpoint.id, tenant_id: endpoint.tenantId },
    }),
  )
  return postToReceiver(services, {
    url: endpoint.url,
    headers: signedHeaders({
      event: pingEvent,
      deliveryId: null,
      messageId: randomUUID(),
      at,
      body,
      secrets: endpoint.secrets,
    }),
    body,
    deadlineMs: pingDeadlineMs,
    succeeds: (status) => status < 400,
  })
}

const pingEvent = 'test.ping'
