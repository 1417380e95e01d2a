import { patternRule } from './pattern-rule.ts'

/** Number in the Moroccan trade register. docs/rules/checks.md#number-formats. */
export const rc = patternRule('rc', /^\d{1,10}$/)
