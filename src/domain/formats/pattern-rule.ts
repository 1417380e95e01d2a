import { compactNumber, validFormat, wrongPattern, type FormatRule } from './format-rule.ts'

/** A rule of a pattern alone, for numbers without a public check digit. */
export function patternRule(id: string, pattern: RegExp): FormatRule {
  return {
    id,
    checkDigit: false,
    normalise: compactNumber,
    test: (normalised) => (pattern.test(normalised) ? validFormat : wrongPattern),
  }
}
