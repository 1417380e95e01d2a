import type { FoundValue, PrintedText } from '../../page/printed-text.ts'

/** The years of a line (1900 to 2039), left to right. */
export function readYear(line: PrintedText): readonly FoundValue[] {
  return matches(line, /(?<![\d.,])(?:19\d\d|20[0-3]\d)(?![\d.,]\d|\d)/g, (text) => text)
}

/** The rates of a line as decimal numbers with a dot, without their percent sign. */
export function readPercent(line: PrintedText): readonly FoundValue[] {
  return matches(line, /(?<![\d.,])\d{1,2}(?:[.,]\d{1,4})?(?= ?%)/g, (text) => text.replace(',', '.'))
}

/** The whole numbers of a line, up to four digits. */
export function readCount(line: PrintedText): readonly FoundValue[] {
  return matches(line, /(?<![\d.,/-])\d{1,4}(?![\d.,/-]*\d|%)/g, (text) => text.replace(/^0+(?=\d)/, ''))
}

function matches(line: PrintedText, pattern: RegExp, canonical: (text: string) => string): readonly FoundValue[] {
  return [...line.text.matchAll(pattern)].map((match) => ({
    value: canonical(match[0]),
    words: line.wordsOf(match.index, match.index + match[0].length),
  }))
}
