import type { ReadPage, Word } from '../../page/page.ts'
import type { Box, Raster } from '../../raster/raster.ts'

/** Text lower than this, in points, is illegible. */
const heightPointsMin = 1.5
/** Least contrast of print, in levels of 255. */
const contrastMin = 24
/** Share of a word that a later one must overlap to cover it, and most later words compared. */
const coverageMin = 0.5
const laterWordsMax = 3_000

/** The words of a page that are inside it and high enough to be legible. */
export function wordsOnPage({ words, width, height }: ReadPage): readonly Word[] {
  return words.filter(({ box: [x, y, w, h] }) => {
    const [middle, centre] = [x + w / 2, y + h / 2]
    return h >= heightPointsMin && middle > 0 && middle < width && centre > 0 && centre < height
  })
}

/** The words of a page that its drawing shows: with contrast at their place, and not covered by a later, different word. */
export function seenWords(page: ReadPage, drawing: Raster): readonly Word[] {
  const factor = drawing.width / page.width
  const { words } = page
  return words.filter(({ text, box }, index) => {
    // The position of a lone mark is only right to about a letter, so it is not checked.
    if (!/[\p{L}\p{N}]/u.test(text)) return true
    const [x, y, w, h] = box
    const after = words.slice(index + 1, index + 1 + laterWordsMax)
    if (after.some((later) => later.text !== text && coverage(later.box, box) > coverageMin)) return false
    const [left, right] = [Math.floor(x * factor), Math.ceil((x + w) * factor)]
    const [top, bottom] = [Math.floor(y * factor), Math.ceil((y + h) * factor)]
    return contrastIn(drawing, { left, right, top, bottom }) >= contrastMin
  })
}

/** Share of a box that another one covers. */
function coverage(over: Box, box: Box): number {
  const width = Math.min(over[0] + over[2], box[0] + box[2]) - Math.max(over[0], box[0])
  const height = Math.min(over[1] + over[3], box[1] + box[3]) - Math.max(over[1], box[1])
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1e-6, box[2] * box[3])
}

function contrastIn(
  { width, height, pixels }: Raster,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): number {
  let [darkest, lightest] = [255, 0]
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++) {
    for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
      const value = pixels[row * width + column] ?? 0
      if (value < darkest) darkest = value
      if (value > lightest) lightest = value
    }
  }
  return lightest - darkest
}
