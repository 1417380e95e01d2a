import type { Severity } from '../../contract/check.ts'
import { sections } from '../checks/index.ts'

/** Families that can block although their usual severity does not. docs/reference/en/README.md#checks. */
const blockSometimes: readonly string[] = ['geography:high_risk', 'format:recorded', 'type']

const severities: ReadonlyMap<string, Severity> = new Map(
  Object.values(sections).flatMap((section) => section.map(({ family, severity }) => [family, severity] as const)),
)

/** Whether a check family is one of ours. */
export function isRule(family: string): boolean {
  return severities.has(family)
}

/** The worst that a failed check of a family is when no policy says otherwise; `warning` for a family that is not ours. */
export function ruleSeverity(family: string): Severity {
  return blockSometimes.includes(family) ? 'critical' : (severities.get(family) ?? 'warning')
}
