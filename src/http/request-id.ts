import { randomUUID } from 'node:crypto'

const pattern = /^[A-Za-z0-9._:-]{1,64}$/

/**
 * The caller's `X-Request-ID` if valid, else a new one. An invalid one is never echoed.
 * docs/api.md#every-call.
 */
export function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && pattern.test(given) ? given : randomUUID()
}
