import type { Severity } from '../../src/contract/check.ts'
import type { Locale } from '../../src/contract/locale.ts'
import type { RuleName } from '../../src/domain/checks/remediation/index.ts'
import { sections } from '../../src/domain/checks/index.ts'
import type { Template } from '../../src/domain/checks/definition/template.ts'
import { bankRules } from '../../src/domain/bank/flags/index.ts'
import { eidRules } from '../../src/domain/eid/index.ts'

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
  ['bank', bankRules],
]
