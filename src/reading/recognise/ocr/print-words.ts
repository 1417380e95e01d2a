import type { Box } from '../../raster/raster.ts'
import { confidenceLevels } from '../../page/confidence.ts'
import type { Word } from '../../page/page.ts'
import { frameColumns, type PrintFrames } from './print-network.ts'
import { signsOf, type Sign } from './print-signs.ts'
import type { PrintStrip } from './line-print.ts'
import { phraseOf } from './phrases-in-print.ts'

/** More frames than this without print separate two columns. */
const columnGapFrames = 14

/** Fewer characters than this that stand alone and are doubtful are noise. */
const aloneCharactersMin = 3

/** Words of a line with their places on the page. With `phrases`, what is similar to a known phrase is read as that phrase. */
export function printedWords(
  frames: PrintFrames,
  strip: PrintStrip,
  [, top, , height]: Box,
  { phrases }: { readonly phrases: boolean },
): readonly Word[] {
  const place = ({ text, from, to, confidence }: Spelled): Word => {
    const [left, right] = [strip.placeOf(from * frameColumns), strip.placeOf(to * frameColumns)]
    return { text, box: [left, top, right - left, height], confidence }
  }
  return columnsOf(wordsOf(signsOf(frames)))
    .map((words) => (phrases ? spelled(words, frames) : words.flatMap(asRead)))
    .filter((words) => !isNoise(words))
    .flatMap((words) => words.map(place))
}

interface Spelled {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly confidence: number
}

function isNoise(words: readonly Spelled[]): boolean {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return characters < aloneCharactersMin && words.every(({ confidence }) => confidence < confidenceLevels.legible)
}

/** The known phrase that the words begin with, word by word, and the words after it as read. */
function spelled(words: readonly (readonly Sign[])[], frames: PrintFrames): readonly Spelled[] {
  const found = phraseOf(words, frames)
  const rest = words.slice(found?.words ?? 0).flatMap(asRead)
  if (found === null) return rest
  const [from, to] = [words[0]?.[0]?.from ?? 0, words[found.words - 1]?.at(-1)?.to ?? 0]
  const each = (to - from) / found.text.length
  let at = 0
  const phrase = found.text.split(' ').map((text) => {
    const start = from + at * each
    at += text.length + 1
    return { text, from: start, to: start + text.length * each, confidence: found.confidence }
  })
  return [...phrase, ...rest]
}

/** A word has the product of its characters' confidences. */
function asRead(signs: readonly Sign[]): readonly Spelled[] {
  const [first, last] = [signs[0], signs.at(-1)]
  if (first === undefined || last === undefined) return []
  const text = signs.map(({ character }) => character).join('')
  const confidence = signs.reduce((product, { share }) => product * share, 1)
  return [{ text, from: first.from, to: last.to, confidence }]
}

function wordsOf(signs: readonly Sign[]): readonly (readonly Sign[])[] {
  const words: Sign[][] = [[]]
  for (const sign of signs) {
    if (sign.character === ' ') words.push([])
    else words.at(-1)?.push(sign)
  }
  return words.filter(({ length }) => length > 0)
}

/** Words by column, separated by wide gaps. */
function columnsOf(words: readonly (readonly Sign[])[]): readonly (readonly (readonly Sign[])[])[] {
  const columns: (readonly Sign[])[][] = []
  let end = -Infinity
  for (const word of words) {
    const start = word[0]?.from ?? 0
    if (start - end > columnGapFrames) columns.push([])
    columns.at(-1)?.push(word)
    end = word.at(-1)?.to ?? start
  }
  return columns
}
