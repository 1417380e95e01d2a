import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scorePairs } from './labelled-pairs.ts'

/** Two names and what another engine scored them, 0 to 1. */
interface GradedPair {
  readonly query: string
  readonly candidate: string
  readonly score: number
  readonly scorer: string
}

export interface GradedFigures {
  readonly pairs: number
  /** Spearman's rank correlation of our scores with the other engine's. */
  readonly correlation: number
  /** Pairs that the other engine gives at least `alikeMin`, and those of them that we would show. */
  readonly alike: number
  readonly alikeShown: number
  /** The same of pairs that it gives at most `unlikeMax`. */
  readonly unlike: number
  readonly unlikeShown: number
}

const alikeMin = 0.95
const unlikeMax = 0.75

/** How our scores compare with those of other engines, by engine; empty when the folder has no such file. */
export function gradedFigures(directory: string, reviewMin: number): Map<string, GradedFigures> {
  const file = join(directory, 'graded-pairs.jsonl')
  if (!existsSync(file)) return new Map()
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): GradedPair => JSON.parse(line))
  return new Map(
    [...new Set(pairs.map(({ scorer }) => scorer))].map((scorer): [string, GradedFigures] => {
      const own = pairs.filter((pair) => pair.scorer === scorer)
      return [scorer, compare(own, scores(own), reviewMin)]
    }),
  )
}

/** The better of reading both names as a person's and as an organisation's: the file does not say what they are. */
function scores(pairs: readonly GradedPair[]): number[] {
  const read = (schema: string): number[] =>
    scorePairs(
      pairs.map(({ query, candidate }) => ({ query, candidate, schema, expected: true, group: 'graded' })),
    ).map(({ score }) => score)
  const [asPerson, asOrganisation] = [read('Person'), read('Organization')]
  return asPerson.map((score, place) => Math.max(score, asOrganisation[place] ?? 0))
}

function compare(pairs: readonly GradedPair[], own: readonly number[], reviewMin: number): GradedFigures {
  const shown = (isIncluded: (theirs: number) => boolean): [number, number] => {
    const places = pairs.flatMap(({ score }, place) => (isIncluded(score) ? [place] : []))
    return [places.length, places.filter((place) => (own[place] ?? 0) >= reviewMin).length]
  }
  const [alike, alikeShown] = shown((theirs) => theirs >= alikeMin)
  const [unlike, unlikeShown] = shown((theirs) => theirs <= unlikeMax)
  const correlation = pearson(ranks(pairs.map(({ score }) => score)), ranks(own))
  return { pairs: pairs.length, correlation, alike, alikeShown, unlike, unlikeShown }
}

/** Ranks from 0; equal values share the mean of theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [aMean, bMean] = [mean(a), mean(b)]
  let [both, aSquares, bSquares] = [0, 0, 0]
  a.forEach((value, place) => {
    const [x, y] = [value - aMean, (b[place] ?? 0) - bMean]
    both += x * y
    aSquares += x * x
    bSquares += y * y
  })
  return both / Math.sqrt(aSquares * bSquares)
}
