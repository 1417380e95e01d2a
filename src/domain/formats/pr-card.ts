import { patternRule } from './pattern-rule.ts'

/** Number printed on a Canadian permanent resident card. docs/rules/checks.md#number-formats. */
export const prCard = patternRule('pr_card', /^[A-Z]{2}\d{7,10}$/)
