import type { IgnoredField } from '../../contract/ignored.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'

/**
 * The member `ignored` of an answer, and one log line for it. The line has their number and the known names near them: a key
 * that a partner sent may be data. docs/api.md#ignored-fields.
 */
export function notedIgnored(
  { log }: Pick<Services, 'log'>,
  { requestId, tenantId, keyId }: Pick<Caller, 'requestId' | 'tenantId' | 'keyId'>,
  { operation, ignored }: { readonly operation: string; readonly ignored: readonly IgnoredField[] },
): { readonly ignored?: IgnoredField[] } {
  if (ignored.length === 0) return {}
  log.info('fields of a request were not read; the answer lists them in `ignored`', {
    request_id: requestId,
    operation,
    tenant_id: tenantId,
    key_id: keyId,
    count: ignored.length,
    nearest: [...new Set(ignored.flatMap(({ nearest }) => nearest ?? []))],
  })
  return { ignored: [...ignored] }
}
