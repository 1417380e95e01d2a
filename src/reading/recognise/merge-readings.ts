import { confidenceLevels } from '../page/confidence.ts'
import { overlap, type Word } from '../page/page.ts'

/** A letter is worth its confidence above this, so that many doubtful letters are not worth more than a few confident ones. */
const worthlessConfidence = 0.4

/**
 * The words of two readings of the same print: where both read a place, the reading that is worth more; elsewhere the words of `first`,
 * and those of `second` that are legible. `trust` is the share of the words of `first` with a confidence that are right. Without
 * `accents` the second reading has none, and one that differs in accents only confirms the first.
 */
export function mergeReadings(
  first: readonly Word[],
  second: readonly Word[],
  trust: (confidence: number) => number,
  { accents }: { readonly accents: boolean } = { accents: true },
): readonly Word[] {
  const left = new Set(first)
  const waiting = new Set(second)
  const merged: Word[] = []
  for (const word of second) {
    if (!waiting.has(word)) continue
    const place = samePlace(word, left, waiting)
    for (const one of place.first) left.delete(one)
    for (const one of place.second) waiting.delete(one)
    merged.push(...(place.first.length === 0 ? place.second.filter(isLegible) : chosen(place, trust, accents)))
  }
  return [...left, ...merged]
}

/**
 * The reading that is worth more. Two that differ in capitals, signs and gaps only confirm each other: the first is kept, which tells
 * a comma from a full stop better.
 */
function chosen({ first, second }: Place, trust: (confidence: number) => number, accents: boolean): readonly Word[] {
  const plain = accents ? (letters: string) => letters : withoutAccents
  if (plain(lettersOf(first)) === plain(lettersOf(second))) {
    const least = Math.min(...second.map(({ confidence }) => confidence))
    return first.map((word) => ({ ...word, confidence: Math.max(word.confidence, least) }))
  }
  const trusted = first.map((word) => ({ ...word, confidence: trust(word.confidence) }))
  return worthOf(second) > worthOf(trusted) ? second : first
}

function withoutAccents(letters: string): string {
  return letters.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Letters and digits from left to right. */
function lettersOf(words: readonly Word[]): string {
  return words
    .toSorted((one, other) => one.box[0] - other.box[0])
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
    .join('')
}

/** Words of two readings that lie on each other. */
interface Place {
  readonly first: readonly Word[]
  readonly second: readonly Word[]
}

/** Sum over letters and digits of their confidence above `worthlessConfidence`. */
export function worthOf(words: readonly Word[]): number {
  return words.reduce(
    (sum, { text, confidence }) =>
      sum + text.replace(/[^\p{L}\p{N}]/gu, '').length * (confidence - worthlessConfidence),
    0,
  )
}

function isLegible({ confidence }: Word): boolean {
  return confidence >= confidenceLevels.legible
}

/** The words of both readings that lie on each other, from a word of the second on. */
function samePlace(start: Word, first: ReadonlySet<Word>, second: ReadonlySet<Word>): Place {
  const place = { first: new Set<Word>(), second: new Set([start]) }
  const open: { readonly word: Word; readonly of: 'first' | 'second' }[] = [{ word: start, of: 'second' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { word, of } = next
    const other = of === 'first' ? 'second' : 'first'
    for (const beside of of === 'first' ? second : first) {
      if (place[other].has(beside) || !overlap(beside.box, word.box)) continue
      place[other].add(beside)
      open.push({ word: beside, of: other })
    }
  }
  return { first: [...place.first], second: [...place.second] }
}
