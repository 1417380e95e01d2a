/** Longest key read, in characters. */
const keyLengthMax = 64
/** Most of a decomposed key that is read, in characters: our longest key has 31. */
const decomposedLengthMax = 128

/** Where a word of camelCase ends: before a capital, and before the last capital of an abbreviation (`IDNumber`, `PEPForeign`). */
const wordEnd = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/** A key that is in our spelling already, as nearly every key is. */
const inOurSpelling = /^[a-z0-9]+(?:_[a-z0-9]+)*$/

/**
 * A letter of another alphabet or a square sign of units; none of our keys has one, so what follows it is not read. Some decompose
 * into 18 letters.
 */
const foreignLetter = /[^\P{L}\p{Script=Latin}\p{Script=Common}]|[\u3200-\u33ff]/u

/**
 * A partner's key in our spelling: lower case, no accents, hyphens and spaces as `_`, camelCase split. It ends at the first letter
 * that is not Latin. docs/rules/profile.md#spellings.
 */
export function normaliseKey(key: string): string {
  if (key.length > keyLengthMax) return ''
  if (inOurSpelling.test(key)) return key
  const foreign = key.search(foreignLetter)
  const read = foreign < 0 ? key : key.slice(0, foreign + String.fromCodePoint(key.codePointAt(foreign) ?? 0).length)
  return foldWords(read.replace(wordEnd, '_').normalize('NFKD').slice(0, decomposedLengthMax))
}

/** Words in one spelling, joined by `_`: lower case, no accents, anything but letters and digits a separator. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}
