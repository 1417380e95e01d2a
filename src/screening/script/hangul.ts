/**
 * Korean syllables as sound classes, so that all romanisations of a syllable (`Jeong`, `Chong`, `Jung`) match. Each
 * syllable is one token: `hangulMark`, then initial, vowel and final class.
 */

/** First character of a token that is a Korean syllable. */
export const hangulMark = '\u00fe'

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const vowelsPerInitial = 21
const finalsPerVowel = 28

const initials = 'k k n t t r m p p s s _ c c c k t p h'.split(' ')
const vowels = 'a e z e o e y e o q e e y o w e w y o w i'.split(' ')
const finals = '_ k k k n n n t l k m l l l p l m p p t t g t t k t p _'.split(' ')

export function isHangul(code: number): boolean {
  return code >= firstSyllable && code <= lastSyllable
}

/** The token of a syllable. */
export function hangulToken(code: number): string {
  const index = code - firstSyllable
  const initial = initials[Math.trunc(index / (vowelsPerInitial * finalsPerVowel))] ?? '_'
  const vowel = vowels[Math.trunc(index / finalsPerVowel) % vowelsPerInitial] ?? 'a'
  return classToken(initial, vowel, finals[index % finalsPerVowel] ?? '_')
}

// prettier-ignore
const latinSyllable =
  /^(kk|k|g|n|tt|t|d|rh|r|l|m|pp|p|b|ss|sh|s|tch|ch|jj|j|h|)(yeo|yae|you|yoo|ya|ye|yo|yu|wae|weo|woo|wa|we|wo|wi|wu|eui|eoi|eo|eu|ui|ae|ai|oe|oi|oo|ou|ee|ie|yi|a|e|i|o|u|y)(ng|k|g|n|t|d|s|l|r|m|p|b|)$/

// prettier-ignore
const initialClasses: Readonly<Record<string, string>> = {
  kk: 'k', k: 'k', g: 'k', n: 'n', tt: 't', t: 't', d: 't', rh: 'r', r: 'r', l: 'r', m: 'm', pp: 'p', p: 'p', b: 'p',
  ss: 's', sh: 's', s: 's', tch: 'c', ch: 'c', jj: 'c', j: 'c', h: 'h',
}
// prettier-ignore
const vowelClasses: Readonly<Record<string, string>> = {
  yeo: 'y', yae: 'e', you: 'y', yoo: 'y', ya: 'z', ye: 'e', yo: 'y', yu: 'y', wae: 'e', weo: 'w', woo: 'o', wa: 'q',
  we: 'e', wo: 'w', wi: 'w', wu: 'o', eui: 'w', eoi: 'e', eo: 'o', eu: 'o', ui: 'w', ae: 'e', ai: 'e', oe: 'e', oi: 'e',
  oo: 'o', ou: 'o', ee: 'i', ie: 'i', yi: 'i', a: 'a', e: 'e', i: 'i', o: 'o', u: 'o', y: 'i',
}
// prettier-ignore
const finalClasses: Readonly<Record<string, string>> = {
  ng: 'g', k: 'k', g: 'k', n: 'n', t: 't', d: 't', s: 't', l: 'l', r: 'l', m: 'm', p: 'p', b: 'p',
}

/** The token of a romanised syllable; null when a word is not one. */
export function hangulTokenOf(word: string): string | null {
  if (word.length > 6) return null
  // `Park`, `Oh`, `Ahn`: letters that only lengthen the vowel.
  const parts = latinSyllable.exec(word.replace(/(?<=[aeiou])h(?=n?$)|r(?=k$)/, ''))
  if (parts === null) return null
  const [, initial = '', vowel = '', final = ''] = parts
  return classToken(initialClasses[initial] ?? '_', vowelClasses[vowel] ?? 'a', finalClasses[final] ?? '_')
}

/** `Ri`, `Lee` and `Yi` are one surname: South Korea drops an initial r before i and y. */
function classToken(initial: string, vowel: string, final: string): string {
  const said = initial === 'r' && (vowel === 'i' || vowel === 'y') ? '_' : initial
  return `${hangulMark}${said}${vowel}${final}`
}

// prettier-ignore
const shownVowels: Readonly<Record<string, string>> = { z: 'ya', y: 'yo', q: 'wa', w: 'wi' }

/** A syllable's token in Latin letters, for display: one of its romanisations. */
export function showHangul(token: string): string {
  const [, initial = '', vowel = '', final = ''] = token
  const said = initial === '_' ? '' : initial === 'c' ? 'ch' : initial
  const closed = final === '_' ? '' : final === 'g' ? 'ng' : final
  return `${said}${shownVowels[vowel] ?? vowel}${closed}`
}

/** The surnames of nearly all Koreans (Statistics Korea, census of 2015), then those of two syllables. */
const surnames = new Set([
  ...'김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용로리량림렴련',
  ...'남궁 황보 제갈 사공 선우 서문 독고 동방'.split(' '),
])

/**
 * A Korean name with the surname first, as Koreans write it; a form with separate fields writes it last (`정은 김`). Text of another
 * script, and a name whose surname is not certain, are unchanged.
 */
export function surnameFirst(text: string): string {
  const words = text.split(/[\s,·]+/).filter((word) => word !== '')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2 || surnames.has(first) || !surnames.has(last)) return text
  if (!words.every((word) => isHangul(word.charCodeAt(0)))) return text
  return [last, ...words.slice(0, -1)].join(' ')
}

const surnameTokens = new Set(
  [...surnames].filter((name) => name.length === 1).map((name) => hangulToken(name.charCodeAt(0))),
)
/** Syllables of a Korean name with the surname, which Latin letters write apart. */
const syllablesOfName = 3

/**
 * The tokens of a Korean name in Latin letters as if it were written in Korean, surname first: `Yun Ho Chin` and `Yun Ho Jin` are two
 * romanisations of one name. Two where the first and the last syllable may be the surname; none for a name that is not three syllables.
 */
export function syllablesOfLatin(words: readonly string[]): readonly (readonly string[])[] {
  const tokens = words.flatMap((word) => hangulTokenOf(word) ?? [])
  if (words.length !== syllablesOfName || tokens.length !== syllablesOfName) return []
  const [first = '', middle = '', last = ''] = tokens
  return [tokens, [last, first, middle]].filter(([surname = '']) => surnameTokens.has(surname))
}
