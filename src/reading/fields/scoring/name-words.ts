import type { Word } from '../../page/page.ts'
import type { Segment } from '../../page/rows.ts'
import { kindsOfWord } from '../values/word-kinds.ts'

/** Words of a text whose kinds are told, and levels that shares are told in. */
const toldMax = 5
const levels = 5

/** How far the words of a text are names of persons, on average, as a level. */
export function namedLevel(text: string): number {
  const told = wordsIn(text).filter((word) => word.length > 1)
  return told.length === 0 ? 0 : level(mean(told.map(kindsOfWord).map(({ given, surname }) => given + surname)))
}

/** What the words before and behind a value on its line are like: their kind, their case, and the mark between. */
export function edgesOf(words: readonly Word[], segment: Segment): readonly string[] {
  const start = words[0] === undefined ? -1 : segment.words.indexOf(words[0])
  const end = segment.words.findIndex((word) => word === words.at(-1))
  if (start === -1 || end === -1) return []
  return [`after ${edgeOf(segment.words[start - 1])}`, `before ${edgeOf(segment.words[end + 1], words.at(-1)?.text)}`]
}

function edgeOf(word: Word | undefined, marked = word?.text): string {
  if (word === undefined || marked === undefined) return 'edge'
  const mark = /[,;:.|)-]$/.exec(marked)?.[0] ?? ''
  if (!/\p{L}/u.test(word.text)) return `${/\d/.test(word.text) ? 'digits' : 'mark'} ${mark}`
  const size = /^[^\p{L}]*\p{Ll}/u.test(word.text)
    ? 'small'
    : word.text === word.text.toUpperCase()
      ? 'capital'
      : 'title'
  return `${letterOf(kindsOfWord(word.text))} ${size} ${mark}`
}

/** What the words of a text are by their letters: names of persons, of places, or words of sentences and titles. */
export function nameWords(text: string): readonly string[] {
  const words = wordsIn(text).map((word) => ({ word, kinds: kindsOfWord(word) }))
  const told = words.filter(({ word }) => word.length > 1)
  if (told.length === 0) return ['no words']
  const named = told.map(({ kinds: { given, surname } }) => given + surname)
  const common = told.map(({ kinds }) => kinds.common)
  const places = told.map(({ kinds }) => kinds.place)
  return [
    `kinds ${words.map(({ word, kinds }) => (word.length === 1 ? 'I' : letterOf(kinds))).join('')}`,
    `named ${level(mean(named))}`,
    `least named ${level(Math.min(...named))}`,
    `most common ${level(Math.max(...common))}`,
    `common ${level(mean(common))}`,
    `places ${level(mean(places))}`,
    `given first ${level(told[0]?.kinds.given ?? 0)}`,
    `surname last ${level(told.at(-1)?.kinds.surname ?? 0)}`,
    `parts named ${Math.min(...text.split('; ').map(namedLevel))}`,
  ]
}

function wordsIn(text: string): readonly string[] {
  return text
    .split(/[^\p{L}’'-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, toldMax)
}

function letterOf({ given, surname, place, common }: ReturnType<typeof kindsOfWord>): string {
  if (given + surname >= 0.6) return 'N'
  if (common >= 0.6) return 'C'
  return place >= 0.5 ? 'P' : 'X'
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function level(share: number): number {
  return Math.min(levels - 1, Math.floor(share * levels))
}
