import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileIndex, findHits, openIndex } from '../../src/screening/engine.ts'
import type { ListedKind } from '../../src/domain/screening/result.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { entry, list } from './read-lists.ts'

/** Two names and whether they should hit one another. */
export interface LabelledPair {
  readonly query: string
  readonly candidate: string
  readonly expected: boolean
  readonly group: string
  readonly schema: string
  readonly quality?: string
}

export interface ScoredPair extends LabelledPair {
  readonly score: number
}

export interface PairFigures {
  readonly pairs: number
  readonly bestF1: number
  readonly bestAt: number
  readonly recall5: number
  readonly recall10: number
  readonly strongErrors: number
}

/** The pairs of a folder; none when it has no such file. */
export function readPairs(directory: string): LabelledPair[] {
  const file = join(directory, 'pairs.jsonl')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LabelledPair => JSON.parse(line))
}

const kinds: Readonly<Record<string, ListedKind>> = { Person: 'person', Vessel: 'vessel' }

/** The engine's score of each pair, the candidate alone in an index of its own. */
export function scorePairs(pairs: readonly LabelledPair[]): ScoredPair[] {
  return pairs.map((pair) => {
    const kind = kinds[pair.schema] ?? 'organization'
    const index = openIndex(
      compileIndex([list('pairs', [entry('pairs', '1', kind, [{ text: pair.candidate, kind: 'primary' }])])]),
    )
    const [hit] = findHits(index, party(pair.query, kind), { reviewMin: 0, strongMin: 850, hitsMax: 1 })
    return { ...pair, score: hit?.score ?? 0 }
  })
}

/** A party of which little but a name is known. */
export function party(name: string, kind: ListedKind, known: Partial<PartyToScreen> = {}): PartyToScreen {
  return {
    party: name,
    names: [name],
    kind: kind === 'person' ? 'person' : 'entity',
    dateOfBirth: '',
    countries: [],
    boundTo: known.countries ?? [],
    gender: null,
    identifiers: [],
    ...known,
  }
}

/** A third of the pairs, by their text alone: kept out of tuning. */
export function isHeldOut({ query, candidate }: LabelledPair): boolean {
  let hash = 0
  for (const character of `${query}|${candidate}`) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0
  return (hash >>> 0) % 3 === 0
}

/** Best F1 over all thresholds, recall where at most a share of the negatives pass, and STRONG pairs on the wrong side of `threshold`. */
export function pairFigures(pairs: readonly ScoredPair[], threshold: number): PairFigures {
  const positives = pairs.filter(({ expected }) => expected).map(({ score }) => score)
  const negatives = pairs.filter(({ expected }) => !expected).map(({ score }) => score)
  let [bestF1, bestAt] = [0, 0]
  const recallAt = (share: number): number => {
    let best = 0
    for (let at = 1; at <= 1001; at++) {
      if (passing(negatives, at) <= share * negatives.length)
        best = Math.max(best, passing(positives, at) / positives.length)
    }
    return best
  }
  for (let at = 1; at <= 1000; at++) {
    const hits = passing(positives, at)
    const f1 = (2 * hits) / (hits + passing(negatives, at) + positives.length)
    if (f1 > bestF1) [bestF1, bestAt] = [f1, at]
  }
  const strong = pairs.filter(({ quality }) => quality === 'STRONG')
  const strongErrors = strong.filter(({ score, expected }) => score >= threshold !== expected).length
  return { pairs: pairs.length, bestF1, bestAt, recall5: recallAt(0.05), recall10: recallAt(0.1), strongErrors }
}

function passing(scores: readonly number[], at: number): number {
  return scores.filter((score) => score >= at).length
}
