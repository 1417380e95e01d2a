import type { Severity } from '../../src/contract/check.ts'
import type { Locale } from '../../src/contract/locale.ts'
import type { RuleName } from '../../src/domain/checks/remediation/index.ts'
import { sections } from '../../src/domain/checks/index.ts'
import type { Template } from '../../src/domain/checks/definition/template.ts'
import { eidRules } from '../../src/domain/eid/index.ts'

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
