import { countryCode } from '../../domain/values/countries.ts'

/** Longest text that can be a number, in characters; a longer one is a sentence. */
const numberCharsMax = 60

const brackets = /\s*\([^()]*\)?/g
/** What lists write after a number: its dates, its issuer, and further numbers. */
const after =
  /[,;]?\s*\b(?:issued|expir\w*|valid\w*|dated|delivered|until|on \d.*|KPP|OKPO|OGRN|INN|and \w*\d)\b.*$|[,;].*$/is
/** What they write before it, to its last word: `Pakistani passport number`, `Personal ID card No.`. */
const label =
  /^.*(?<![\p{L}\p{N}])(?:numbers?|nos?|nr|num|n°|№|cards?|passport|cedula|id|code|document)(?![\p{L}\p{N}])[.:)”"]*\s*(?=\S*\p{N})/isu
const series = /series\s+(\w+)\s+n[o°]\.?\s*(\w+)/i
/** Words of a sentence that are left. */
const sentence = /\p{Ll}{3,}/u
const numbered = /(?:\b\p{Lu}{1,4}[ -])?[\p{L}\p{N}./-]*\p{N}[\p{L}\p{N}./-]*/u

/** Three letters in brackets are a register (`BRN`), not a country. */
function countryOf(inside: string): string {
  return inside.length === 3 ? '' : (countryCode(inside) ?? '')
}

/** A number out of the sentence in which a list writes it, with the country that it names in brackets. */
export interface NumberText {
  readonly value: string
  /** ISO 3166 alpha-2, '' for none. */
  readonly country: string
}

/**
 * The number in a list's text: `Pakistani passport number AB1234567, issued in 2005`, `C0114536 (Iran)`. The text itself where nothing
 * is around the number; '' for a sentence without one.
 */
export function numberIn(text: string): NumberText {
  const bracketed = Array.from(text.matchAll(/\(([^()]*)\)/g), ([, inside = '']) => countryOf(inside.trim()))
  const country = bracketed.find((code) => code !== '') ?? ''
  const plain = text.replaceAll(brackets, ' ').trim()
  const [, one = '', other = ''] = series.exec(plain) ?? []
  if (other !== '') return { value: `${one} ${other}`, country }
  const cut = plain.replace(after, '').replace(label, '').trim()
  if (!/\p{N}/u.test(cut)) return { value: '', country }
  if (!sentence.test(cut) && cut.length <= numberCharsMax) return { value: cut, country }
  return { value: numbered.exec(cut)?.[0] ?? '', country }
}
