import { patternRule } from './pattern-rule.ts'

/** Moroccan tax identifier (identifiant fiscal). docs/rules/checks.md#number-formats. */
export const ifNumber = patternRule('if_number', /^\d{7,9}$/)
