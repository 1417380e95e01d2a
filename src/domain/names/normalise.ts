/** Longest name or address compared, in characters; the rest is cut, which bounds the cost of a hostile text. */
const textLengthMax = 400
/** The same of a decomposed text: a Hangul syllable becomes three letters, some Arabic characters eighteen. */
const decomposedLengthMax = 3 * textLengthMax

/** Letters that compatibility decomposition leaves alone. docs/rules/checks.md#person-names step 1. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['Œ', 'OE'],
  ['Æ', 'AE'],
  ['ß', 'SS'],
  ['ẞ', 'SS'],
  ['Ø', 'O'],
  ['Ł', 'L'],
  ['Đ', 'D'],
  ['Ð', 'D'],
  ['Þ', 'TH'],
  ['Ħ', 'H'],
  ['Ŧ', 'T'],
  ['Ŋ', 'N'],
  ['Ə', 'E'],
  ['ı', 'I'],
  ['İ', 'I'],
])

const plainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

const apostrophes = /['`´‘’ʼʾʿ′＇]/g

/** The bit that a small ASCII letter has beside its capital. */
const smallLetter = 0x20

/** Code units below this have their folding in a table: all of ASCII and the Latin blocks. */
const tabledCodes = 0x250

const foldedNames = Array.from({ length: tabledCodes }, (_, code) => foldCharacter(String.fromCharCode(code), false))
const foldedWithDigits = Array.from({ length: tabledCodes }, (_, code) =>
  foldCharacter(String.fromCharCode(code), true),
)

/**
 * Letters of a name as capitals without marks or apostrophes, everything else a space: `Séan O'Brien` is `SEAN OBRIEN`.
 * docs/rules/checks.md#person-names step 1.
 */
export function normaliseName(text: string): string {
  return fold(text, foldedNames, false)
}

/**
 * The same with digits kept, for companies and addresses. docs/rules/checks.md#person-names,
 * docs/rules/checks.md#addresses.
 */
export function normaliseWithDigits(text: string): string {
  return fold(text, foldedWithDigits, true)
}

/** Words of a normalised text. */
export function wordsOf(normalised: string): string[] {
  const words: string[] = []
  let start = -1
  for (let index = 0; index <= normalised.length; index++) {
    const isSpace = index === normalised.length || normalised.charCodeAt(index) === 32
    if (!isSpace && start < 0) start = index
    if (isSpace && start >= 0) {
      words.push(normalised.slice(start, index))
      start = -1
    }
  }
  return words
}

/** Letters and spaces, and digits where they are kept, which nearly every name is made of: the tables only make them capitals. */
function isPlain(text: string, keepDigits: boolean): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const letter = code | smallLetter
    if ((letter >= 97 && letter <= 122) || code === 32) continue
    if (!keepDigits || code < 48 || code > 57) return false
  }
  return true
}

function fold(text: string, table: readonly string[], keepDigits: boolean): string {
  if (text.length <= textLengthMax && isPlain(text, keepDigits)) return text.toUpperCase()
  const length = Math.min(text.length, textLengthMax)
  let folded = ''
  for (let index = 0; index < length; index++) {
    const letter = table[text.charCodeAt(index)]
    if (letter === undefined) return foldCharacter(text.slice(0, textLengthMax), keepDigits)
    folded += letter
  }
  return folded
}

/** The folding rule for any text. It is slow, so the Latin alphabet uses the table above. */
function foldCharacter(text: string, keepDigits: boolean): string {
  const capitals = text
    .replace(apostrophes, '')
    .replace(plainLetter, (letter) => plainLetters.get(letter) ?? letter)
    .toUpperCase()
    .replace(plainLetter, (letter) => plainLetters.get(letter) ?? letter)
    .normalize('NFKD')
    .slice(0, decomposedLengthMax)
    .toUpperCase()
    .replace(/[\p{M}ʼʾʿ]/gu, '')
  return capitals.replace(keepDigits ? /[^\p{L}\p{Nd}]/gu : /[^\p{L}]/gu, ' ')
}
