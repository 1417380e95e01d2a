import type { Word } from './page.ts'

const askingWords = /^(?:yes|no|oui|non|residents?|r[ée]sidente?s?|tick|check|cochez)[^\p{L}]*$/iu

/** Whether something may be ticked on a page; others are not searched for boxes, as that takes as long as their text. */
export function mayAsk(words: readonly Word[]): boolean {
  return words.some(({ text }) => askingWords.test(text))
}
