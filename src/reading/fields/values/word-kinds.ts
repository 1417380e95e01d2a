import { readFileSync } from 'node:fs'
import { fold } from '../../page/fold.ts'

/** What a word is used as, by its letters: in names of persons, of places, or in sentences and titles. */
export const wordKinds = ['given', 'surname', 'place', 'common'] as const
export type WordKind = (typeof wordKinds)[number]

/** Bits of a part of a word in the table of weights, which has a weight of each kind for every part. */
export const partBits = 15
const partMask = (1 << partBits) - 1
/** Letters of the parts of a word. */
const partLetters = [1, 2, 3, 4, 5] as const
/** Longer words are cut. */
const lettersMax = 24
/** Words whose kinds are kept. */
const keptMax = 20_000

interface Weights {
  /** A weight is this many times its byte. */
  readonly step: number
  readonly bytes: Int8Array
}

let loaded: Weights | null = null
const known = new Map<string, Readonly<Record<WordKind, number>>>()

/** The probability that a word is used as each kind; they add up to 1. Case and accents do not count. */
export function kindsOfWord(word: string): Readonly<Record<WordKind, number>> {
  const letters = lettersOf(word)
  const seen = known.get(letters)
  if (seen !== undefined) return seen
  if (known.size >= keptMax) known.clear()
  loaded ??= parseWordKinds(readFileSync(new URL('./word-kinds.weights', import.meta.url)))
  const { step, bytes } = loaded
  const scores = wordKinds.map(() => 0)
  for (const part of partsOf(letters))
    for (const kind of wordKinds.keys())
      scores[kind] = (scores[kind] ?? 0) + (bytes[part * wordKinds.length + kind] ?? 0) * step
  const [given = 0, surname = 0, place = 0, common = 0] = shares(scores)
  const kinds = { given, surname, place, common }
  known.set(letters, kinds)
  return kinds
}

/** A word as its kinds are learned: small letters without accents. */
export function lettersOf(word: string): string {
  return fold(word)
    .replace(/[^a-z]/g, '')
    .slice(0, lettersMax)
}

/** Places of the parts of a word in the table: the whole word, its length, and its runs of up to five letters with its ends marked. */
export function partsOf(letters: string): readonly number[] {
  const marked = `^${letters}$`
  const parts = [`=${letters}`, `#${Math.min(12, letters.length)}`]
  for (const size of partLetters)
    for (let at = 0; at + size <= marked.length; at++) parts.push(marked.slice(at, at + size))
  return parts.map(placeOf)
}

/** The table of weights as training/word-kinds wrote it: the step as a float, then a byte of each kind for every part. */
function parseWordKinds(file: Buffer): Weights {
  const bytes = new Int8Array(file.buffer, file.byteOffset + 4, file.length - 4)
  if (bytes.length !== wordKinds.length << partBits) throw new Error('The weights of kinds of words are not whole.')
  return { step: file.readFloatLE(0), bytes }
}

/** Scores as probabilities that add up to 1. */
export function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** FNV-1a. */
function placeOf(part: string): number {
  let value = 2166136261
  for (let index = 0; index < part.length; index++) value = Math.imul(value ^ part.charCodeAt(index), 16777619)
  value ^= value >>> 15
  return (Math.imul(value, 0x85ebca6b) >>> 0) & partMask
}
