import { checkDigitRule } from './check-digit-rule.ts'
import { mod97 } from './mod97.ts'

/** Legal entity identifier, ISO 17442 with the check of ISO 7064 mod 97-10. docs/rules/checks.md#number-formats. */
export const lei = checkDigitRule('lei', /^[A-Z0-9]{18}\d{2}$/, (normalised) => mod97(normalised) === 1)
