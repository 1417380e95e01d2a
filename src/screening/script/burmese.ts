/**
 * Burmese in Latin letters, as names are written (the system of Myanmar's Language Commission without tones): a syllable is a consonant
 * with medials, a vowel, and a last consonant that changes the vowel. Syllables are words of their own (`Min Aung Hlaing`).
 */

/** Matches a run of Burmese letters. */
export const burmeseRun = /[\u1000-\u104f\uaa60-\uaa7f]+/g

const firstConsonant = 0x1000
// prettier-ignore
const consonants = 'k kh g g ng s s z z ny ny t ht d d n t ht d d n p ph b b m y y l w th h l'.split(' ')
const carrier = '\u1021'
/** Tone marks; the dot below with a last nasal is written with a t (`Myint`, `Thant`). */
const tones = /\u1038|\u1037(?!\u103a)/g
const creaky = '\u1037'
// prettier-ignore
const independent: Readonly<Record<string, string>> = {
  '\u1023': 'i', '\u1024': 'i', '\u1025': 'u', '\u1026': 'u', '\u1027': 'e', '\u1029': 'aw', '\u102a': 'aw', '\u103f': 'th', '\u104c': 'hnaik', '\u104d': 'ywe', '\u104f': 'i',
}
/** Vowel signs without a last consonant. */
// prettier-ignore
const openVowels: Readonly<Record<string, string>> = {
  '': 'a', '\u102b': 'a', '\u102c': 'a', '\u102d': 'i', '\u102e': 'i', '\u102f': 'u', '\u1030': 'u', '\u1031': 'e', '\u1032': 'e',
  '\u1031\u102b': 'aw', '\u1031\u102c': 'aw', '\u102d\u102f': 'o', '\u1036': 'an', '\u102f\u1036': 'on', '\u102d\u1036': 'ein',
}
/** The same before a last consonant, without its sound. */
// prettier-ignore
const closedVowels: Readonly<Record<string, string>> = {
  '': 'a', '\u102b': 'a', '\u102c': 'a', '\u102d': 'ei', '\u102f': 'o', '\u1031\u102b': 'au', '\u1031\u102c': 'au', '\u102d\u102f': 'ai', '\u1031': 'ay',
}
/** Last consonants and their sounds. */
// prettier-ignore
const finals: Readonly<Record<string, string>> = {
  'က': 'k', 'ခ': 'k', 'ဂ': 'k', 'င': 'ng', 'စ': 't', 'ဇ': 't', 'တ': 't', 'ထ': 't', 'ဒ': 't', 'ဓ': 't', 'ပ': 't', 'ဗ': 't', 'န': 'n', 'ဏ': 'n', 'မ': 'n', 'လ': 'l', 'သ': 't', 'ရ': '', 'ယ': 'e', 'ည': '', 'ဉ': 'n',
}
const medials: Readonly<Record<string, string>> = { '\u103b': 'y', '\u103c': 'y', '\u103d': 'w', '\u103e': 'h' }
const syllable =
  /([\u1000-\u1021\u1023-\u102a\u103f\u104c-\u104f])([\u103b-\u103e]*)([\u102b-\u1032\u1036]*)(?:([\u1000-\u1020])(\u1037?)[\u103a\u1039])?/gy

/** A run of Burmese letters as Latin syllables; null when it has a letter of another language of the script. */
export function readBurmese(run: string): string | null {
  const text = run
    .replaceAll('\u103a\u1037', '\u1037\u103a')
    .replaceAll(tones, '')
    .replaceAll(/[\u104a\u104b]/g, ' ')
    // Aw with asat, and a last consonant before a vowel sign of the next syllable.
    .replaceAll(/(?<=[\u102b\u102c])\u103a/g, '')
    .replaceAll('\u1004\u103a\u1039', '\u1004\u103a')
  const syllables: string[] = []
  syllable.lastIndex = 0
  for (let at = 0; at < text.length; at = syllable.lastIndex) {
    const code = text.charCodeAt(at)
    if (text[at] === ' ' || (code >= 0x1040 && code <= 0x1049)) {
      if (text[at] !== ' ') syllables.push(String(code - 0x1040))
      syllable.lastIndex = at + 1
      continue
    }
    syllable.lastIndex = at
    const found = syllable.exec(text)
    if (found === null) return null
    const latin = latinOf(found)
    if (latin === null) return null
    syllables.push(latin)
  }
  return syllables.join(' ')
}

function latinOf([, letter = '', medial = '', vowel = '', final = '', tone = '']: RegExpExecArray): string | null {
  const alone = independent[letter]
  const consonant = letter === carrier ? '' : (alone ?? consonants[letter.charCodeAt(0) - firstConsonant])
  if (consonant === undefined) return null
  if (alone !== undefined && vowel === '' && final === '') return consonant
  const isNasal = final === 'င' || final === 'န' || final === 'မ'
  const said = rhyme(vowel, final, medial)
  const own = said.startsWith('u') && vowel === '' ? medial.replace('\u103d', '') : medial
  return `${onset(consonant, own)}${said}${isNasal && tone === creaky && vowel === '' ? 't' : ''}`
}

/** A consonant with its medials: `hl`, `ky`, `sh`, `gy`. */
function onset(consonant: string, medial: string): string {
  const sounds = Array.from(medial, (sign) => medials[sign] ?? '')
  const isAspirated = sounds.includes('h')
  const rest = sounds.filter((sound) => sound !== 'h').join('')
  if (consonant === 'kh' && rest.startsWith('y')) return `ch${rest.slice(1)}`
  if (!isAspirated) return consonant + rest
  if (consonant === 'y') return `sh${rest}`
  return consonant === 'l' && rest.startsWith('y') ? `sh${rest.slice(1)}` : `h${consonant}${rest}`
}

/** With the medial w a vowel before a last n or t is u (`Nyunt`). */
function rhyme(vowel: string, final: string, medial: string): string {
  if (final === '') return openVowels[vowel] ?? Array.from(vowel, (sign) => openVowels[sign] ?? '').join('')
  const sound = finals[final]
  if (vowel === '' && medial.includes('\u103d') && (sound === 'n' || sound === 't')) return `u${sound}`
  if (vowel === '' && (final === 'င' || final === 'စ')) return final === 'င' ? 'in' : 'it'
  if (vowel === '' && (final === 'ည' || final === 'ယ')) return final === 'ည' ? 'i' : 'e'
  return `${closedVowels[vowel] ?? openVowels[vowel] ?? ''}${sound ?? ''}`
}
