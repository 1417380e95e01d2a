import type { Static, TSchema } from 'typebox'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { isSuccess, jsonOf } from './provider-request.ts'
import { dataOf } from './treefort-api.ts'
import { post, type TreefortCall } from './treefort-post.ts'
import type { TreefortTokens } from './treefort-tokens.ts'

const answerBytesMax = 1024 * 1024

export interface TreefortQuestion<Schema extends TSchema> {
  readonly path: string
  readonly body: unknown
  readonly schema: Schema
  /** Absent: 1 MB. */
  readonly bytesMax?: number
}

/**
 * The data that Treefort answers with, checked by its schema. A token that is refused is replaced once. Throws
 * EidProviderUnavailable for any other status, a body that is not JSON, and one that does not fit.
 */
export async function ask<Schema extends TSchema>(
  call: TreefortCall,
  tokens: TreefortTokens,
  { path, body, schema, bytesMax = answerBytesMax }: TreefortQuestion<Schema>,
): Promise<Static<Schema>> {
  const send = async () => {
    const headers = { authorization: `Bearer ${await tokens.of(call)}` }
    return await post(call, { path, body, accept: 'application/json', headers, bytesMax })
  }
  let answer = await send()
  if (answer.status === 401) {
    tokens.forget(call)
    answer = await send()
  }
  if (!isSuccess(answer.status)) throw new EidProviderUnavailable(`status_${answer.status}`)
  return dataOf(schema, jsonOf(answer))
}
