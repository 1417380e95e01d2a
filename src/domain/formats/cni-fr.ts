import { patternRule } from './pattern-rule.ts'

/** French national card: twelve digits before 2021, nine characters since. docs/rules/checks.md#number-formats. */
export const cniFr = patternRule('cni_fr', /^(\d{12}|[A-Z0-9]{9})$/)
