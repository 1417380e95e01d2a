import type { Word } from '../../page/page.ts'

/**
 * The number of a card or document: capitals and digits in up to four groups. Keeps hyphens, and slashes if the grammar has them;
 * removes spaces. Null without one.
 */
export function readIdNumber(
  words: readonly Word[],
  grammar: RegExp | undefined,
): { value: string; words: readonly Word[] } | null {
  for (let start = 0; start < Math.min(words.length, 3); start++) {
    for (let count = Math.min(4, words.length - start); count >= 1; count--) {
      const taken = words.slice(start, start + count)
      const slashed = trimmedNumber(taken, /[^\p{L}\p{N}/-]/gu)
      const value =
        slashed.includes('/') && grammar?.test(slashed) === true ? slashed : trimmedNumber(taken, /[^\p{L}\p{N}-]/gu)
      const plausible =
        value === value.toUpperCase() &&
        /\d/.test(value) &&
        /^[A-Z0-9/-]{3,24}$/.test(value) &&
        (value.length > 3 || grammar !== undefined)
      if (plausible && (count === 1 || taken.every(isGroup)) && (grammar?.test(value) ?? true) && !isDate(taken))
        return { value, words: taken }
    }
  }
  return null
}

function trimmedNumber(words: readonly Word[], dropped: RegExp): string {
  return words
    .map((word) => word.text.replace(dropped, ''))
    .join('')
    .replace(/^[-/]+|[-/]+$/g, '')
}

/** Whether words are a date with separators: "2022-12-12", "06 SEPT 2010". Eight digits in a row may be a number. */
function isDate(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ')
  return (
    /^(?:(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d)$/.test(text) ||
    /^\d{1,2} \p{L}{3,9}\.? (?:19|20)\d\d$/u.test(text)
  )
}

/** Whether a word may be one group of a number. */
function isGroup(word: Word): boolean {
  return /\d/.test(word.text) || /^[A-Z]{1,4}$/.test(word.text)
}

/** A social insurance number in groups of three, two of which OCR joined. */
const lostSpace = /^(?:\d{6} \d{3}|\d{3} \d{6})$/

/** The last four characters of a masked number, which are digits, and letters misread for them. */
const shownDigits = /(?<=^(?:[X*•]{4} ){2,3})(?=[A-Z]*\d)[\dBIOSZ]{4}$/
const digitOf: Readonly<Record<string, string>> = { B: '8', I: '1', O: '0', S: '5', Z: '2' }

/** An account number as printed: groups of digits, hyphens, masks and short codes, with at least three digits; null without one. */
export function readAccount(words: readonly Word[]): { value: string; words: readonly Word[] } | null {
  const taken: Word[] = []
  for (const word of words) {
    const text = word.text.replace(/^[:#]+|[.,;:]+$/g, '')
    if (text === '') continue
    const group =
      /^[A-Z0-9*•xX./-]*[\d*•][A-Z0-9*•xX./-]*$/.test(text) ||
      /^[xX]{3,4}$/.test(text) ||
      (taken.length > 0 && /^(?:[-–]|R[CTPRM])$/.test(text))
    if (!group) {
      if (taken.length > 0) break
      continue
    }
    if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(text)) break
    taken.push(word)
  }
  const value = taken
    .map((word) => word.text.replace(/^[:#]+|[.,;:]+$/g, ''))
    .join(' ')
    .replace(/(?: [-–])+$/, '')
    .replace(shownDigits, (digits) => digits.replace(/[BIOSZ]/g, (letter) => digitOf[letter] ?? letter))
    .replace(lostSpace, (digits) => (digits.replace(' ', '').match(/\d{3}/g) ?? []).join(' '))
  return value.replace(/\D/g, '').length >= 3 && value.length <= 40 ? { value, words: taken } : null
}

/** An IBAN with valid check digits (ISO 7064 mod 97), without spaces; null without one. */
export function readIban(words: readonly Word[]): { value: string; words: readonly Word[] } | null {
  for (let start = 0; start < words.length; start++) {
    let value = ''
    for (let end = start; end < words.length && value.length < 34; end++) {
      value += (words[end]?.text ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase()
      if (value.length >= 15 && ibanHolds(value)) return { value, words: words.slice(start, end + 1) }
    }
  }
  return null
}

function ibanHolds(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder === 1
}
