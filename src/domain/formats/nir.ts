import { checkDigitRule } from './check-digit-rule.ts'
import { mod97 } from './mod97.ts'

/**
 * French social security number with its two-digit key; the Corsican departments 2A and 2B count as 19 and 18.
 * docs/rules/checks.md#number-formats; python-stdnum fr.nir.
 */
export const nir = checkDigitRule('nir', /^[1-478]\d{4}(\d\d|2[AB])\d{8}$/, (normalised) => {
  const number = normalised.slice(0, 13).replace('2A', '19').replace('2B', '18')
  return 97 - mod97(number) === Number(normalised.slice(13))
})
