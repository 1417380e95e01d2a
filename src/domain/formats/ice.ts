import { checkDigitRule } from './check-digit-rule.ts'
import { mod97 } from './mod97.ts'

/** Moroccan common identifier of the enterprise. docs/rules/checks.md#number-formats; python-stdnum ma.ice. */
export const ice = checkDigitRule('ice', /^\d{15}$/, (normalised) => mod97(normalised) === 0)
