import type { Word } from '../../page/page.ts'

/** Readings that are words of neither language, each with the only word it can be. */
const lookAlikes: readonly (readonly [read: RegExp, printed: string])[] = [
  // O'Rourke, O’Neil.
  [/^0(?=['’]\p{L})/u, 'O'],
  // An initial in the middle of a name.
  [/^[|l]\.$/, 'I.'],
  [/^(\p{Lu})[)\]|]\.$/u, '$1.'],
  // The legal form ltée, and Ltd.
  [/^[Ii]tée(?=[.,;]?$)/, 'ltée'],
  [/^[Il]td(?=[.,;]?$)/, 'Ltd'],
  // The first of a month in French.
  [/^[Il]er(?=[.,;]?$)/, '1er'],
  // MacAllister: no second capital follows a capital inside a name.
  [/(?<=\p{Ll}\p{Lu})I(?=\p{Ll})/u, 'l'],
  // A vowel read twice before a capital: MacaAllister.
  [/(?<=\p{Ll})(?:a(?=A\p{Ll})|e(?=E\p{Ll})|i(?=I\p{Ll})|o(?=O\p{Ll})|u(?=U\p{Ll}))/u, ''],
  // The rest of a rule that a word was written on.
  [/^_+(?=[\p{L}\p{N}])/u, ''],
]

/**
 * Accents that French spelling determines, often read as an acute:
 * - before a syllable with a mute e, grave: Rivières, Cèdre, chèque
 * - before a final t, circumflex: prêt, intérêts
 * - between a or o and a final l, diaeresis: Raphaël, Noël
 *
 * Endings with two spellings, as in thème and même, are missing.
 */
const accents: readonly (readonly [read: RegExp, printed: string])[] = [
  [/é(?=(?:br|[cdglr]|dr|gl|gn|gr|gu|l|qu|ss?|vr)es?(?!\p{L}))/gu, 'è'],
  [/(?<=i)é(?=mes?(?!\p{L}))/gu, 'è'],
  [/é(?=ts?(?!\p{L}))/gu, 'ê'],
  [/(?<=[ao])é(?=l(?!\p{L}))/gu, 'ë'],
]
/** The letters of a number, printed as capitals and read as small letters of the same shape. */
const lowNumber = /^[copsuvwxz]{1,3}\d{4,}$/
/** An elision, which French prints with a curly apostrophe. Names such as O'Rourke and D'Amico keep theirs. */
const elision = /(?<!\p{L})([cdjlmnst]|qu|[CDJLMNST](?='\p{Ll}))'(?=\p{L})/gu

/** Characters misread for letters and digits of Canadian postal codes, which have no D, F, I, O, Q and U. Canada Post. */
const postalLetters: Readonly<Record<string, string>> = {
  ')': 'J',
  ']': 'J',
  '}': 'J',
  '/': 'J',
  '8': 'B',
  '5': 'S',
  '2': 'Z',
  '6': 'G',
}
const postalDigits: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  Z: '2',
  S: '5',
  B: '8',
}
const postalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/

/** Words with characters corrected that OCR takes for similar ones. */
export function correctLookAlikes(words: readonly Word[]): readonly Word[] {
  return withPostalCodes(words).map((word) => {
    const [read, printed] = lookAlikes.find(([pattern]) => pattern.test(word.text)) ?? []
    const text = spelled(read === undefined || printed === undefined ? word.text : word.text.replace(read, printed))
    return text === word.text ? word : { ...word, text }
  })
}

/** A word with its accents and apostrophe where French spelling determines them. */
function spelled(text: string): string {
  if (lowNumber.test(text)) return text.toUpperCase()
  const accented = accents.reduce((word, [read, printed]) => word.replace(read, printed), text)
  // D'AMICO in capitals may be a name or an elision.
  return text === text.toUpperCase() ? accented : accented.replace(elision, '$1’')
}

/** Corrects two words of three characters that are one similar character away from a postal code. */
function withPostalCodes(words: readonly Word[]): readonly Word[] {
  const corrected = [...words]
  for (const [index, first] of words.entries()) {
    const second = words[index + 1]
    const printed = `${first.text} ${second?.text.replace(/[.,;]$/, '') ?? ''}`
    if (second === undefined || printed.length !== 7 || postalCode.test(printed)) continue
    const likely = [...printed]
      .map((character, place) => (similarByPlace[place] ?? {})[character] ?? character)
      .join('')
    const changed = [...likely].filter((character, place) => character !== printed[place]).length
    if (changed !== 1 || !postalCode.test(likely)) continue
    corrected[index] = { ...first, text: likely.slice(0, 3) }
    corrected[index + 1] = { ...second, text: likely.slice(4) + second.text.slice(3) }
  }
  return corrected
}

/** By place in a postal code: letter, digit, letter, space, digit, letter, digit. */
const similarByPlace: readonly Readonly<Record<string, string>>[] = [
  postalLetters,
  postalDigits,
  postalLetters,
  {},
  postalDigits,
  postalLetters,
  postalDigits,
]
