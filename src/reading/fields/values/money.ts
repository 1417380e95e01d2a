import type { FoundValue, PrintedText } from '../../page/printed-text.ts'

/** An amount with cents: `2,552.20`, `2 552,20`, `1.234,56`, `1'234.50`; not `98.5`. OCR may put a space before the cents. */
const amount =
  /(?<![\d.,])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,3}(?:[,.'’]\d{3})+|\d+) ?[.,] ?(\d{2})(?![\d%]| ?%|[.,]\d)/g
/** An amount without cents, beside a currency. */
const wholeAmount =
  /(?:[$€£] ?(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})*|\d+)(?![\d.,]))|(?:(?<![\d.,])(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})*|\d+) ?(?:[$€£]|CAD|USD|EUR|MAD|DH)(?!\w))/g
const negativeBefore = /(?:[-–−(]\s?[$€£]?\s?|[$€£]\s?[-–−]\s?)$/
const negativeAfter = /^\s?[$€£]?\s?(?:-(?!\d)|−|–(?!\d)|\)|(?:DR|OD|DT)\b)/

/** An amount without cents and currency: groups of three digits, two of which OCR may have joined, or three digits and more. */
const unitsOnly =
  /(?<![\d.,/]|\d-)(\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+|\d{4,6}(?: \d{3})+|\d{3,9})(?![\d%]| ?%|[.,/-]\d|(?:[ ,.]\d{3}))/g
/**
 * All amounts of a line as decimal strings with a dot, left to right. Negative ones begin with a minus. `whole`: also numbers
 * without cents and currency.
 */
export function readAmounts(
  line: PrintedText,
  { whole = false }: { readonly whole?: boolean } = {},
): readonly FoundValue[] {
  const text = line.text
    .replace(/(?<=\d[.,]?)[Oo](?=[\d.,]|$)/g, '0')
    .replace(/(?<=\d[.,])[lI](?=\d)|(?<=\d)[lI](?=[\d.,])/g, '1')
  const found: { start: number; end: number; value: string }[] = []
  for (const match of text.matchAll(amount)) {
    const [printed, units = '', cents = ''] = match
    const digits = `${units.replace(/\D/g, '')}.${cents}`
    found.push({
      start: match.index,
      end: match.index + printed.length,
      value: signed(text, match.index, printed.length, digits),
    })
  }
  for (const pattern of whole ? [wholeAmount, unitsOnly] : [wholeAmount]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && end > other.start)) continue
      const digits = `${(match[1] ?? match[2] ?? '').replace(/\D/g, '')}.00`
      found.push({ start: match.index, end, value: signed(text, match.index, match[0].length, digits) })
    }
  }
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, value }) => ({ value, words: line.wordsOf(start, end) }))
}

function signed(text: string, start: number, length: number, digits: string): string {
  const canonical = digits.replace(/^0+(?=\d)/, '')
  const negative = negativeBefore.test(text.slice(0, start)) || negativeAfter.test(text.slice(start + length))
  return negative && !/^0\.00$/.test(canonical) ? `-${canonical}` : canonical
}
