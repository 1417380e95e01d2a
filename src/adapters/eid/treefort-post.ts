import { Buffer } from 'node:buffer'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { EgressFailed, EgressRefused, type Egress, type EgressAnswer } from '../../ports/egress.ts'
import type { TreefortAccount } from './treefort-account.ts'

/** One call of the port: all its requests share the time. */
export interface TreefortCall {
  readonly egress: Egress
  readonly account: TreefortAccount
  readonly now: Date
  readonly signal: AbortSignal
  /** On the clock of `performance.now`. */
  readonly endsAtMs: number
}

export interface TreefortPost {
  readonly path: string
  readonly body: unknown
  /** Media type of an answer that can be used. */
  readonly accept: 'application/json' | 'text/plain'
  readonly headers?: Readonly<Record<string, string>>
  readonly bytesMax: number
}

/** The answer, with any status; redirects are not followed. Throws EidProviderUnavailable when none comes in time. */
export async function post(
  call: TreefortCall,
  { path, body, accept, headers = {}, bytesMax }: TreefortPost,
): Promise<EgressAnswer> {
  const deadlineMs = Math.ceil(call.endsAtMs - performance.now())
  if (deadlineMs <= 0) throw new EidProviderUnavailable('timeout')
  try {
    return await call.egress.request({
      method: 'POST',
      url: new URL(path, call.account.base),
      headers: { accept, 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify(body)),
      deadlineMs,
      bodyBytesMax: bytesMax,
      signal: call.signal,
    })
  } catch (error) {
    if (error instanceof EgressFailed) throw new EidProviderUnavailable(error.failure)
    if (error instanceof EgressRefused) throw new EidProviderUnavailable('refused')
    throw error
  }
}

/** The text of a successful answer of the media type. Throws EidProviderUnavailable otherwise. */
export function textOf({ headers, body }: EgressAnswer, mediaType: TreefortPost['accept']): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== mediaType) throw new EidProviderUnavailable('content_type')
  return Buffer.from(body).toString('utf8')
}
