import type { Word } from './page.ts'
import { gapBetween } from './rows.ts'

/** A gap wider than this many heights is written as two spaces, so that numbers of two columns are not taken for one. */
const wideGapHeights = 0.95

/** Words as one line of text that remembers which word each character came from. */
export interface PrintedText {
  readonly text: string
  /** The words a stretch of the text came from. */
  wordsOf(start: number, end: number): readonly Word[]
}

/** One value as understood, with the words it was read from. */
export interface FoundValue {
  /** Written canonically. */
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
