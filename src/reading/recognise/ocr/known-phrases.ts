import { documentTypes } from '../../../domain/document-types/index.ts'

/** Shorter phrases are too often part of something else. */
const lettersMin = 4
const lettersMax = 60

/** A phrase that documents print. */
export interface KnownPhrase {
  readonly text: string
  /** As of `letterCounts`. */
  readonly letters: Uint8Array
  /** Natural logarithm of the number of types that print it. */
  readonly logTypes: number
}

let collected: ReadonlyMap<number, readonly KnownPhrase[]> | null = null

/** Labels, column heads, titles and cues of all document types, by number of characters. */
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
    .map(([text, types]) => ({ text, letters: letterCounts(text), logTypes: Math.log(types) }))
  collected = Map.groupBy(phrases, ({ text }) => text.length)
  return collected
}

/** Counts of a text: 26 letters without case and accents, then all digits, then all other characters but spaces. */
export function letterCounts(text: string): Uint8Array {
  const counts = new Uint8Array(28)
  for (const character of text.normalize('NFD').toLowerCase()) {
    const letter = character.charCodeAt(0) - 97
    const kind = letter >= 0 && letter < 26 ? letter : /\d/.test(character) ? 26 : character === ' ' ? -1 : 27
    if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
