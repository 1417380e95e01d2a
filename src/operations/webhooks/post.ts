import type { Clock } from '../../ports/clock.ts'
import { EgressFailed, EgressRefused, type Egress } from '../../ports/egress.ts'
import type { AttemptNote } from '../../store/finish-attempts.ts'

/** docs/webhooks.md#delivery-and-retries: from the first question for the name to the last byte. */
export const deliveryDeadlineMs = 30_000
/** docs/webhooks.md#test-ping. */
export const pingDeadlineMs = 10_000
/** The status has decided by then: the body is kept as far as it comes. docs/reliability.md#sending. */
const bodyDeadlineMs = 2_000
/** docs/webhooks.md#attempts; a character has 4 bytes at most. */
const bodyCharactersMax = 2_000
const bodyBytesMax = 4 * bodyCharactersMax

/**
 * How attempts end, besides `interrupted`: the receiver's status decides, or why there is none.
 * docs/webhooks.md#attempts.
 */
export const attemptOutcomes = [
  ...['ok', 'http_status', 'timeout', 'connect', 'tls', 'dns', 'answer', 'header_too_large', 'refused_address'],
] as const

/** What came of one request to a receiver. */
export interface PostResult extends AttemptNote {
  /** The `Retry-After` header of the answer. */
  readonly retryAfter: string | undefined
}

/**
 * Posts one signed body to a receiver and answers what came of it, never throwing for what the receiver does. Redirects are not
 * followed; `succeeds` says which statuses are success.
 */
export async function postToReceiver(
  { egress, clock }: { readonly egress: Egress; readonly clock: Clock },
  request: {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: Buffer
    readonly deadlineMs: number
    readonly succeeds: (status: number) => boolean
  },
): Promise<PostResult> {
  const startedAt = clock.now()
  const started = performance.now()
  const took = () => ({ startedAt, durationMs: Math.round(performance.now() - started) })
  try {
    const { status, headers, address, body } = await egress.request({
      url: new URL(request.url),
      method: 'POST',
      headers: request.headers,
      body: request.body,
      deadlineMs: request.deadlineMs,
      bodyDeadlineMs,
      bodyBytesMax,
      incompleteBody: 'keep',
    })
    return {
      ...took(),
      outcome: request.succeeds(status) ? 'ok' : 'http_status',
      httpStatus: status,
      responseBody: keptText(body),
      address,
      retryAfter: headers['retry-after'],
    }
  } catch (error) {
    return {
      ...took(),
      outcome: outcomeOf(error),
      httpStatus: null,
      responseBody: null,
      address: null,
      retryAfter: undefined,
    }
  }
}

/** At most 2,000 characters of a body, as text that PostgreSQL takes: it has no U+0000. */
export function keptText(body: Uint8Array): string {
  const text = new TextDecoder().decode(body).replaceAll('\0', '\uFFFD')
  return [...text].slice(0, bodyCharactersMax).join('')
}

function outcomeOf(error: unknown): string {
  if (error instanceof EgressRefused) return 'refused_address'
  if (!(error instanceof EgressFailed)) throw error
  return error.failure === 'answer' && error.message.includes('HPE_HEADER_OVERFLOW')
    ? 'header_too_large'
    : error.failure
}
