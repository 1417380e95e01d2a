import type { ReadPage } from '../../page/page.ts'
import type { Raster } from '../../raster/raster.ts'
import { seenWords } from './seen-words.ts'
import { legibleCharacters, type TextPage } from './text-layer.ts'

/** A page with fewer characters than this is a scan. docs/pdf-files.md. */
const scanCharactersMax = 40
/** Fewest invisible characters that are reported; programs leave single ones by accident. */
const hiddenCharactersMin = 4
/** Most doubtful pages that are drawn to find their visible words. */
const drawnPagesMax = 5

/** Whether a page is read by OCR: it has almost no text, or text that is invisible or added to an image. */
export function isScan({ page, filled, trust }: TextPage): boolean {
  return (
    trust === 'image' || trust === 'written_over' || legibleCharacters([...page.words, ...filled]) < scanCharactersMax
  )
}

/**
 * The words of text pages that a person sees: without invisible, pale and covered ones, and with form values. `hidden`: such
 * words were found. `draw` draws pages at a small size.
 */
export async function shownPages(
  pages: readonly TextPage[],
  draw: (indexes: readonly number[]) => Promise<ReadonlyMap<number, Raster> | null>,
): Promise<{ readonly pages: readonly ReadPage[]; readonly hidden: boolean }> {
  const doubtful = pages.filter(({ trust }) => trust === 'doubtful').slice(0, drawnPagesMax)
  const drawings = doubtful.length === 0 ? null : await draw(doubtful.map(({ page }) => page.index))
  let hidden = pages.some((page) => page.hidden)
  const shown = pages.map(({ page, filled }): ReadPage => {
    const drawing = drawings?.get(page.index)
    const words = drawing === undefined ? page.words : seenWords(page, drawing)
    const seen = new Set(words)
    hidden ||= legibleCharacters(page.words.filter((word) => !seen.has(word))) >= hiddenCharactersMin
    return { ...page, words: [...words, ...filled] }
  })
  return { pages: shown, hidden }
}
