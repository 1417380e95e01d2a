import type { Check } from '../../contract/check.ts'
import { ruleIds } from './index.ts'

const prefix = 'partner:'

/** Starts of ids that are reserved for checks of Gatehouse. docs/api.md#extra-checks. */
const reservedStarts = ['eid:', 'bank:', 'policy:'] as const

const ours: ReadonlySet<string> = new Set(ruleIds)

/**
 * The partner's checks as the verdict shows them. A reserved id gets the prefix `partner:`, so that a partner cannot replace a
 * check of Gatehouse (docs/api.md#extra-checks). The detail of a passed check is empty (docs/api.md#check).
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

/** True for a partner's id, prefixed or not. */
export function isPartnerCheck(id: string): boolean {
  return id.startsWith(prefix) || !isReserved(id)
}

/** True for a reserved start, a rule's id, or an id that begins with one. Ignores case and outer spaces. */
function isReserved(id: string): boolean {
  const plain = id.trim().toLowerCase()
  if (reservedStarts.some((start) => plain.startsWith(start))) return true
  for (let end = plain.indexOf(':'); end >= 0; end = plain.indexOf(':', end + 1)) {
    if (ours.has(plain.slice(0, end))) return true
  }
  return ours.has(plain)
}
