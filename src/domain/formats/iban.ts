import { compactNumber, validFormat, wrongCheckDigit, wrongPattern, type FormatRule } from './format-rule.ts'
import { ibanStructures } from './iban-structures.ts'
import { mod97 } from './mod97.ts'

/** The pattern of each country's IBAN. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
  ibanStructures.map(({ country, structure }) => [country, patternOf(country, structure)]),
)

function patternOf(country: string, structure: string): RegExp {
  const pattern = structure.replace(
    /([nac])(\d+)/g,
    (_, kind: string, length: string) => `${kind === 'n' ? '\\d' : kind === 'a' ? '[A-Z]' : '[A-Z0-9]'}{${length}}`,
  )
  return new RegExp(`^${country}\\d{2}${pattern}$`)
}

/**
 * International bank account number, each country's length and structure. ISO 13616;
 * docs/rules/checks.md#number-formats.
 */
export const iban: FormatRule = {
  id: 'iban',
  checkDigit: true,
  normalise: compactNumber,
  test(normalised) {
    const pattern = patterns.get(normalised.slice(0, 2))
    if (pattern === undefined || !pattern.test(normalised)) return wrongPattern
    return mod97(normalised.slice(4) + normalised.slice(0, 4)) === 1 ? validFormat : wrongCheckDigit
  },
}
