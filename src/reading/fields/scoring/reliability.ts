import type { SoughtField } from './candidate.ts'
import { isSought } from './candidates.ts'
import type { Choice, ScoredField } from './choose.ts'
import { isSameValue } from './same-value.ts'
import fitted from './reliability.json' with { type: 'json' }

/**
 * Values that can be relied on less are left out: no value is better than a wrong one. docs/reading.md#floor.
 */
const floor = 0.7
/** Of a kind that only the rules find, where nothing else on the page competes: the least probability of the choice. */
const onlyRuledMin = 0.5

/** A field that was weighed in its context. */
export interface WeighedField extends ScoredField {
  /** The probabilities that the field's candidates had by themselves, in the same order. */
  readonly alone: readonly number[]
  /** At how many places the value of each candidate is printed. */
  readonly places: readonly number[]
  /** Candidates before those of one value were joined. */
  readonly candidateCount: number
  /** The value that the rules gave. */
  readonly ruled: string | undefined
}

/** What tells how far a choice can be relied on, in a fixed order. */
export const reliabilitySigns = [
  'always',
  'probability',
  'doubt',
  'certainty',
  'ruled',
  'alone',
  'none',
  'not likeliest',
  'raised',
  'places',
  'candidates',
  'without words',
  'later page',
  'value of another field',
] as const

/** One weight for each sign. */
export type ReliabilityWeights = readonly number[]

/** Log-odds are cut here: beyond, the fit saw too few. */
const oddsMax = 7
/** Log-odds from which on more certainty counts less. */
const certainOdds = 3
const placesMax = 3
/** Larger differences of a probability come from what the fields have in common, such as a sum. */
const sameProbability = 1e-6

const byName: Readonly<Record<string, number>> = fitted
const weights: ReliabilityWeights = reliabilitySigns.map((name) => byName[name] ?? 0)

/** The weights of the signs. training/fields/README.md. */
export function reliabilityWeights(): ReliabilityWeights {
  return weights
}

/** The signs of a field's choice, each about between -2 and 2. `choices` are those of all fields. */
export function signsOf(field: WeighedField, choice: Choice, choices: ReadonlyMap<string, Choice>): readonly number[] {
  const { sought, candidates, probabilities, alone, places, candidateCount, ruled } = field
  const { candidate, probability } = choice
  const at = candidates.indexOf(candidate)
  const inContext = probabilities[at] ?? 0
  const odds = logOdds(probability)
  const isShared = [...choices].some(
    ([name, other]) => name !== sought.name && other.candidate.value === candidate.value,
  )
  return [
    1,
    odds / 3,
    Math.min(0, odds),
    Math.max(0, odds - certainOdds) / 3,
    Number(ruled !== undefined && isSameValue(sought.kind, ruled, candidate.value)),
    logOdds(alone[at] ?? 0) / 3,
    logOdds(probabilities.at(-1) ?? 0) / 3,
    Number(inContext < Math.max(...probabilities)),
    Number(Math.abs(probability - inContext) > sameProbability),
    Math.min(placesMax, places[at] ?? 1) / placesMax,
    Math.log(1 + candidateCount) / 5,
    Number(candidate.words.length === 0),
    Number(candidate.page > 0),
    Number(isShared),
  ]
}

/** The probability that a chosen value is right, by its signs. */
export function reliabilityOf(signs: readonly number[], weights: ReliabilityWeights): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), 0)))
}

/** Whether a chosen value is given. */
export function isReliable({ kind }: SoughtField, { probability }: Choice, reliability: number): boolean {
  return isSought(kind) ? reliability >= floor : probability >= onlyRuledMin
}

function logOdds(probability: number): number {
  const odds = Math.log(Math.max(probability, 1e-9) / Math.max(1 - probability, 1e-9))
  return Math.max(-oddsMax, Math.min(oddsMax, odds))
}
