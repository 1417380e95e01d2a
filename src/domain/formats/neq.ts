import { patternRule } from './pattern-rule.ts'

/** Québec enterprise number; no public rule for a check digit was found. docs/rules/checks.md#number-formats. */
export const neq = patternRule('neq', /^(11|22|33|88)\d{8}$/)
