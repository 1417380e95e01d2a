import type { EidSummary } from '../../contract/eid.ts'
import type { Locale } from '../../contract/locale.ts'
import type { EidResult } from './definition/eid-result.ts'
import { eidChecks } from './index.ts'

/** The summary of a request. `result` is null while the client has not finished, and for a request that was replaced. */
export function eidSummary(key: number, result: EidResult | null, locale: Locale): EidSummary {
  if (result === null) {
    return { key, complete: false, passed: false, identity: {}, checks: [], completed_date: null }
  }
  const checks = [...eidChecks(result, locale)]
  const complete = result.ended === 'complete'
  return {
    key,
    complete,
    passed: complete && !checks.some(({ passed, severity }) => !passed && severity === 'critical'),
    identity: complete ? result.identity : {},
    checks,
    completed_date: result.completedAt,
  }
}
