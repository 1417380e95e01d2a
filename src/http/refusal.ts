import { errors, Refusal } from '../contract/errors.ts'
import { errorFacts, type Log } from '../ports/log.ts'

/**
 * The answer to any thrown value: a refusal as it is, anything else 500 `internal_error`. An internal message reaches the
 * caller only here and only in debug mode. docs/api.md#three-shapes-of-error.
 */
export function refusalOf(
  error: unknown,
  options: { readonly log: Log; readonly debug: boolean; readonly requestId: string },
): Refusal {
  if (error instanceof Refusal) return error
  options.log.error('unexpected error', { request_id: options.requestId, ...errorFacts(error) })
  return errors.internal(options.debug && error instanceof Error ? `${error.name}: ${error.message}` : null)
}
