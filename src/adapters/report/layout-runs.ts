/** A letter of a script that runs from right to left, or a mark on one. */
const letter = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Mn}]`
/** Words of such a script, which start with a letter. */
const rightToLeft = new RegExp(String.raw`((?!\p{Mn})${letter}+(?: +${letter}+)*)`, 'u')

const whole: { features?: [] } = { features: [] }

/** A part of a line, with how the library lays it out. */
export interface LayoutRun {
  readonly text: string
  readonly layout: { features?: [] }
}

/**
 * A line as parts of one direction, from left to right. The library lays out word by word, which would reverse the order
 * of words that run from right to left; a list of features, even an empty one, makes it lay out a part as a whole. It is
 * not the whole of UAX 9: a line always starts at the left.
 */
export function layoutRuns(line: string): readonly LayoutRun[] {
  return line
    .split(rightToLeft)
    .map((text, index) => ({ text, layout: index % 2 === 1 ? whole : {} }))
    .filter(({ text }) => text !== '')
}
