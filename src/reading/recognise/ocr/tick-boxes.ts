import { overlap, type Word } from '../../page/page.ts'
import { mayAsk } from '../../page/question-words.ts'
import { inkMax } from '../../raster/ink.ts'
import { white, type Box, type Raster } from '../../raster/raster.ts'
import { findMarks, type Mark } from './marks.ts'

/** Area around a word that is searched for a box, in heights of the word. */
const besideHeights = 3.2
const aboveHeights = 0.7
/** Sides of a box in heights of its word, and the largest ratio of its sides. */
const sideHeights = { min: 0.95, max: 1.9 } as const
const squareFactor = 1.3
/** Smaller boxes, in pixels, look like letters. */
const sidePixelsMin = 14
/** A word of so many letters is no box, unless it is an answer read together with its box. */
const wordLettersMin = 3
const boxedAnswer = /^\P{L}?.?(?:yes|no|oui|non)$/iu
/** The frame is in this outer share of the box, and ink for this share of its length. Letters are open or round somewhere. */
const frameShare = 0.12
const closedMin = 0.9
/** The inner share of a box that is searched for a mark, and the least share of ink of one. */
const innerShare = 0.5
const markedMin = 0.1
/** Words of one page that are searched for boxes. */
const wordsMax = 600

/** The words of a page with its drawn boxes: ☐ empty, ☒ marked. Words recognised in the place of a box are removed. */
export function withDrawnBoxes(words: readonly Word[], raster: Raster): readonly Word[] {
  if (!mayAsk(words)) return words
  const boxes: Word[] = []
  const prose = words.filter(
    ({ text }) => !boxedAnswer.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= wordLettersMin,
  )
  for (const word of words.slice(0, wordsMax)) {
    for (const place of besideOf(word)) {
      for (const mark of findMarks(raster, place, inkMax)) {
        const box: Box = [mark.left, mark.top, mark.right - mark.left, mark.bottom - mark.top]
        if (!fits(box, word) || !isFrame(mark, raster)) continue
        if ([...prose, ...boxes].some((other) => overlap(other.box, box))) continue
        boxes.push({ text: isMarked(mark, raster) ? '☒' : '☐', box, confidence: 1 })
      }
    }
  }
  if (boxes.length === 0) return words
  const others = words.filter((word) => !boxes.some(({ box }) => isInside(word.box, box)))
  return [...others.map((word) => withoutBox(word, boxes)), ...boxes]
}

/** An answer without the box that was read as part of it. */
function withoutBox(word: Word, boxes: readonly Word[]): Word {
  const [left, top, width, height] = word.box
  const before = boxedAnswer.test(word.text) && boxes.find((other) => overlap(other.box, word.box))
  if (!before) return word
  const start = before.box[0] + before.box[2]
  return {
    ...word,
    text: word.text.replace(/^.*?(?=(?:yes|no|oui|non)$)/iu, ''),
    box: [start, top, left + width - start, height],
  }
}

/** Areas left and right of a word. For an answer that may include its box, the left one covers the word's beginning. */
function besideOf({ text, box: [left, top, width, height] }: Word): readonly Box[] {
  const [reach, above] = [height * besideHeights, height * aboveHeights]
  const rows = [top - above, height + above * 2] as const
  const own = boxedAnswer.test(text) ? height * 1.2 : 0
  return [
    [left - reach, rows[0], reach + own, rows[1]],
    [left + width, rows[0], reach, rows[1]],
  ]
}

function fits([, , width, height]: Box, word: Word): boolean {
  const [small, large] = [Math.min(width, height), Math.max(width, height)]
  const [, , , letters] = word.box
  return (
    small >= Math.max(sidePixelsMin, letters * sideHeights.min) &&
    large <= letters * sideHeights.max &&
    large <= small * squareFactor
  )
}

/** All four sides are drawn from corner to corner. */
function isFrame(mark: Mark, raster: Raster): boolean {
  const [across, down] = [mark.right - mark.left, mark.bottom - mark.top]
  const [bandAcross, bandDown] = [Math.ceil(across * frameShare), Math.ceil(down * frameShare)]
  const drawn = (length: number, band: number, isInk: (along: number, away: number) => boolean) => {
    let closed = 0
    for (let along = 0; along < length; along++)
      for (let away = 0; away < band; away++) {
        if (!isInk(along, away)) continue
        closed++
        break
      }
    return closed >= length * closedMin
  }
  const ink = (x: number, y: number) => (raster.pixels[y * raster.width + x] ?? white) <= inkMax
  return (
    drawn(across, bandDown, (along, away) => ink(mark.left + along, mark.top + away)) &&
    drawn(across, bandDown, (along, away) => ink(mark.left + along, mark.bottom - 1 - away)) &&
    drawn(down, bandAcross, (along, away) => ink(mark.left + away, mark.top + along)) &&
    drawn(down, bandAcross, (along, away) => ink(mark.right - 1 - away, mark.top + along))
  )
}

function isMarked({ left, top, right, bottom }: Mark, raster: Raster): boolean {
  const inset = (1 - innerShare) / 2
  const [insetAcross, insetDown] = [Math.round((right - left) * inset), Math.round((bottom - top) * inset)]
  let [ink, pixels] = [0, 0]
  for (let y = top + insetDown; y < bottom - insetDown; y++) {
    for (let x = left + insetAcross; x < right - insetAcross; x++) {
      pixels++
      if ((raster.pixels[y * raster.width + x] ?? white) <= inkMax) ink++
    }
  }
  return ink >= pixels * markedMin
}

/** Most of the first box lies in the second. */
function isInside([left, top, width, height]: Box, outer: Box): boolean {
  const across = Math.min(left + width, outer[0] + outer[2]) - Math.max(left, outer[0])
  const down = Math.min(top + height, outer[1] + outer[3]) - Math.max(top, outer[1])
  return across > 0 && down > 0 && across * down > width * height * 0.6
}
