import type { Severity } from '../../contract/check.ts'
import { sections } from '../checks/index.ts'

/** Rules whose usual severity does not block, with a finding that does. docs/reference/en/README.md#checks. */
const blockSometimes: readonly string[] = ['geography:high_risk', 'format:recorded', 'type']

const severities: ReadonlyMap<string, Severity> = new Map(
  Object.values(sections).flatMap((section) => section.map(({ id, severity }) => [id, severity] as const)),
)

/** True for the id of a check rule. */
export function isRule(id: string): boolean {
  return severities.has(id)
}

/** The highest severity of a rule's failed checks before a policy changes it; `warning` for an unknown id. */
export function ruleSeverity(id: string): Severity {
  return blockSometimes.includes(id) ? 'critical' : (severities.get(id) ?? 'warning')
}
