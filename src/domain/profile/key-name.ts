/** Longest key read, in characters. */
const keyLengthMax = 64

/** Where a word of camelCase ends: before a capital, and before the last capital of an abbreviation (`IDNumber`, `PEPForeign`). */
const wordEnd = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/**
 * A partner's key in our spelling: lower case, no accents, hyphens and spaces as `_`, camelCase split.
 * docs/rules/profile.md#spellings.
 */
export function normaliseKey(key: string): string {
  if (key.length > keyLengthMax) return ''
  return foldWords(key.replace(wordEnd, '_'))
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
