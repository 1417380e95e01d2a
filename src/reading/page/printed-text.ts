import type { Word } from './page.ts'
import { gapBetween } from './rows.ts'

/** A gap wider than this many heights becomes two spaces, so that numbers of two columns are not read as one. */
const wideGapHeights = 0.95

/** Words as one line of text, with the way from characters back to words. */
export interface PrintedText {
  readonly text: string
  /** The words of a range of the text. */
  wordsOf(start: number, end: number): readonly Word[]
}

/** A parsed value and the words it was read from. */
export interface FoundValue {
  /** In canonical form. */
  readonly value: string
  readonly words: readonly Word[]
}

/** Joins words of one line, left to right. */
export function printedText(words: readonly Word[]): PrintedText {
  const starts: number[] = []
  let text = ''
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    if (before !== undefined) {
      const height = Math.max(before.box[3], word.box[3])
      text += gapBetween(before, word) > height * wideGapHeights ? '  ' : ' '
    }
    starts.push(text.length)
    text += word.text
  }
  return {
    text,
    wordsOf: (start, end) =>
      words.filter((word, index) => {
        const at = starts[index] ?? 0
        return at < end && at + word.text.length > start
      }),
  }
}
