import { compactNumber, validFormat, wrongCheckDigit, wrongPattern, type FormatRule } from './format-rule.ts'

/** A rule of a pattern and a check digit. */
export function checkDigitRule(id: string, pattern: RegExp, passes: (normalised: string) => boolean): FormatRule {
  return {
    id,
    checkDigit: true,
    normalise: compactNumber,
    test(normalised) {
      if (!pattern.test(normalised)) return wrongPattern
      return passes(normalised) ? validFormat : wrongCheckDigit
    },
  }
}
