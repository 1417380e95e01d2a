import { memoised } from './memoised.ts'
import { thaiLetterCode } from './abjad.ts'

/**
 * Thai and Lao as letters in the order in which they are said, each with its Latin spellings in `thai-letters.json`. Owners spell their
 * names by sound (Royal Thai General System, 1999) or by the Sanskrit letters (`วัฒน์`: `Wat`, `Vadhana`), so that no reading is chosen
 * here: `score/abjad-distance.ts` compares with all of them.
 */

/** Matches a run of these scripts. */
export const thaiRun = /[\u0e00-\u0edd]+/g

/** Codes of letters travel through other readers as characters for private use, from this one on. */
const privateFirst = 0xe000
const privateUse = /[\ue000-\ue0ff]/g

const laoOffset = 0x80
/** Lao letters that differ from the Thai letter in the same place. */
const laoLetters: Readonly<Record<string, string>> = { ຊ: 'ซ', ຽ: '①', '\u0ebb': 'โ', ໜ: 'น', ໝ: 'ม' }

/** Tone marks, the mark of a short vowel, signs of abbreviation and repetition. */
const unwritten = /[\u0e47-\u0e4b\u0e2f\u0e46\u0e3a\u0e4e]/g
/** A consonant with a tone mark ends the beginning of its syllable: `แก้ว` is not said as `แกว่ง`. */
const toned = /[แโใไ][ก-ฮ](?=[\u0e48-\u0e4b])/g
/** A letter under thanthakhat, with its vowel sign (`สิทธิ์`), and the one before it after another (`จันทร์`, `ลักษณ์`). */
const unsaid =
  /((?:(?<=[\u0e30-\u0e39][\u0e01-\u0e2e])(?:[ดตทธ](?=ร\u0e4c)|ษ(?=[ณม]\u0e4c)))?)([\u0e01-\u0e2e])[\u0e31\u0e34\u0e38]?\u0e4c/g
/** Letters that stand for a consonant that is not said but may be spelled. */
// prettier-ignore
const unsaidLetters: readonly (readonly [letters: RegExp, letter: string])[] = [
  [/[ก-ฆ]/, 'K'], [/[จฉชฌ]/, 'C'], [/[ซสศษ]/, 'S'], [/[ฎ-ฒด-ธ]/, 'T'], [/[ญณนง]/, 'N'], [/[บ-ภ]/, 'P'], [/ม/, 'M'],
  [/ย/, 'Y'], [/ร/, 'R'], [/[ลฬ]/, 'L'], [/ว/, 'W'],
]
/** The signs that are written before a consonant, as they are once moved. */
const movedSigns: Readonly<Record<string, string>> = { แ: '④', โ: '⑧', ใ: '⑨', ไ: '⑨', เ: '⑩' }
/** Consonants between which no vowel is said at the start of a syllable, `H` being an h that only sets the tone. */
const cluster = '(?:[กขคตทปพผบฟศสซ]ร|[กขคปพผบฟส]ล|[กขค]ว(?=[ก-ฮ](?![ะ-ู])))'

