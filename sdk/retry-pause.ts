import type { GatehouseError } from './gatehouse-error.ts'

/** First pause and longest pause between attempts, in milliseconds; Retry-After may ask for more. */
const pauseFirstMs = 250
const pauseMaxMs = 8_000
/** Codes of a connection that was never opened: Node and Bun. Nothing was sent. */
const unopened = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ConnectionRefused']

/**
 * Milliseconds to wait before the call is repeated; null when it must not be. A call that may be repeated (`repeatable`) is after a
 * failed connection, a 429, a 5xx and while its first attempt still runs; any other only when the service did nothing for it. docs/sdk.md#retries.
 */
export function retryPauseMs(error: GatehouseError, attempt: number, repeatable: boolean): number | null {
  const { kind, status, code, retryAfterSeconds } = error
  if (kind === 'timeout' || kind === 'aborted' || code === 'kyc_extract_cap_reached') return null
  const undone = status === 429 || (kind === 'connection' && neverOpened(error.cause))
  const unknown = kind === 'connection' || status >= 500 || code === 'idempotency_key_in_use'
  if (!undone && !(repeatable && unknown)) return null
  const longest = Math.min(pauseMaxMs, pauseFirstMs * 2 ** attempt)
  const jittered = longest * (0.5 + Math.random() / 2)
  return Math.max(jittered, (retryAfterSeconds ?? 0) * 1000)
}

/** fetch wraps the error of the socket in `cause`. */
function neverOpened(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return unopened.includes(error.code)
  return neverOpened(error.cause)
}
