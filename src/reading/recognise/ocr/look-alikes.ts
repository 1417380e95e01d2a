import type { Word } from '../../page/page.ts'

/** Readings that are words of neither language, and the one word each can only have been. */
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
  // MacAllister: behind a capital inside a name no other one stands.
  [/(?<=\p{Ll}\p{Lu})I(?=\p{Ll})/u, 'l'],
  // A vowel read twice where a capital begins: MacaAllister.
  [/(?<=\p{Ll})(?:a(?=A\p{Ll})|e(?=E\p{Ll})|i(?=I\p{Ll})|o(?=O\p{Ll})|u(?=U\p{Ll}))/u, ''],
  // What is left of a rule that a word was written on.
  [/^_+(?=[\p{L}\p{N}])/u, ''],
]

/**
 * Accents that French spelling leaves no choice of, read as the acute that is like them: before a syllable with a mute e it is
 * grave (Rivières, Cèdre, chèque), before a last t circumflex (prêt, intérêts), between a or o and a last l two dots (Raphaël,
 * Noël). Left out are endings that have two spellings, as in thème and même.
 */
const accents: readonly (readonly [read: RegExp, printed: string])[] = [
  [/é(?=(?:br|[cdglr]|dr|gl|gn|gr|gu|l|qu|ss?|vr)es?(?!\p{L}))/gu, 'è'],
  [/(?<=i)é(?=mes?(?!\p{L}))/gu, 'è'],
  [/é(?=ts?(?!\p{L}))/gu, 'ê'],
  [/(?<=[ao])é(?=l(?!\p{L}))/gu, 'ë'],
]
/** The letters of a number, which print sets in capitals, read as the small ones of the same shape. */
const lowNumber = /^[copsuvwxz]{1,3}\d{4,}$/
/** An elision, which French sets with a curly apostrophe; names as O'Rourke and D'Amico keep theirs. */
const elision = /(?<!\p{L})([cdjlmnst]|qu|[CDJLMNST](?='\p{Ll}))'(?=\p{L})/gu

/** Signs read for the letters and digits of Canadian postal codes; D, F, I, O, Q and U are not in them. Canada Post. */
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

/** Words in which a digit was read for the letter that looks like it, or one letter for another, as printed. */
export function correctLookAlikes(words: readonly Word[]): readonly Word[] {
  return withPostalCodes(words).map((word) => {
    const [read, printed] = lookAlikes.find(([pattern]) => pattern.test(word.text)) ?? []
    const text = spelled(read === undefined || printed === undefined ? word.text : word.text.replace(read, printed))
    return text === word.text ? word : { ...word, text }
  })
}

/** A word as French spells it where it leaves no choice. */
function spelled(text: string): string {
  if (lowNumber.test(text)) return text.toUpperCase()
  const accented = accents.reduce((word, [read, printed]) => word.replace(read, printed), text)
  // In capitals D'AMICO is as likely a name as D'ÉTUDES is a word.
  return text === text.toUpperCase() ? accented : accented.replace(elision, '$1’')
}

/** Two words of three signs that are a postal code but for one sign which looks like the one that must stand there. */
function withPostalCodes(words: readonly Word[]): readonly Word[] {
  const corrected = [...words]
  for (const [index, first] of words.entries()) {
    const second = words[index + 1]
    const printed = `${first.text} ${second?.text.replace(/[.,;]$/, '') ?? ''}`
    if (second === undefined || printed.length !== 7 || postalCode.test(printed)) continue
    const likely = [...printed].map((sign, place) => (likelySigns[place] ?? {})[sign] ?? sign).join('')
    const changed = [...likely].filter((sign, place) => sign !== printed[place]).length
    if (changed !== 1 || !postalCode.test(likely)) continue
    corrected[index] = { ...first, text: likely.slice(0, 3) }
    corrected[index + 1] = { ...second, text: likely.slice(4) + second.text.slice(3) }
  }
  return corrected
}

/** By place in a postal code: letter, digit, letter, space, digit, letter, digit. */
const likelySigns: readonly Readonly<Record<string, string>>[] = [
  postalLetters,
  postalDigits,
  postalLetters,
  {},
  postalDigits,
  postalLetters,
  postalDigits,
]
