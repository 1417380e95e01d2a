import { checkDigitRule } from './check-digit-rule.ts'
import { passesLuhn } from './luhn.ts'

/** La Poste has more establishments than Luhn numbers: the digits of its numbers only add up to a multiple of five. */
const laPoste = '356000000'

/**
 * French establishment number: a SIREN and five digits. docs/rules/checks.md#number-formats; python-stdnum fr.siret.
 */
export const siret = checkDigitRule('siret', /^\d{14}$/, (normalised) => {
  if (passesLuhn(normalised)) return passesLuhn(normalised.slice(0, 9))
  return normalised.startsWith(laPoste) && sumOfDigits(normalised) % 5 === 0
})

function sumOfDigits(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) sum += digits.charCodeAt(index) - 48
  return sum
}
