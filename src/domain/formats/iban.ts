import { compactNumber, validFormat, wrongCheckDigit, wrongPattern, type FormatRule } from './format-rule.ts'
import { ibanStructures } from './iban-structures.ts'
import { mod97 } from './mod97.ts'

/** The grammar of one country's IBAN: what repair may touch, and what the whole must match. */
interface IbanGrammar {
  readonly shapes: readonly string[]
  readonly pattern: RegExp
}

const grammars: ReadonlyMap<string, IbanGrammar> = new Map(
  ibanStructures.map(({ country, structure }) => [country, grammarOf(country, structure)]),
)

function grammarOf(country: string, structure: string): IbanGrammar {
  const slots = structure.replace(/([nac])(\d+)/g, (_, kind: string, length: string) =>
    (kind === 'n' ? '9' : kind === 'a' ? 'A' : '*').repeat(Number(length)),
  )
  const pattern = structure.replace(
    /([nac])(\d+)/g,
    (_, kind: string, length: string) => `${kind === 'n' ? '\\d' : kind === 'a' ? '[A-Z]' : '[A-Z0-9]'}{${length}}`,
  )
  return { shapes: [`AA99${slots}`], pattern: new RegExp(`^${country}\\d{2}${pattern}$`) }
}

/**
 * International bank account number, each country's length and structure. ISO 13616;
 * docs/rules/checks.md#number-formats.
 */
export const iban: FormatRule = {
  id: 'iban',
  checkDigit: true,
  shapes: (normalised) => grammars.get(normalised.slice(0, 2))?.shapes ?? [],
  normalise: compactNumber,
  test(normalised) {
    const grammar = grammars.get(normalised.slice(0, 2))
    if (grammar === undefined || !grammar.pattern.test(normalised)) return wrongPattern
    return mod97(normalised.slice(4) + normalised.slice(0, 4)) === 1 ? validFormat : wrongCheckDigit
  },
}
