/**
 * Thai and Lao in Latin letters: consonants as people write their names, vowels by the Royal Thai General System (1999). A vowel may be
 * written before, above, below or after its consonant, or not at all.
 */

/** Matches a run of these scripts. */
export const thaiRun = /[\u0e00-\u0edd]+/g

const firstThai = 0x0e01
const laoOffset = 0x80
// prettier-ignore
const initials: readonly string[] = ('k kh kh kh kh kh ng ch ch ch s ch y d t th th th n d t th th th n b p ph f ph f ph m y r rue l lue w s s s h l o h').split(' ')
/** Lao letters that differ from the Thai letter in the same place. */
const laoInitials: Readonly<Record<number, string>> = {
  0xea2: 'y',
  0xe8d: 'ny',
  0xeb0: 'a',
  0xeae: 'h',
  0xea3: 'r',
  0xea7: 'v',
}
// prettier-ignore
const finals: Readonly<Record<string, string>> = { kh: 'k', ch: 't', s: 't', d: 't', th: 't', b: 'p', ph: 'p', f: 'p', r: 'n', y: 'i' }
// prettier-ignore
const marks: Readonly<Record<string, string>> = {
  'ะ': 'a', 'ั': 'a', 'า': 'a', 'ำ': 'am', 'ิ': 'i', 'ี': 'i', 'ึ': 'ue', 'ื': 'ue', 'ุ': 'u', 'ู': 'u', 'ๅ': 'a', 'ํ': 'am', '\u0e3b': 'o', '\u0e3d': 'ia',
}
const before: Readonly<Record<string, string>> = { เ: 'e', แ: 'ae', โ: 'o', ใ: 'ai', ไ: 'ai' }
/** Tone marks, the mark of a short vowel, signs of abbreviation and repetition. */
const silent = /[\u0e47-\u0e4b\u0e2f\u0e46\u0e3a\u0e4e]/g
/** A letter that is not said: under thanthakhat, with its vowel sign (`สิทธิ์`), and the one before it after another (`จันทร์`). */
const unsaid =
  /(?:(?<=[\u0e30-\u0e39][\u0e01-\u0e2e])[\u0e01-\u0e2e](?=[\u0e01-\u0e2e]\u0e4c))?[\u0e01-\u0e2e][\u0e31\u0e34\u0e38]?\u0e4c/g
/** Stands where a letter was not said: a syllable ends before it. */
const boundary = '·'
/** Vowels written around their consonants: the sign before is moved behind, so that one sign is left. */
const around: readonly (readonly [RegExp, string])[] = [
  [/เ([ก-ฮ][รลว]?)ีย/g, '$1①'],
  [/เ([ก-ฮ][รลว]?)ือ/g, '$1②'],
  [/([ก-ฮ])ัว/g, '$1③'],
  [/เ([ก-ฮ][รลว]?)าะ/g, '$1④'],
  [/เ([ก-ฮ][รลว]?)า/g, '$1⑤'],
  [/เ([ก-ฮ][รลว]?)อ/g, '$1⑥'],
  [/เ([ก-ฮ][รลว]?)ิ/g, '$1⑥'],
  [/([ก-ฮ])รร(?=[ก-ฮ])/g, '$1ะ'],
  [/([ก-ฮ])รร/g, '$1ะน'],
  [/ื?อ(?![\u0e30-\u0e3a①-⑥])(?<=[ก-ฮ]ื?อ)/g, '⑦'],
  [/([เแโใไ])((?:[กขคตปพผ][รล]|ห[งญนมยรลว]|[ก-ฮ]))/g, '$2$1'],
]
const aroundSounds: Readonly<Record<string, string>> = {
  '①': 'ia',
  '②': 'uea',
  '③': 'ua',
  '④': 'o',
  '⑤': 'ao',
  '⑥': 'oe',
  '⑦': 'o',
}
const cluster = /^(?:[กขคตปพผ][รลว]|[ศส]ร|ห[งญนมยรลว])$/

/** A run of Thai or Lao letters in Latin letters; null when it has a sign without a reading. */
export function readThai(run: string): string | null {
  let text = Array.from(run, toThai).join('').replaceAll(silent, '').replaceAll(unsaid, boundary)
  for (const [written, moved] of around) text = text.replaceAll(written, moved)
  const letters = [...text]
  let latin = ''
  /** Whether the syllable so far may still take a last consonant. */
  let isOpen = false
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? ''
    const vowel = vowelOf(letter) ?? digitOf(letter)
    if (vowel !== undefined) {
      latin += vowel
      isOpen = true
      continue
    }
    const sound = soundOf(letter)
    if (letter === boundary) isOpen = false
    if (letter === boundary) continue
    if (sound === undefined) return null
    const bare = bareFrom(letters, index)
    const isLast = index + bare === letters.length
    // After a vowel: the last consonant of its syllable, unless two that end the word are a syllable (`ธร`).
    if (isOpen && bare > 0 && !(bare === 2 && isLast && !/^[ตทด]$/.test(letter)) && !isCluster(letters, index)) {
      latin += letter === 'ญ' ? 'n' : (finals[sound] ?? sound)
      isOpen = false
      continue
    }
    latin += letter === 'อ' ? '' : sound
    isOpen = false
    if (bare === 0 || isCluster(letters, index)) continue
    // A consonant without a sign: with another `o` between them (`พล`), else `a` after it (`ชนะ`).
    if (bare % 2 === 0) {
      const final = soundOf(letters[index + 1] ?? '') ?? ''
      latin += `o${letters[index + 1] === 'ร' ? 'rn' : (finals[final] ?? final)}`
      index++
    } else if (bare > 1 || !isLast) latin += 'a'
  }
  return latin
}

/** Number of consonants from a place on that have no vowel sign. */
function bareFrom(letters: readonly string[], start: number): number {
  let end = start
  while (soundOf(letters[end] ?? '') !== undefined && vowelOf(letters[end + 1] ?? '') === undefined) end++
  return end - start
}

/** Whether two consonants begin a syllable whose sign follows. */
function isCluster(letters: readonly string[], index: number): boolean {
  const [first = '', second = '', sign = ''] = letters.slice(index, index + 3)
  return cluster.test(first + second) && vowelOf(sign) !== undefined
}

function digitOf(letter: string): string | undefined {
  const digit = letter.charCodeAt(0) - 0x0e50
  return digit >= 0 && digit < 10 ? String(digit) : undefined
}

function toThai(character: string): string {
  const code = character.charCodeAt(0)
  const own = laoInitials[code]
  if (own === 'ny' || own === 'y') return own === 'ny' ? 'ญ' : 'ย'
  return code >= 0x0e80 ? String.fromCharCode(code - laoOffset) : character
}

function soundOf(letter: string): string | undefined {
  const code = letter.charCodeAt(0)
  return code >= firstThai && code <= 0x0e2e ? initials[code - firstThai] : undefined
}

function vowelOf(letter: string): string | undefined {
  return marks[letter] ?? before[letter] ?? aroundSounds[letter]
}
