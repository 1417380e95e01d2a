import { readBrahmic } from './brahmic.ts'
import { isThaiLetter } from './thai.ts'
import { romanise } from './romanise.ts'

/** Marks of scripts that are read with them or do without: Latin, Greek, Cyrillic, Hebrew, Arabic, Thaana, and selectors of a form. */
const markOfReadScript =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u07a6-\u07b0\u08d3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]/u
const marks = /\p{M}/gu
const letters = /[^\p{Lm}\P{L}]/gu
/** Scripts whose letters each have a reading; any other leaves vowels unwritten that the engine cannot supply. */
const readScript =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Ethiopic}\p{Script=Thaana}\p{Script=Mongolian}\p{Script=Cherokee}\p{Script=Canadian_Aboriginal}\p{Script=Yi}\p{Script=Common}]/u
const blank = /^ *$/
const plain = /^[\x20-\x7e]*[A-Za-z0-9][\x20-\x7e]*$/

/**
 * Whether a name is compared with all that it says. False for a name without letters and digits, and for one with letters or vowel signs
 * that have no Latin reading: it could be anybody's. docs/screening.md#how-a-name-is-compared.
 */
export function isReadInFull(text: string): boolean {
  if (plain.test(text)) return true
  const read = readBrahmic(text.normalize('NFKC'))
  if (!/[\p{L}\p{N}]/u.test(read) && !isThaiLetter(read)) return false
  if ((read.match(marks) ?? []).some((mark) => !markOfReadScript.test(mark))) return false
  return (read.match(letters) ?? []).every((letter) => readScript.test(letter) && !blank.test(romanise(letter)))
}
