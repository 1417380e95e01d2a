import type { ReadPage, Word } from '../../page/page.ts'
import type { Box, Raster } from '../../raster/raster.ts'

/** Text lower than this, in points, nobody reads. */
const heightPointsMin = 1.5
/** Brightness changes by this much, of 255, where there is print. */
const contrastMin = 24
/** A word is covered where a later one takes this much of its place; so many later ones are looked at. */
const coverageMin = 0.5
const laterWordsMax = 3_000

/** The words of a page that stand on it and are high enough to be read; told without drawing it. */
export function wordsOnPage({ words, width, height }: ReadPage): readonly Word[] {
  return words.filter(({ box: [x, y, w, h] }) => {
    const [middle, centre] = [x + w / 2, y + h / 2]
    return h >= heightPointsMin && middle > 0 && middle < width && centre > 0 && centre < height
  })
}

/**
 * The words of a page that its drawing shows: those in whose places there is print, or anything else that is not one grey,
 * and that no later word of another text stands on.
 */
export function seenWords(page: ReadPage, drawing: Raster): readonly Word[] {
  const factor = drawing.width / page.width
  const { words } = page
  return words.filter(({ text, box }, index) => {
    // The place of a lone mark in a long piece of text is right to about a letter only, and it says nothing.
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
