import type { Painted } from './painted.ts'

/** From this share of invisible text, a page is a scan with the output of an OCR program behind it. */
const invisibleShareMin = 0.5
/** An image with this share of the page is a scan, and at most this many glyphs over it were added. */
const imageShareMin = 0.8
const addedGlyphsMax = 250

/**
 * Whether the text of a page is what a person sees. docs/pdf-files.md.
 *
 * | trust | page | read from |
 * |-|-|-|
 * | `plain` | all text is visible | text layer |
 * | `doubtful` | some text may be hidden | text layer, checked against a drawing |
 * | `image` | a scan with invisible text | pixels |
 * | `written_over` | an image with text added to it | pixels |
 */
export type Trust = 'plain' | 'doubtful' | 'image' | 'written_over'

/** The trust in the text of a page, from how it is painted. */
export function trustOf({ glyphs, invisible, pale, imageShare, coversText }: Painted): Trust {
  if (invisible > 0 && invisible > glyphs * invisibleShareMin) return 'image'
  if (glyphs > 0 && imageShare >= imageShareMin && glyphs - invisible <= addedGlyphsMax) return 'written_over'
  return invisible > 0 || pale > 0 || coversText ? 'doubtful' : 'plain'
}
