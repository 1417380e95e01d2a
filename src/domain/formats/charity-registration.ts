import { checkDigitRule } from './check-digit-rule.ts'
import { passesLuhn } from './luhn.ts'

/** Canadian charity registration: a business number of the RR program. docs/rules/checks.md#number-formats. */
export const charityRegistration = checkDigitRule('charity_registration', /^\d{9}RR\d{4}$/, (normalised) =>
  passesLuhn(normalised.slice(0, 9)),
)
