import { inRussianLetters } from '../script/cyrillic.ts'
import type { NameSort } from './name-tokens.ts'

/** Spellings of one text that are read. */
const spellingsMax = 6

/** A name told apart from the next. `Aka` with a capital is a name. */
const between = /;|\s(?:aka|fka|alias)[.:]?\s|(?<!\p{L})(?:[Aa]\.\s?[Kk]\.\s?[Aa]\.?|A\.?K\.?A\.)(?!\p{L})[:]?/gu
const stroke = '/'
/** What opens brackets with another name in them. */
const introduced = /^\s*(?:a\.?k\.?a|f\.?k\.?a|alias)[.:]*\s/i
/** What a list says before a spelling: `Original script: …`. */
const label = /(?<![\p{L}])[a-z]+(?: [a-z]+){0,3} ?:\s*/giu
const brackets = /\(([^()]*)\)/g
/** Letters of a script other than Latin. */
const otherScript = /[\u0370-\u1dff\u2c00-\ud7ff]/

/**
 * The spellings that one text of a person's name holds: those between strokes, semicolons and `also known as`, and in brackets where
 * what is in them is a name of its own. The text alone when it holds one, and always for what is no person.
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

/** A stroke parts two names, or two words of one: `Anna Petrova/Hanna Petrava`, not `Anna/Hanna Petrova`. */
function splitStrokes(text: string): readonly string[] {
  const parts = text.split(stroke)
  const words = parts.map((part) => part.trim().split(/\s+/).length)
  return words.every((count) => count > 1) || words.every((count) => count === 1) ? parts : [text]
}

/** In brackets: two words, the other script, or what says of itself that it is another name; one word is a part of the name. */
function isName(inner: string, outside: string): boolean {
  return (
    /\p{L}{2}\P{L}+\p{L}{2}/u.test(inner) ||
    introduced.test(inner) ||
    otherScript.test(inner) !== otherScript.test(outside)
  )
}

/** The spellings of a text that is asked, with the readings that lists may have of its letters. */
export function askedSpellings(text: string, sort: NameSort): readonly string[] {
  return spellingsOf(text, sort).flatMap((spelling) => {
    const russian = inRussianLetters(spelling)
    return russian === null ? [spelling] : [spelling, russian]
  })
}
