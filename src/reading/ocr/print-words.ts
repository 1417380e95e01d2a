import type { Box } from '../raster/raster.ts'
import type { Word } from '../page.ts'
import { answerCount, frameColumns, printAlphabet, type PrintFrames } from './print-network.ts'
import type { PrintStrip } from './line-print.ts'
import { phraseOf } from './phrases-in-print.ts'

/** A character that the frames say, from its first frame on to before the last, and how likely it is. */
export interface Sign {
  readonly character: string
  readonly from: number
  readonly to: number
  readonly share: number
}

/** The likeliest character of each frame, those that follow one another unparted being one. */
export function signsOf({ count, logs }: PrintFrames): readonly Sign[] {
  const signs: Sign[] = []
  let before = 0
  for (let frame = 0; frame < count; frame++) {
    let best = 0
    for (let answer = 1; answer < answerCount; answer++) {
      if ((logs[frame * answerCount + answer] ?? 0) > (logs[frame * answerCount + best] ?? 0)) best = answer
    }
    const share = Math.exp(logs[frame * answerCount + best] ?? 0)
    const last = signs.at(-1)
    if (best !== 0 && best === before && last !== undefined)
      signs[signs.length - 1] = { ...last, to: frame + 1, share: Math.max(last.share, share) }
    else if (best !== 0) signs.push({ character: printAlphabet[best - 1] ?? '', from: frame, to: frame + 1, share })
    before = best
  }
  return signs
}

/** Frames without print between two words from which on they are of two columns, in heights of 25 rows. */
const columnGapFrames = 14

/** Fewer characters than this that stand alone and are less sure than this are grain. */
const alone = { characters: 3, confidence: 0.5 } as const

/** Words of a line with their places on the page. What looks like a phrase that papers print is taken for it. */
export function printedWords(frames: PrintFrames, strip: PrintStrip, [, top, , height]: Box): readonly Word[] {
  const place = ({ text, from, to, confidence }: Spelled): Word => {
    const [left, right] = [strip.placeOf(from * frameColumns), strip.placeOf(to * frameColumns)]
    return { text, box: [left, top, right - left, height], confidence }
  }
  return columnsOf(wordsOf(signsOf(frames)))
    .map((words) => spelled(words, frames))
    .filter((words) => !isGrain(words))
    .flatMap((words) => words.map(place))
}

interface Spelled {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly confidence: number
}

function isGrain(words: readonly Spelled[]): boolean {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return characters < alone.characters && words.every(({ confidence }) => confidence < alone.confidence)
}

/** A phrase that the words begin with, word by word, and the words after it as they were read. */
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

/** A word is as sure as all of its characters together. */
function asRead(signs: readonly Sign[]): readonly Spelled[] {
  const [first, last] = [signs[0], signs.at(-1)]
  if (first === undefined || last === undefined) return []
  const text = signs.map(({ character }) => character).join('')
  const confidence = signs.reduce((product, { share }) => product * share, 1)
  return [{ text, from: first.from, to: last.to, confidence }]
}

export function wordsOf(signs: readonly Sign[]): readonly (readonly Sign[])[] {
  const words: Sign[][] = [[]]
  for (const sign of signs) {
    if (sign.character === ' ') words.push([])
    else words.at(-1)?.push(sign)
  }
  return words.filter(({ length }) => length > 0)
}

/** Words that stand together, those after a wide gap apart. */
export function columnsOf(words: readonly (readonly Sign[])[]): readonly (readonly (readonly Sign[])[])[] {
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
