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
  const widths = new Map<string, number>()
  const unitWidth = (unit: string): number => {
    const known = widths.get(unit) ?? widthOf(unit)
    widths.set(unit, known)
    return known
  }
  const parts: string[] = []
  let part = ''
  let partWidth = 0
  for (const unit of units) {
    // The sum leaves out kerning, a fraction of a point. Measuring each longer part anew takes seconds.
    if (part !== '' && partWidth + unitWidth(unit) > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += unit
    partWidth += unitWidth(unit)
  }
  return [...parts, part]
}
