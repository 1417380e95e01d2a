import { nearestName } from './nearest-name.ts'

/** Shortest word that is compared letter by letter, and from which another first letter counts as a typo. */
const lettersMin = 4
const otherFirstLetterMin = 6

/** The names that are known in one place, each by its spellings, and words that mean one of them. */
export interface Vocabulary {
  /** The known name of a word, folded; null when it is none. */
  readonly suggest: (folded: string) => string | null
}

/**
 * A vocabulary of folded spellings (lower case, `_` between words). A suggestion is, in this order: the name of a spelling, the
 * name that a synonym stands for, the name with the same words in another order, the nearest name. docs/api.md#ignored-fields.
 */
export function vocabularyOf(
  names: readonly { readonly name: string; readonly aliases: readonly string[] }[],
  synonyms: ReadonlyMap<string, string> = new Map(),
): Vocabulary {
  const spelled = names.flatMap(({ name, aliases }) => [name, ...aliases].map((known) => [known, name] as const))
  const bySpelling = new Map([...spelled].toReversed())
  const byWords = new Map([...spelled].toReversed().map(([known, name]) => [sortedWords(known), name]))
  const spellings = spelled.map(([known]) => known)
  return {
    suggest(folded) {
      const known = bySpelling.get(folded) ?? synonyms.get(folded) ?? byWords.get(sortedWords(folded))
      if (known !== undefined || folded.length < lettersMin) return known ?? null
      const first = folded[0] ?? ''
      const candidates =
        folded.length < otherFirstLetterMin ? spellings.filter((spelling) => spelling.startsWith(first)) : spellings
      return bySpelling.get(nearestName(folded, candidates) ?? '') ?? null
    },
  }
}

function sortedWords(folded: string): string {
  return folded.split('_').sort().join('_')
}
