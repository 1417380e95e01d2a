import type { Word } from './page.ts'

const questionWords = /^(?:yes|no|oui|non|residents?|r[ée]sidente?s?|tick|check|cochez)[^\p{L}]*$/iu

/** Whether a page may have boxes to tick. The search takes as long as reading the text, so it is skipped on other pages. */
export function mayAsk(words: readonly Word[]): boolean {
  return words.some(({ text }) => questionWords.test(text))
}
