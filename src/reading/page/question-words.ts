import type { Word } from './page.ts'

const questionWords = /^(?:yes|no|oui|non|residents?|r[ée]sidente?s?|tick|check|cochez)[^\p{L}]*$/iu

/** Whether a page may have boxes to tick. Other pages are not searched for them, which takes as long as OCR. */
export function mayAsk(words: readonly Word[]): boolean {
  return words.some(({ text }) => questionWords.test(text))
}
