import { Buffer } from 'node:buffer'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { EgressFailed, EgressRefused, type Egress, type EgressAnswer, type EgressRequest } from '../../ports/egress.ts'

/** One call of the port: all its requests share the time. */
export interface ProviderCall {
  readonly egress: Egress
  readonly signal: AbortSignal
  /** On the clock of `performance.now`. */
  readonly endsAtMs: number
}

/** The answer, with any status; redirects are not followed. Throws EidProviderUnavailable when none comes in time. */
export async function send(
  { egress, signal, endsAtMs }: ProviderCall,
  request: Omit<EgressRequest, 'deadlineMs' | 'signal'>,
): Promise<EgressAnswer> {
  const deadlineMs = Math.ceil(endsAtMs - performance.now())
  if (deadlineMs <= 0) throw new EidProviderUnavailable('timeout')
  try {
    return await egress.request({ ...request, deadlineMs, signal })
  } catch (error) {
    if (error instanceof EgressFailed) throw new EidProviderUnavailable(error.failure)
    if (error instanceof EgressRefused) throw new EidProviderUnavailable('refused')
    throw error
  }
}

/** The text of an answer of the media type. Throws EidProviderUnavailable otherwise. */
export function textOf({ headers, body }: EgressAnswer, mediaType: 'application/json' | 'text/plain'): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== mediaType) throw new EidProviderUnavailable('content_type')
  return Buffer.from(body).toString('utf8')
}

/** The JSON of an answer. Throws EidProviderUnavailable when it is none. */
export function jsonOf(answer: EgressAnswer): unknown {
  const text = textOf(answer, 'application/json')
  try {
    return JSON.parse(text)
  } catch {
    throw new EidProviderUnavailable('not_json')
  }
}

/** True for a status of 200 to 299. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
