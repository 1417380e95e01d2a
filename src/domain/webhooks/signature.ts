import { createHmac } from 'node:crypto'
import { standardKey } from './secret.ts'

/** The signed data of one request to a receiver. */
export interface SignedRequest {
  /** Name of the event, or `test.ping`. */
  readonly event: string
  /** Null for a test ping, which is no delivery. */
  readonly deliveryId: string | null
  /** The same at every attempt and replay of an event. */
  readonly messageId: string
  readonly at: Date
  readonly body: Buffer
  /** The endpoint's secret, then the previous one while both are valid. */
  readonly secrets: readonly [current: string, ...previous: string[]]
}

/**
 * The headers of a request, newly signed. The `X-Service-*` headers use the endpoint's current secret; the three of
 * Standard Webhooks also list a signature of the previous secret.
 */
export function signedHeaders(request: SignedRequest): Record<string, string> {
  const { event, deliveryId, messageId, at, body, secrets } = request
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const [current] = secrets
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'service-webhooks/1',
    'X-Service-Event': event,
    ...(deliveryId === null ? {} : { 'X-Service-Delivery': deliveryId }),
    'X-Service-Timestamp': timestamp,
    'X-Service-Signature-V2': `sha256=${mac(current, `${timestamp}.`, body).toString('hex')}`,
    'X-Service-Signature': `sha256=${mac(current, '', body).toString('hex')}`,
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => `v1,${mac(standardKey(secret), `${messageId}.${timestamp}.`, body).toString('base64')}`)
      .join(' '),
  }
}

function mac(key: string | Buffer, before: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(before).update(body).digest()
}
