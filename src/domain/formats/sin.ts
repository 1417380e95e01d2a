import { checkDigitRule } from './check-digit-rule.ts'
import { passesLuhn } from './luhn.ts'

/**
 * Canadian social insurance number (SIN, NAS): never starts with 0 or 8. docs/rules/checks.md#number-formats;
 * python-stdnum ca.sin.
 */
export const sin = checkDigitRule('sin', /^[1-79]\d{8}$/, passesLuhn)

/** True for a SIN of a temporary resident, which expires: its first digit is 9. docs/rules/checks.md#number-formats. */
export function isTemporarySin(normalised: string): boolean {
  return normalised.startsWith('9')
}
