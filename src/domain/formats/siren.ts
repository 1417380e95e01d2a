import { checkDigitRule } from './check-digit-rule.ts'
import { passesLuhn } from './luhn.ts'

/** French enterprise number. docs/rules/checks.md#number-formats; python-stdnum fr.siren. */
export const siren = checkDigitRule('siren', /^\d{9}$/, passesLuhn)
