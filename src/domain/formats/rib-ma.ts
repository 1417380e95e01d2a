import { checkDigitRule } from './check-digit-rule.ts'
import { mod97 } from './mod97.ts'

/** Moroccan account: bank 3, city 3, account 16, key 2. docs/rules/checks.md#number-formats. */
export const ribMa = checkDigitRule(
  'rib_ma',
  /^\d{24}$/,
  (normalised) => 97 - mod97(`${normalised.slice(0, 22)}00`) === Number(normalised.slice(22)),
)
