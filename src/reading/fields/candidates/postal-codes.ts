import { hasPostalCode } from '../values/address.ts'

/** A postal code in a text, with the city behind it where it comes first. */
export interface PostalCode {
  readonly start: number
  readonly end: number
  /** End of the code and the city behind it; `end` where the code comes last. */
  readonly cityEnd: number
  /** Whether the code shows an address without a street: four digits may be anything. */
  readonly certain: boolean
  /** Whether the code is the last part of the address. */
  readonly isLast: boolean
}

interface Form {
  readonly pattern: RegExp
  readonly isLast: boolean
  readonly certain: boolean
}

const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'

/** Forms of postal codes, the most telling first. UPU, Addressing systems of the member countries. */
const forms: readonly Form[] = [
  // Canada
  last('[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d', true),
  // United States
  last('[A-Z]{2},? \\d{5}(?:-\\d{4})?', true),
  // United Kingdom
  last('[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}', true),
  // Ireland
  last('(?:[AC-FHKNPRTV-Y]\\d\\d|D6W) ?(?=\\d*[A-Z])[AC-FHKNPRTV-Y\\d]{4}', false),
  // Portugal
  first('(?:P-)?\\d{4}-\\d{3}', true),
  // Netherlands
  first('(?:NL-)?\\d{4} ?[A-Z]{2}', true),
  // France, Germany, Italy, Morocco, Spain
  first('(?:[A-Z]{1,2}[-–] ?)?\\d{5}', true),
  // Belgium, Luxembourg, Switzerland
  first('(?:[A-Z]{1,2}[-–] ?)?\\d{4}', false),
  // A name of a state or a city before the code
  last('(?<=\\p{L}{3},? )\\d{5}(?:-\\d{4})?(?=\\s*(?:$|[,;.)]))', false),
]

/** The rest of a city's name behind its code. */
const cityWord =
  /^(?:(?:[(«]?(?:[dl]['’])?\p{Lu}[\p{L}'’./()-]*|d[eu]s?|l[ae]s?|l[eè]s|sur|sous|en|aux?|van|den|der|am|an|im|bei|di|del|della|do|da)|(?:cedex|\d{1,2}(?=[\s,.;)]|$)))[,.;:)]*$/iu
const cityWordsMax = 6

/** Postal codes of a text, left to right; also one that was misread behind a province. */
export function postalCodesIn(text: string): readonly PostalCode[] {
  if (!/\d/.test(text)) return []
  const found: PostalCode[] = []
  for (const { pattern, isLast, certain } of forms) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some((other) => start < other.cityEnd && other.start < end)) continue
      const cityEnd = isLast ? end : endOfCity(text, end)
      if (cityEnd > end || isLast) found.push({ start, end, cityEnd, certain, isLast })
    }
  }
  if (found.length === 0 && hasPostalCode(text) && text.length > 7)
    found.push({ start: text.length - 7, end: text.length, cityEnd: text.length, certain: true, isLast: true })
  return found.toSorted((a, b) => a.start - b.start)
}

function endOfCity(text: string, codeEnd: number): number {
  let at = codeEnd
  let end = codeEnd
  for (const [index, word] of text.slice(codeEnd).trimStart().split(' ').slice(0, cityWordsMax).entries()) {
    if (!cityWord.test(word) || (index === 0 && !/^\p{Lu}/u.test(word))) break
    at += 1 + word.length
    // The name ends with a word in capitals, not with a particle.
    if (/^[(«]?(?:[dl]['’])?\p{Lu}|^\d|^cedex/u.test(word)) end = at
    if (/[,;:)]$|\p{L}{2}\.$/u.test(word)) break
  }
  return end
}

function last(code: string, certain: boolean): Form {
  return { pattern: new RegExp(`${before}${code}${after}`, 'gu'), isLast: true, certain }
}

function first(code: string, certain: boolean): Form {
  return { pattern: new RegExp(`${before}(?<!\\d[ .,])${code} (?=\\p{Lu}[\\p{L}’'-])`, 'gu'), isLast: false, certain }
}