/** What is rewritten, in this order, so that each vowel is one letter behind its consonants. */
const rewritten: readonly (readonly [written: RegExp, letters: string | ((found: string) => string)])[] = [
  [/ํา/g, 'ำ'],
  [/ํ/g, 'อ'],
  [/ๅ/g, 'า'],
  [/ห(?=[งญนมยรลว])/g, 'H'],
  // Vowels of several signs around a consonant or two (`เฉลียว`, `เรือง`, `บัว`, `เสาะ`, `เสาร์`, `เสมอ`, `เจริญ`).
  [/เ(H?[ก-ฮ][ก-ฮ]?)ียะ?/g, '$1①'],
  [/เ(H?[ก-ฮ][ก-ฮ]?)ือะ?/g, '$1②'],
  [/([ก-ฮ])ัวะ?/g, '$1③'],
  [new RegExp(`เ(H?(?:${cluster}|[ก-ฮ]))าะ`, 'g'), '$1อ'],
  [new RegExp(`เ(H?(?:${cluster}|[ก-ฮ]))า`, 'g'), '$1⑤'],
  [new RegExp(`เ(H?(?:${cluster}|ส[มนว]|[ก-ฮ]))อะ?(?![ะ-ู])`, 'g'), '$1⑥'],
  [/เ(H?[ก-ฮ][ก-ฮ]?)ิ/g, '$1⑥'],
  // Signs before a consonant, of two when these begin one syllable (`แสวง`, `เกษม`, `แพรว`).
  [/[แไ][สฉถ][นวดล]/g, behindOthers],
  [/เกษ(?=ม)/g, behindOthers],
  [new RegExp(`[เแโใไ](?:H[ก-ฮ]|${cluster}(?![ะ-ู])|[ก-ฮ])`, 'g'), behindOthers],
  [/⑨ย/g, '⑨'],
  [/ือ/g, 'ื'],
  // Letters that are read together (`พรรณ`, `ทราย`, `เชษฐ`, `สิทธิ`).
  [/รร(?![ะ-ู①-⑩])/g, 'Q'],
  [/ทร/g, 'Z'],
  [/ษ[ฐฏ]/g, 'X'],
  [/(?<=[ะ-ู①-⑩])(?:ทธ|ตถ|จฉ|กข|([กจชดตทปพมยลวสญ])\1)/g, (pair) => pair.slice(1)],
  // The letter that carries a vowel, and a short vowel that is written behind the last consonant (`ชาติ`).
  [/อ(?=[ะ-ู①-⑩])/g, ''],
  [/^อ(?=[ก-ฮQ])/g, '○'],
  [/(?<=[ะ-ู①-⑩][ก-ฮ])[ิุ](?=$|[ก-ฮH][④⑧⑨⑩])/g, 'V'],
]
const endsInConsonant = /[ก-ฮ]$/
const endsInUnsaid = /[A-Z]$/
const consonant = /[ก-ฬฮZ]/

/** A run of Thai or Lao letters as characters for private use, one a letter; null when it has a sign without a reading. */
export const thaiLetters = memoised((run: string): string | null => {
  let text = Array.from(run, toThai).join('').replaceAll(toned, behindOthers).replaceAll(unwritten, '')
  text = text.replaceAll(unsaid, (_, before: string, letter: string) => unsaidLetter(before) + unsaidLetter(letter))
  for (const [written, letters] of rewritten) {
    text = typeof letters === 'string' ? text.replaceAll(written, letters) : text.replaceAll(written, letters)
  }
  let coded = ''
  let before = ''
  for (const letter of text) {
    const digit = letter.charCodeAt(0) - 0x0e50
    const code = digit >= 0 && digit < 10 ? String(digit) : privateLetter(letter)
    if (code === '') return null
    // No sign says which vowel two consonants have between them, or that they have none.
    if (endsInConsonant.test(before) && consonant.test(letter)) coded += privateLetter('○')
    coded += code
    before = letter
  }
  return endsInConsonant.test(before) || endsInUnsaid.test(before) ? coded + privateLetter('●') : coded
})

/** A text without the characters that `thaiLetters` writes: those of a caller have no reading. */
export function withoutPrivateUse(text: string): string {
  return text.replaceAll(privateUse, ' ')
}

/** True for a text with a letter of `thaiLetters`. */
export function isThaiLetter(text: string): boolean {
  return text.search(privateUse) >= 0
}

/** The code of a letter of `thaiLetters`; undefined for any other character. */
export function thaiCode(character: string): string | undefined {
  return isThaiLetter(character) ? String.fromCharCode(character.charCodeAt(0) - privateFirst) : undefined
}

function privateLetter(letter: string): string {
  const code = thaiLetterCode(letter)
  return code === undefined ? '' : String.fromCharCode(privateFirst + code.charCodeAt(0))
}

/** A sign and the consonants that are written behind it, with the sign behind them. */
function behindOthers(found: string): string {
  return found.slice(1) + (movedSigns[found.charAt(0)] ?? '')
}

function unsaidLetter(letter: string): string {
  return unsaidLetters.find(([letters]) => letters.test(letter))?.[1] ?? ''
}

function toThai(character: string): string {
  const code = character.charCodeAt(0)
  return laoLetters[character] ?? (code >= 0x0e80 ? String.fromCharCode(code - laoOffset) : character)
}
