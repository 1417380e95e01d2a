import { compactNumber, validFormat, wrongCheckDigit, wrongPattern, type FormatRule } from './format-rule.ts'
import { passesLuhn } from './luhn.ts'

/** A business number of the RR program: only Canada writes one so. Canada Revenue Agency. */
const canadian = /^\d{9}RR\d{4}$/
/** Number of the national register of associations; overseas and in Corsica the third character may be a letter. Arrêté du 14 octobre 2009. */
const french = /^W\d[0-9A-Z]\d{7}$/

/** Numbers of charities and associations by ISO alpha-2 of the issuer. docs/rules/checks.md#charity-numbers. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['CA', canadian],
  ['FR', french],
  ['GB', /^(?:\d{6,7}|SC\d{6}|NIC?\d{6})$/],
  ['US', /^\d{9}$/],
])

/** Numbers of an issuer without a row above. docs/rules/checks.md#charity-numbers. */
const anyNumber = /^(?=.*\d)[A-Z0-9/]{3,20}$/

/**
 * Registration of a charity or association, by the rule of the issuing country; Canadian without one. A Canadian number is always
 * judged as one. docs/rules/checks.md#charity-numbers.
 */
export const charityRegistration: FormatRule = {
  id: 'charity_registration',
  checkDigit: true,
  normalise: compactNumber,
  test(normalised, context) {
    if (canadian.test(normalised)) return passesLuhn(normalised.slice(0, 9)) ? validFormat : wrongCheckDigit
    const country = context?.country ?? issuerOfCharityNumber(normalised) ?? 'CA'
    return (patterns.get(country) ?? anyNumber).test(normalised) ? validFormat : wrongPattern
  },
}

/** The country whose charity numbers alone look so, ISO alpha-2; null when several do. docs/rules/checks.md#charity-numbers. */
export function issuerOfCharityNumber(normalised: string): string | null {
  if (canadian.test(normalised)) return 'CA'
  if (french.test(normalised)) return 'FR'
  return /^(?:SC|NIC)\d{6}$/.test(normalised) ? 'GB' : null
}
