import { patternRule } from './pattern-rule.ts'

/**
 * Moroccan national card. Public validators disagree on the number of digits; this is the widest range.
 * docs/rules/checks.md#number-formats.
 */
export const cin = patternRule('cin', /^[A-Z]{1,2}\d{3,7}$/)
