/**
 * Khmer in Latin letters, after the system of Cambodia's Geographic Department (1995), which passports follow: a vowel reads otherwise
 * after a consonant of the second series.
 */

/** Matches a run of Khmer letters. */
export const khmerRun = /[\u1780-\u17e9]+/g

const firstConsonant = 0x1780
const firstVowel = 0x17b6
// prettier-ignore
const consonants = 'k kh k kh ng ch chh ch chh nh d th d th n t th t th n b ph p ph m y r l v sh s s h l'.split(' ')
/** The second series: consonants whose vowels read otherwise. */
// prettier-ignore
const second = new Set('គ ឃ ង ជ ឈ ញ ឌ ឍ ទ ធ ន ព ភ ម យ រ ល វ'.split(' '))
/** Per vowel sign its reading in either series. */
// prettier-ignore
const vowels: readonly (readonly [string, string])[] = [
  ['a', 'ea'], ['e', 'i'], ['ei', 'i'], ['oe', 'ue'], ['eu', 'eu'], ['o', 'u'], ['ou', 'u'], ['uo', 'uo'], ['aeu', 'eu'],
  ['oea', 'oea'], ['ie', 'ie'], ['e', 'e'], ['e', 'e'], ['ai', 'ei'], ['ao', 'o'], ['au', 'ov'], ['am', 'um'], ['ah', 'eah'],
]
/** Vowels that stand alone. */
// prettier-ignore
const independent: Readonly<Record<string, string>> = {
  'ឥ': 'e', 'ឦ': 'ei', 'ឧ': 'u', 'ឨ': 'u', 'ឩ': 'u', 'ឪ': 'ov', 'ឫ': 'rue', 'ឬ': 'rue', 'ឭ': 'lue', 'ឮ': 'lue', 'ឯ': 'ae', 'ឰ': 'ai', 'ឱ': 'ao', 'ឲ': 'ao', 'ឳ': 'au',
}
const sign = { coeng: '្', toSecond: '៊', toFirst: '៉', nasal: 'ំ' } as const
/** A silenced letter, and marks that change no letter of a romanised name. */
const silent = /[\u1780-\u17a2]\u17cd|[\u17cb\u17cc\u17ce-\u17d1\u17d3-\u17dd]/g
const carrier = 'អ'

/** A run of Khmer letters in Latin letters; null when it has a sign without a reading. */
export function readKhmer(run: string): string | null {
  let latin = ''
  let isSecond = false
  /** True after a vowel, where a consonant without a sign ends the syllable. */
  let isOpen = false
  const letters = [...run.replaceAll(silent, '')]
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? ''
    const next = letters[index + 1] ?? ''
    const alone = independent[letter]
    const code = letter.charCodeAt(0)
    const vowel = vowels[code - firstVowel]
    const consonant = letter === carrier ? '' : consonants[code - firstConsonant]
    if (code >= 0x17e0 && code <= 0x17e9) latin += String(code - 0x17e0)
    else if (alone !== undefined) [latin, isOpen] = [latin + alone, true]
    else if (letter === sign.toSecond) isSecond = true
    else if (letter === sign.toFirst) [latin, isSecond] = [latin.replace(/b$/, 'p'), false]
    else if (vowel !== undefined) {
      const isNasal = letter === sign.nasal
      latin += isNasal && isOpen ? 'm' : vowel[isSecond ? 1 : 0]
      isOpen = !isNasal
    } else if (consonant !== undefined) {
      const isSubscript = letters[index - 1] === sign.coeng
      latin += consonant
      if (!isSubscript || second.has(letter)) isSecond = second.has(letter)
      const isSigned = isVowelSign(next) || next === sign.coeng || next === sign.toFirst || next === sign.toSecond
      if (isSigned) isOpen = false
      else if (isOpen && !isSubscript && letter !== 'ហ') isOpen = false
      else [latin, isOpen] = [latin + (isSecond ? 'o' : 'a'), true]
    } else if (letter !== sign.coeng) return null
  }
  return latin
}

function isVowelSign(letter: string): boolean {
  return vowels[letter.charCodeAt(0) - firstVowel] !== undefined
}
