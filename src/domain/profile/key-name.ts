/** Longest key read, in characters. */
const keyLengthMax = 64
/** Most of a decomposed key that is read, in characters: our longest key has 31. */
const decomposedLengthMax = 128

/** Where a word of camelCase ends: before a capital, and before the last capital of an abbreviation (`IDNumber`, `PEPForeign`). */
const wordEnd = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/** Without one, a key has no words to split. */
const capital = /\p{Lu}/u

/** A key that is in our spelling already, as nearly every key is. */
const inOurSpelling = /^[a-z0-9]+(?:_[a-z0-9]+)*$/

/**
 * A partner's key in our spelling: lower case, no accents, hyphens and spaces as `_`, camelCase split. It ends at the first letter
 * that is not of ours, since none of our keys has one. docs/rules/profile.md#spellings.
 */
export function normaliseKey(key: string): string {
  if (key.length > keyLengthMax) return ''
  if (inOurSpelling.test(key)) return key
  const split = capital.test(key) ? key.replace(wordEnd, '_') : key
  return foldKey(split.normalize('NFKD').slice(0, decomposedLengthMax).toLowerCase())
}

/** `foldWords` of a decomposed key in lower case, one pass instead of four, up to the first letter outside of ASCII. */
function foldKey(decomposed: string): string {
  let folded = ''
  let isApart = false
  for (const character of decomposed) {
    const kind = kindOf(character)
    if (kind === kinds.mark) continue
    if (kind === kinds.separator) {
      isApart = true
      continue
    }
    folded += isApart && folded !== '' ? `_${character}` : character
    isApart = false
    if (character > '\x7f') break
  }
  return folded
}

const kinds = { unknown: 0, letter: 1, mark: 2, separator: 3 } as const
type Kind = (typeof kinds)[keyof typeof kinds]

/** Kinds by code unit, filled when one is met. */
const metKinds = new Uint8Array(0x10000)

function kindOf(character: string): number {
  if (character.length > 1) return classified(character)
  const code = character.charCodeAt(0)
  if (metKinds[code] === kinds.unknown) metKinds[code] = classified(character)
  return metKinds[code] ?? kinds.separator
}

function classified(character: string): Kind {
  if (/[\p{L}\p{N}]/u.test(character)) return kinds.letter
  return /\p{M}/u.test(character) ? kinds.mark : kinds.separator
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
