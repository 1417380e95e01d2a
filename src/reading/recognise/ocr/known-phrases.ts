import { documentTypes } from '../../../domain/document-types/index.ts'

/** Phrases shorter than this are as likely something else. */
const lettersMin = 4
const lettersMax = 60

/** A phrase as printed, and how many of each letter it has. */
export interface KnownPhrase {
  readonly text: string
  readonly letters: Uint8Array
  /** Natural logarithm of the number of types that print it. */
  readonly common: number
}

let collected: ReadonlyMap<number, readonly KnownPhrase[]> | null = null

/**
 * What documents of all types print beside values: labels, heads of columns, titles, and what speaks for a type, by the number of
 * their characters.
 */
export function knownPhrases(): ReadonlyMap<number, readonly KnownPhrase[]> {
  if (collected !== null) return collected
  const counts = new Map<string, number>()
  for (const { fields, printedTitles, cues } of documentTypes) {
    const labels = fields.flatMap(({ labels, columns }) => [...labels, ...(columns ?? [])])
    const printed = [...labels, ...printedTitles, ...cues.map(({ text }) => text)].map((text) =>
      text.replaceAll('’', "'"),
    )
    for (const text of new Set(printed)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const phrases = [...counts]
    .filter(([{ length }]) => length >= lettersMin && length <= lettersMax)
    .map(([text, types]) => ({ text, letters: letterCounts(text), common: Math.log(types) }))
  collected = Map.groupBy(phrases, ({ text }) => text.length)
  return collected
}

/** How often each letter stands in a text, whatever its case and accents; digits and all other signs are not told apart. */
export function letterCounts(text: string): Uint8Array {
  const counts = new Uint8Array(28)
  for (const character of text.normalize('NFD').toLowerCase()) {
    const letter = character.charCodeAt(0) - 97
    const kind = letter >= 0 && letter < 26 ? letter : /\d/.test(character) ? 26 : character === ' ' ? -1 : 27
    if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
