import anyAscii from 'any-ascii'
import { memoised } from './memoised.ts'
import { readBrahmic } from './brahmic.ts'
import { abjadCode } from './abjad.ts'
import { thaiCode } from './thai.ts'
import { cyrillicLetters, correctCyrillic } from './cyrillic.ts'
import { hangulToken, isHangul } from './hangul.ts'

/** Longest name read, in characters; the rest is cut, which bounds the cost of a hostile text. */
const nameLengthMax = 300

// prettier-ignore
const greek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o',
  π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
}
/** Greek digraphs. ELOT 743. */
// prettier-ignore
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'u'], [/αι/g, 'ai'], [/ει/g, 'ei'], [/οι/g, 'oi'], [/μπ/g, 'b'], [/ντ/g, 'nt'], [/γκ/g, 'gk'], [/γγ/g, 'ng'],
  [/αυ/g, 'av'], [/ευ/g, 'ev'],
]

// prettier-ignore
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'a', ŋ: 'ng', ħ: 'h', ŧ: 't',
}

/**
 * Characters that join: combining marks, modifier letters and apostrophes, zero-width characters, the Arabic tatweel.
 */
const joining = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u02b0-\u02ff\u2018-\u201b\u2032`´\u200b-\u200f\u0640]/

/**
 * A name as words of a-z and 0-9 with single spaces: accents and apostrophes removed, other scripts romanised. Arabic
 * and Hebrew letters become the codes of `abjad.ts`, Korean syllables the tokens of `hangul.ts`, since their Latin
 * spelling varies. A dot stays only after a single letter, to recognise abbreviations.
 */
export function romanise(text: string): string {
  const cut = text.length > nameLengthMax ? text.slice(0, nameLengthMax) : text
  return isAscii(cut) ? cut.toLowerCase() : foldScripts(cut)
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7e) return false
  return true
}

function foldScripts(text: string): string {
  const composed = readBrahmic(text.normalize('NFKC'))
  let lower = /\p{Script=Cyrillic}/u.test(composed) ? correctCyrillic(composed) : composed.toLowerCase()
  const cyrillic = cyrillicLetters(lower)
  if (/[\u0370-\u03ff]/.test(lower)) {
    lower = lower
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .normalize('NFC')
    for (const [pair, sound] of greekPairs) lower = lower.replaceAll(pair, sound)
  }
  const letters = foldedIn(cyrillic)
  let folded = ''
  let hanBefore = false
  let hanInRun = 0
  for (const character of lower) {
    const code = character.codePointAt(0) ?? 0
    const isHan = (code >= 0x3400 && code <= 0x9fff) || (code >= 0x20000 && code <= 0x3ffff)
    hanInRun = isHan ? hanInRun + 1 : 0
    if (isHan !== hanBefore) folded += ' '
    hanBefore = isHan
    if (code < 0x80) folded += character
    else if (isHangul(code)) folded += ` ${hangulToken(code)} `
    else if (isHan) folded += `${hanInRun === 2 ? ' ' : ''}${foldedHan(character)}`
    else folded += letters(character)
  }
  return folded
}

const foldedHan = memoised((character) => anyAscii(character).toLowerCase().trim())
const foldings = new Map<Readonly<Record<string, string>>, (character: string) => string>()

/** Letters folded by a language's reading of Cyrillic, memoised per letter. */
function foldedIn(cyrillic: Readonly<Record<string, string>>): (character: string) => string {
  const known = foldings.get(cyrillic)
  if (known !== undefined) return known
  const folding = memoised((character) => foldLetter(character, cyrillic))
  foldings.set(cyrillic, folding)
  return folding
}

function foldLetter(character: string, cyrillic: Readonly<Record<string, string>>): string {
  const known =
    cyrillic[character] ?? greek[character] ?? latinLetters[character] ?? abjadCode(character) ?? thaiCode(character)
  if (known !== undefined) return known
  // The vowel signs of Thaana have one reading each.
  if (character >= '\u07a6' && character <= '\u07b0') return anyAscii(character)
  const plain = character.normalize('NFD').replaceAll(/\p{M}+/gu, '')
  if (plain !== character) {
    let letters = ''
    for (const part of plain) letters += part.charCodeAt(0) < 0x80 ? part : foldLetter(part, cyrillic)
    return letters
  }
  // Marks and apostrophes join their neighbours; dashes and signs separate them.
  if (character === '\u200c') return ' '
  if (joining.test(character)) return ''
  const ascii = anyAscii(character).toLowerCase()
  return /\p{L}/u.test(character) ? ascii.replaceAll(/[^a-z0-9 ]/g, '') : ascii === '' ? ' ' : ascii
}
