import type { IncomingMessage } from 'node:http'
import { errors } from '../contract/errors.ts'

/** docs/api.md#idempotency-key. */
const wellFormed = /^[\x21-\x7e]{1,255}$/

/** The header `Idempotency-Key` of a POST; null without one, and for any other method. Throws 422 for a malformed one. */
export function idempotencyKeyOf({ method, headers }: IncomingMessage): string | null {
  const given = headers['idempotency-key']
  if (method !== 'POST' || given === undefined) return null
  if (typeof given !== 'string' || !wellFormed.test(given)) throw errors.idempotencyKeyMalformed()
  return given
}
