import { checkDigitRule } from './check-digit-rule.ts'
import { passesLuhn } from './luhn.ts'

/** Programs of the Canada Revenue Agency that follow the nine digits. docs/rules/checks.md#number-formats. */
const programs = ['RC', 'RP', 'RT', 'RM', 'RR', 'RZ', 'RD', 'RE'] as const

/**
 * Canadian business number (BN, NE), with or without its program account. docs/rules/checks.md#number-formats;
 * python-stdnum ca.bn.
 */
export const businessNumber = checkDigitRule(
  'business_number',
  new RegExp(`^\\d{9}((${programs.join('|')})\\d{4})?$`),
  (normalised) => passesLuhn(normalised.slice(0, 9)),
)
