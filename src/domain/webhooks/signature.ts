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
  const { messageId, at, body, secrets } = request
  const timestamp = timestampOf(at)
  const [current] = secrets
  return {
    ...unsignedHeaders(request),
    'X-Service-Signature-V2': `sha256=${mac(current, `${timestamp}.`, body).toString('hex')}`,
    'X-Service-Signature': `sha256=${mac(current, '', body).toString('hex')}`,
    'webhook-signature': secrets
      .map((secret) => `v1,${mac(standardKey(secret), `${messageId}.${timestamp}.`, body).toString('base64')}`)
      .join(' '),
  }
}

/** The headers of a request that are no signatures. */
export function unsignedHeaders({ event, deliveryId, messageId, at }: Omit<SignedRequest, 'body' | 'secrets'>) {
  const timestamp = timestampOf(at)
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'service-webhooks/1',
    'X-Service-Event': event,
    ...(deliveryId === null ? {} : { 'X-Service-Delivery': deliveryId }),
    'X-Service-Timestamp': timestamp,
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
  }
}

/** What each signature of a request is made over, for who compares their own. docs/webhooks.md#signatures. */
export function signedTexts({
  messageId,
  at,
  body,
}: Pick<SignedRequest, 'messageId' | 'at'> & { readonly body: string }) {
  const timestamp = timestampOf(at)
  return [
    { header: 'X-Service-Signature-V2', secret: 'as_shown', encoding: 'hex', text: `${timestamp}.${body}` },
    { header: 'X-Service-Signature', secret: 'as_shown', encoding: 'hex', text: body },
    // Of a secret that begins with whsec_ the key is what its Base64 stands for.
    {
      header: 'webhook-signature',
      secret: 'standard_webhooks',
      encoding: 'base64',
      text: `${messageId}.${timestamp}.${body}`,
    },
  ] as const
}

/** Seconds since 1970. */
function timestampOf(at: Date): string {
  return String(Math.floor(at.getTime() / 1000))
}

function mac(key: string | Buffer, before: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(before).update(body).digest()
}
