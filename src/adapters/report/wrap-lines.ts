/** A space at which a line may end: not between a French quotation mark or double punctuation and its word. */
const breakingSpace = /(?<!«) (?![:;!?»](?: |$))/
/** What is not parted within a word: a character written as its code point. */
const codePointText = /(\[U\+[0-9A-F]{4,6}\])/
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Lines no wider than `width`, filled in order; a word that is wider is parted between characters. At least one line. */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(breakingSpace)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = partedWord(word, width, widthOf)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line]
}

function partedWord(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  if (widthOf(word) <= width) return [word]
  const units = word
    .split(codePointText)
    .flatMap((part) => (codePointText.test(part) ? [part] : [...graphemes.segment(part)].map(({ segment }) => segment)))
  const parts: string[] = []
  let from = 0
  while (from < units.length) {
    const count = unitsThatFit(units.slice(from), width, widthOf)
    parts.push(units.slice(from, from + count).join(''))
    from += count
  }
  return parts
}

/** How many units fit on a line, by halving; at least one, however wide. */
function unitsThatFit(units: readonly string[], width: number, widthOf: (text: string) => number): number {
  let fit = 1
  let tooMany = units.length + 1
  while (tooMany - fit > 1) {
    const count = Math.floor((fit + tooMany) / 2)
    if (widthOf(units.slice(0, count).join('')) <= width) fit = count
    else tooMany = count
  }
  return fit
}
