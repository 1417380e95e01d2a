import type { Severity } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import type { RuleName } from '../checks/remediation/index.ts'
import { sections } from '../checks/index.ts'
import type { Template } from '../checks/definition/template.ts'
import { eidRules } from '../eid/index.ts'

/** What the reference says of a family: everything but its rule. */
export interface DescribedRule {
  readonly family: RuleName
  readonly severity: Severity
  readonly labels: Readonly<Record<Locale, Template>>
  readonly details: readonly Readonly<Record<Locale, Template>>[]
}

/** Every family with the section of an answer that it stands in, in the order of an answer. */
export const describedRules: readonly (readonly [section: string, families: readonly DescribedRule[]])[] = [
  ...Object.entries(sections),
  ['eid', eidRules],
]
