import type { Severity } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import type { RuleName } from '../checks/remediation/index.ts'
import { sections } from '../checks/index.ts'
import type { Template } from '../checks/definition/template.ts'
import { eidRules } from '../eid/index.ts'

/** The texts of a check rule that the reference shows. */
export interface DescribedRule {
  readonly id: RuleName
  readonly severity: Severity
  readonly labels: Readonly<Record<Locale, Template>>
  readonly details: readonly Readonly<Record<Locale, Template>>[]
}

/** Every check rule by its section of an answer, in the order of an answer. */
export const describedRules: readonly (readonly [section: string, rules: readonly DescribedRule[]])[] = [
  ...Object.entries(sections),
  ['eid', eidRules],
]
