import { patternRule } from './pattern-rule.ts'

/**
 * Moroccan national card. Public validators disagree on the digits, so the widest of them holds.
 * docs/rules/checks.md#number-formats.
 */
export const cin = patternRule('cin', /^[A-Z]{1,2}\d{3,7}$/)
