import type { ReadPage } from '../../page/page.ts'
import type { Raster } from '../../raster/raster.ts'
import { seenWords } from './seen-words.ts'
import { legibleCharacters, type TextPage } from './text-layer.ts'

/** A page with fewer characters than this is a scan. docs/pdf-files.md. */
const scanCharactersMax = 40
/** Fewer characters than this that nobody sees are an oddity of the program that wrote the file. */
const hiddenCharactersMin = 4
/** Doubtful pages that are drawn to see what of their text shows. */
const glancesMax = 5

/** Whether only the pixels of a page count: it has next to no text, or text that nobody sees or that was added to an image. */
export function isScan({ page, filled, trust }: TextPage): boolean {
  return (
    trust === 'picture' || trust === 'written_over' || legibleCharacters([...page.words, ...filled]) < scanCharactersMax
  )
}

/**
 * Pages of text as a person sees them: without words that are not painted, are as pale as the paper or are covered, with what
 * is filled into forms. `hidden` says that there were such words. `draw` draws pages, small.
 */
export async function shownPages(
  pages: readonly TextPage[],
  draw: (indexes: readonly number[]) => Promise<ReadonlyMap<number, Raster> | null>,
): Promise<{ readonly pages: readonly ReadPage[]; readonly hidden: boolean }> {
  const doubtful = pages.filter(({ trust }) => trust === 'doubtful').slice(0, glancesMax)
  const drawings = doubtful.length === 0 ? null : await draw(doubtful.map(({ page }) => page.index))
  let hidden = pages.some((page) => page.hidden)
  const shown = pages.map(({ page, filled }): ReadPage => {
    const drawing = drawings?.get(page.index)
    const words = drawing === undefined ? page.words : seenWords(page, drawing)
    hidden ||= legibleCharacters(page.words.filter((word) => !words.includes(word))) >= hiddenCharactersMin
    return { ...page, words: [...words, ...filled] }
  })
  return { pages: shown, hidden }
}
