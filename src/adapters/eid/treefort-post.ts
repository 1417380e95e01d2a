import { Buffer } from 'node:buffer'
import type { EgressAnswer } from '../../ports/egress.ts'
import { send, type ProviderCall } from './provider-request.ts'
import type { TreefortAccount } from './treefort-account.ts'

/** One call of the port. */
export interface TreefortCall extends ProviderCall {
  readonly account: TreefortAccount
  readonly now: Date
}

export interface TreefortPost {
  readonly path: string
  readonly body: unknown
  /** Media type of an answer that can be used. */
  readonly accept: 'application/json' | 'text/plain'
  readonly headers?: Readonly<Record<string, string>>
  readonly bytesMax: number
}

/** The answer, with any status. Throws EidProviderUnavailable when none comes in time. */
export async function post(
  call: TreefortCall,
  { path, body, accept, headers = {}, bytesMax }: TreefortPost,
): Promise<EgressAnswer> {
  return await send(call, {
    method: 'POST',
    url: new URL(path, call.account.base),
    headers: { accept, 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
    bodyBytesMax: bytesMax,
  })
}
