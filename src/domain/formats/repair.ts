import type { FormatRule } from './format-rule.ts'

/** Letters that OCR confuses with digits, for places that must be digits. docs/rules/checks.md#misread-characters. */
const digitOfLetter: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' }
const letterOfDigit: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z', 6: 'G' }

const substitutionsMax = 2

/**
 * A misread number, corrected: at most two characters are swapped for the similar one of the required class, and the
 * check digit must then be right. Null when nothing was misread, or when no correction is proven; the caller notes a
 * correction. docs/rules/checks.md#misread-characters.
 */
export function repairByCheckDigit(rule: FormatRule, text: string): string | null {
  const normalised = rule.normalise(text)
  if (rule.shapes === undefined || rule.test(normalised).valid) return null
  for (const shape of rule.shapes(normalised)) {
    const repaired = fitShape(normalised, shape)
    if (repaired !== null && rule.test(repaired).valid) return repaired
  }
  return null
}

function fitShape(text: string, shape: string): string | null {
  if (text.length !== shape.length) return null
  let fitted = ''
  let substitutions = 0
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    const wanted = shape.charAt(index)
    const isDigit = character >= '0' && character <= '9'
    if (wanted === '*' || (wanted === '9') === isDigit) {
      fitted += character
      continue
    }
    const twin = wanted === '9' ? digitOfLetter[character] : letterOfDigit[character]
    substitutions += 1
    if (twin === undefined || substitutions > substitutionsMax) return null
    fitted += twin
  }
  return fitted
}
