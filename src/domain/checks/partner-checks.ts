import type { Check } from '../../contract/check.ts'
import { families } from './index.ts'

const prefix = 'partner:'

/** Starts of ids that speak for a check of ours. docs/api.md#extra-checks. */
const reservedStarts = ['eid:', 'policy:'] as const

const ours: ReadonlySet<string> = new Set(families)

/**
 * The partner's checks as the verdict shows them: an id that could be taken for one of ours comes back prefixed, so that nobody
 * overwrites a line of a verdict (docs/api.md#extra-checks); a passed check has no reason for failure, so its detail is
 * empty like that of any other (docs/api.md#check); the rest is as sent.
 */
export function partnerChecks(extraChecks: readonly Check[]): readonly Check[] {
  return extraChecks.map(({ id, label, severity, passed, detail }) => ({
    id: isReserved(id) ? prefix + id : id,
    label,
    severity,
    passed,
    detail: passed ? '' : detail,
  }))
}

/** True for an id in a verdict that is the partner's, prefixed or not. */
export function isPartnerCheck(id: string): boolean {
  return id.startsWith(prefix) || !isReserved(id)
}

/** Starts with a reserved word, or is a family of ours, or a member of one. Case and space do not hide it. */
function isReserved(id: string): boolean {
  const plain = id.trim().toLowerCase()
  if (reservedStarts.some((start) => plain.startsWith(start))) return true
  for (let end = plain.indexOf(':'); end >= 0; end = plain.indexOf(':', end + 1)) {
    if (ours.has(plain.slice(0, end))) return true
  }
  return ours.has(plain)
}
