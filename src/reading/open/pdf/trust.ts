import type { Painted } from './painted.ts'

/** A page whose text is mostly not painted is a scan with what some program read from it behind. */
const invisibleShareMin = 0.5
/** A image of this much of the page is the page, and text over it was added, when there is no more of it than this. */
const imageShareMin = 0.8
const addedGlyphsMax = 250

/**
 * How far the text of a page is what a person sees: `plain` text is; of `doubtful` text some may be hidden, which a drawing
 * of the page tells; where the page is a `image` of text only its pixels count. docs/pdf-files.md.
 */
export type Trust = 'plain' | 'doubtful' | 'picture' | 'written_over'

/** `written_over` is an image of a page with text added to it. */
export function trustOf({ glyphs, invisible, pale, imageShare, coversText }: Painted): Trust {
  if (invisible > 0 && invisible > glyphs * invisibleShareMin) return 'picture'
  if (glyphs > 0 && imageShare >= imageShareMin && glyphs - invisible <= addedGlyphsMax) return 'written_over'
  return invisible > 0 || pale > 0 || coversText ? 'doubtful' : 'plain'
}
