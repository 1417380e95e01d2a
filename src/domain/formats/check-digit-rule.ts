import { compactNumber, validFormat, wrongCheckDigit, wrongPattern, type FormatRule } from './format-rule.ts'

/** A rule of a pattern and a check digit; `shapes` as in FormatRule. */
export function checkDigitRule(
  id: string,
  pattern: RegExp,
  shapes: readonly string[],
  passes: (normalised: string) => boolean,
): FormatRule {
  return {
    id,
    checkDigit: true,
    shapes: () => shapes,
    normalise: compactNumber,
    test(normalised) {
      if (!pattern.test(normalised)) return wrongPattern
      return passes(normalised) ? validFormat : wrongCheckDigit
    },
  }
}
