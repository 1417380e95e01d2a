import { validFormat, type FormatRule } from './format-rule.ts'

/** Postal codes by ISO alpha-2, upper case without spaces or hyphens. docs/rules/checks.md#postal-codes. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/],
  ['US', /^\d{5}(\d{4})?$/],
  ['FR', /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/],
  ['MA', /^[1-9]\d{4}$/],
])

/** Provinces by the first letter of a Canadian postal code. docs/rules/checks.md#postal-codes. */
const provincesByLetter: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/**
 * Postal code of Canada, the United States, France or Morocco; a code of another country passes.
 * docs/rules/checks.md#postal-codes.
 */
export const postalCode: FormatRule = {
  id: 'postal_code',
  checkDigit: false,
  normalise: (text) => text.toUpperCase().replace(/[\s-]+/g, ''),
  test(normalised, context) {
    const pattern = patterns.get(context?.country ?? '')
    return pattern === undefined || pattern.test(normalised) ? validFormat : wrongPostalCode
  },
}

const wrongPostalCode = { valid: false, why: 'not_a_postal_code' } as const

/** ISO 3166-2 suffixes of the provinces that a Canadian postal code can lie in; empty when the letter is not used. */
export function provincesOfPostalCode(normalised: string): readonly string[] {
  const letter = normalised.charAt(0)
  return Object.hasOwn(provincesByLetter, letter) ? (provincesByLetter[letter] ?? []) : []
}

/** A postal code as it is printed: `H2X 1Y4` in Canada, `12345-6789` in the United States. */
export function writePostalCode(normalised: string): string {
  if (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(normalised)) return `${normalised.slice(0, 3)} ${normalised.slice(3)}`
  return /^\d{9}$/.test(normalised) ? `${normalised.slice(0, 5)}-${normalised.slice(5)}` : normalised
}
