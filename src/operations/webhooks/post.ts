import type { Clock } from '../../ports/clock.ts'
import { EgressFailed, EgressRefused, type Egress } from '../../ports/egress.ts'
import type { AttemptNote } from '../../store/finish-attempts.ts'

/** From the resolution of the name to the last byte. docs/webhooks.md#delivery-and-retries. */
export const deliveryDeadlineMs = 30_000
/** docs/webhooks.md#test-ping. */
export const pingDeadlineMs = 10_000
/** The status alone decides, so the body is stored as far as it came by then. docs/reliability.md#sending. */
const bodyDeadlineMs = 2_000
/** A character has at most 4 bytes. docs/webhooks.md#attempts. */
const bodyCharactersMax = 2_000
const bodyBytesMax = 4 * bodyCharactersMax

/** The result of one request to a receiver. */
export interface PostResult extends AttemptNote {
  /** The `Retry-After` header of the answer. */
  readonly retryAfter: string | undefined
}

/**
 * Posts one signed body to a receiver. Never throws for a failure of the receiver. Redirects are not followed; `succeeds` decides
 * which statuses are success.
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

/** The first 2,000 characters of a body, without U+0000, which PostgreSQL cannot store in a text. */
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
