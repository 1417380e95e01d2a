import { compactNumber, validFormat, wrongPattern, type FormatRule } from './format-rule.ts'

/** Printed passport numbers by ISO alpha-2 of the issuer. docs/rules/checks.md#number-formats. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['CA', /^([A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/],
  ['US', /^[A-Z0-9]\d{8}$/],
  ['FR', /^\d{2}[A-Z]{2}\d{5}$/],
  ['MA', /^[A-Z]{2}\d{7}$/],
])

const anyPassport = /^[A-Z0-9]{6,9}$/

/** Passport number of the issuing country; its check digit is in the MRZ. docs/rules/checks.md#number-formats. */
export const passport: FormatRule = {
  id: 'passport',
  checkDigit: false,
  normalise: compactNumber,
  test: (normalised, context) =>
    (patterns.get(context?.country ?? '') ?? anyPassport).test(normalised) ? validFormat : wrongPattern,
}
