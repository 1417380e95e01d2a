import { equalBytes, hmacSha256 } from './hmac-sha256.ts'
import { likelyMistake } from './likely-mistake.ts'
import { signedHeadersOf, type GivenHeaders, type SignedHeaders } from './signed-headers.ts'
import { standardKey } from './standard-key.ts'
import { isWebhookEvent, type WebhookEvent } from './webhook-event.ts'
import { WebhookRefused } from './webhook-refused.ts'

/** Shortest secret in characters, docs/webhooks.md#secrets. With an empty one anyone could sign. */
const secretLengthMin = 16
const toleranceSecondsDefault = 300
/** Most signatures of one `webhook-signature` that are checked; a rotation lists two. */
const signaturesMax = 10
const timestampForm = /^\d{1,12}$/
const signatureForm = /^sha256=([0-9a-f]{64})$/

/** The received webhook and the secrets to check it with. */
export interface ArrivedWebhook {
  /** The raw body, before any parser. */
  readonly body: Uint8Array | string
  readonly headers: GivenHeaders
  /** The endpoint's secrets as they were shown: one, or the old and the new while you rotate. */
  readonly secrets: readonly string[]
  /** Largest difference between the signed timestamp and `now`, in seconds; default 300. */
  readonly toleranceSeconds?: number
  /** Default: the clock. */
  readonly now?: Date
}

/**
 * The event of a webhook that this service signed recently with one of the secrets. Accepts the V2 signature or that of Standard
 * Webhooks, which during a rotation also carries the old secret's. Compares in constant time. Skip an `event_id` that you have
 * seen: a delivery may arrive twice. Throws `WebhookRefused` for any other webhook.
 * docs/webhooks.md#signatures.
 */
export function verifyWebhook(arrived: ArrivedWebhook): WebhookEvent {
  const { secrets, toleranceSeconds = toleranceSecondsDefault, now = new Date() } = arrived
  if (secrets.length === 0 || secrets.some((secret) => secret.length < secretLengthMin)) {
    throw new WebhookRefused('secret_missing')
  }
  const body = bytesOf(arrived.body)
  const headers = signedHeadersOf(arrived.headers)
  const signedAt = serviceTimestamp(headers, body, secrets) ?? standardTimestamp(headers, body, secrets)
  if (signedAt === null) throw new WebhookRefused(likelyMistake(headers, body, secrets))
  assertFresh(signedAt, now, toleranceSeconds)
  return eventOf(body)
}

/** The timestamp of a valid V2 signature, else null. */
function serviceTimestamp(
  { timestamp, signature }: SignedHeaders,
  body: Uint8Array,
  secrets: readonly string[],
): string | null {
  const hex = signatureForm.exec(signature ?? '')?.[1]
  if (timestamp === null || !timestampForm.test(timestamp) || hex === undefined) return null
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const proven = secrets.map((secret) => equalBytes(given, hmacSha256(utf8(secret), utf8(`${timestamp}.`), body)))
  return proven.includes(true) ? timestamp : null
}

/** The timestamp of a valid Standard Webhooks signature, else null. An id with a dot would make the signed text ambiguous. */
function standardTimestamp(
  { standardId: id, standardTimestamp: timestamp, standardSignature: list }: SignedHeaders,
  body: Uint8Array,
  secrets: readonly string[],
): string | null {
  if (id === null || id.includes('.') || timestamp === null || !timestampForm.test(timestamp) || list === null)
    return null
  const given = list
    .split(' ', signaturesMax)
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => utf8(signature.slice('v1,'.length)))
  const proven = secrets.flatMap((secret) => {
    const mac = hmacSha256(standardKey(secret), utf8(`${id}.${timestamp}.`), body)
    const expected = utf8(btoa(String.fromCharCode(...mac)))
    return given.map((signature) => equalBytes(signature, expected))
  })
  return proven.includes(true) ? timestamp : null
}

function assertFresh(timestamp: string, now: Date, toleranceSeconds: number): void {
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(timestamp)
  // Negated so that NaN is refused.
  if (!(ageSeconds <= toleranceSeconds)) throw new WebhookRefused('timestamp_old', ageSeconds)
  if (!(-ageSeconds <= toleranceSeconds)) throw new WebhookRefused('timestamp_ahead', -ageSeconds)
}

function eventOf(body: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (isWebhookEvent(event)) return event
  } catch {
    // Neither JSON nor UTF-8, so not an event.
  }
  throw new WebhookRefused('event_unknown')
}

/** JavaScript callers may pass a parsed object despite the types. */
function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return utf8(body)
  if (body instanceof Uint8Array) return body
  throw new WebhookRefused('body_not_raw')
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
