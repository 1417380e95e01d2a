import { inRussianLetters } from '../script/cyrillic.ts'
import { acronymOfName } from './bracketed-acronym.ts'
import { lettersForDigits } from './digit-letters.ts'
import { withoutMisspeltForm } from './misspelt-form.ts'
import type { NameSort } from './name-tokens.ts'

/** Most spellings read from one text. */
const spellingsMax = 6

/** Separators between two names. `Aka` with a capital is a name. */
const between = /;|\s(?:aka|fka|alias)[.:]?\s|(?<!\p{L})(?:[Aa]\.\s?[Kk]\.\s?[Aa]\.?|A\.?K\.?A\.)(?!\p{L})[:]?/gu
const stroke = '/'
/** Words that introduce another name in brackets. */
const introduced = /^\s*(?:a\.?k\.?a|f\.?k\.?a|alias)[.:]*\s/i
/** A label before a spelling: `Original script: …`. */
const label = /(?<![\p{L}])[a-z]+(?: [a-z]+){0,3} ?:\s*/giu
const brackets = /\(([^()]*)\)/g
/** Letters of a script other than Latin. */
const otherScript = /[\u0370-\u1dff\u2c00-\ud7ff]/

/**
 * The spellings in one text of a person's name: separated by slashes, semicolons or `also known as`, or in brackets
 * when these contain another name. For all other names, the text itself.
 */
export function spellingsOf(text: string, sort: NameSort): readonly string[] {
  if (sort !== 'person' || !/[/;:(]|a\.?k\.?a|alias/i.test(text)) return [text]
  const inside: string[] = []
  const outside = text.replaceAll(brackets, (whole, inner: string) => {
    if (!isName(inner, text.replace(whole, ''))) return ` ${inner} `
    inside.push(inner.replace(introduced, ''))
    return ' '
  })
  const spellings = [outside, ...inside]
    .flatMap((part) => part.split(between))
    .flatMap(splitStrokes)
    .flatMap((part) => (otherScript.test(part) ? part.split(label) : [part]))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  return spellings.length === 0 ? [text] : [...new Set(spellings)].slice(0, spellingsMax)
}

/** A slash separates two names or two words of one name: `Anna Petrova/Hanna Petrava`, not `Anna/Hanna Petrova`. */
function splitStrokes(text: string): readonly string[] {
  const parts = text.split(stroke)
  const words = parts.map((part) => part.trim().split(/\s+/).length)
  return words.every((count) => count > 1) || words.every((count) => count === 1) ? parts : [text]
}

/**
 * Whether brackets contain another name: two words, another script, or a word such as `aka`. One word is part of the
 * name.
 */
function isName(inner: string, outside: string): boolean {
  return (
    /\p{L}{2}\P{L}+\p{L}{2}/u.test(inner) ||
    introduced.test(inner) ||
    otherScript.test(inner) !== otherScript.test(outside)
  )
}

/** The spellings of a listed text: also an organisation's name and its acronym by themselves where brackets have that. */
export function listedSpellings(text: string, sort: NameSort): readonly string[] {
  const spellings = spellingsOf(text, sort)
  const acronym = sort === 'other' ? acronymOfName(text) : null
  return acronym === null ? spellings : [...spellings, acronym.name, acronym.acronym]
}

/** The spellings of a searched text, those in Russian letters, those with letters for digits, and an organisation's without its acronym in brackets and without a misspelt legal form. */
export function askedSpellings(text: string, sort: NameSort): readonly string[] {
  return spellingsOf(text, sort).flatMap((spelling) => {
    const russian = inRussianLetters(spelling)
    // The acronym alone would be asked of everybody who has the same.
    const outside = sort === 'other' ? (acronymOfName(spelling)?.name ?? null) : null
    const formless = sort === 'other' ? withoutMisspeltForm(spelling) : null
    return [spelling, ...present(russian), ...present(outside), ...present(formless), ...lettersForDigits(spelling)]
  })
}

function present(text: string | null): readonly string[] {
  return text === null ? [] : [text]
}
