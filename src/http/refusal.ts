import { errors, Refusal } from '../contract/errors.ts'
import { errorFacts, type Log } from '../ports/log.ts'

/**
 * The answer to anything thrown: a refusal as it is, everything else 500 `internal_error`. Only here, and only in debug
 * mode, does a message of ours reach the caller. docs/api.md#three-shapes-of-error.
 */
export function refusalOf(
  error: unknown,
  options: { readonly log: Log; readonly debug: boolean; readonly requestId: string },
): Refusal {
  if (error instanceof Refusal) return error
  options.log.error('unexpected error', { request_id: options.requestId, ...errorFacts(error) })
  return errors.internal(options.debug && error instanceof Error ? `${error.name}: ${error.message}` : null)
}
