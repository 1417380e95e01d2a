import { likelihoods } from '../../src/reading/fields/scoring/weights.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { groups, placeBits, type Features } from '../../src/reading/fields/scoring/places.ts'
import type { Example } from './examples.ts'

const groupCount = Object.keys(groups).length
/** Rounds over all examples, where nothing else is said. */
const usualRounds = 16
/** Step of AdaGrad, and how fast weights decay. */
const rate = 0.05
const decay = 2e-5
/**
 * Share of rounds in which an example loses what the rules gave, the labels that they know, exact phrases, and single words, so
 * that the weights do not rest on one of them.
 */
const losses = { given: 0.3, label: 0.25, phrase: 0.25, word: 0.1 }
/** The same for layouts that the rules were written beside, where rules and labels are right far more often than elsewhere. */
const tunedLosses = { given: 0.5, label: 0.5, phrase: 0.2, word: 0.2 }
/** Weight of an example of which it is not known whether the field is printed. */
const unknownWeight = 0.5
/** Share of the rounds after which weights are not in the mean. */
const firstRounds = 0.375

/**
 * Weights that make the right candidates of the examples likely: a conditional logit, fitted by AdaGrad from a fixed seed. They are the
 * mean of those after each round but the first ones, which vary less with the order of the examples than the last ones.
 */
export function fit(
  examples: readonly Example[],
  { seed, rounds = usualRounds }: { readonly seed: number; readonly rounds?: number },
): Float32Array {
  const weights = new Float32Array(1 << placeBits)
  const squares = new Float32Array(1 << placeBits).fill(1e-6)
  const random = seededRandom(seed)
  const kept = examples
    .map((example) => ({ example, weight: weightOf(example), flat: flatOf(example) }))
    .filter(({ weight }) => weight > 0)
  const order = kept.map((_, index) => index)
  const places = new Int32Array(Math.max(...kept.map(({ flat }) => flat.places.length)))
  const mean = new Float32Array(1 << placeBits)
  const firstMeant = Math.floor(rounds * firstRounds)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const next of order) {
      const one = kept[next]
      if (one === undefined) continue
      const { example, weight, flat } = one
      const rates = example.author === 'tuned' ? tunedLosses : losses
      const lost = lossesOf(random, rates)
      const ends = keepSome(flat, lost, rates.word * 256, places)
      const scores = scoresOf(places, ends, weights)
      const probabilities = likelihoods(scores)
      const sum = example.right.reduce((total, at) => total + (probabilities[at] ?? 0), 0)
      let start = 0
      for (let at = 0; at < ends.length; at++) {
        const end = ends[at] ?? 0
        const probability = probabilities[at] ?? 0
        const target = example.right.includes(at) ? probability / Math.max(sum, 1e-9) : 0
        const slope = (probability - target) * weight
        if (Math.abs(slope) >= 1e-3) step(places, start, end, slope, weights, squares)
        start = end
      }
    }
    if (round >= firstMeant) addToMean(mean, weights, round - firstMeant + 1)
  }
  return mean
}

/** Adds weights to the mean of those before, as one of `count`. */
function addToMean(mean: Float32Array, weights: Float32Array, count: number): void {
  for (const [index, weight] of weights.entries()) {
    const before = mean[index] ?? 0
    mean[index] = before + (weight - before) / count
  }
}

function weightOf({ printed, isComplete, given, values }: Example): number {
  if (printed !== undefined || isComplete) return 1
  // What a rule gave for a field of which nothing is known may be printed.
  return given === values.length ? unknownWeight : 0
}

function step(
  places: Int32Array,
  start: number,
  end: number,
  slope: number,
  weights: Float32Array,
  squares: Float32Array,
): void {
  for (let index = start; index < end; index++) {
    const place = places[index] ?? 0
    const weight = weights[place] ?? 0
    const gradient = slope + decay * weight
    const square = (squares[place] ?? 0) + gradient * gradient
    squares[place] = square
    weights[place] = weight - (rate * gradient) / Math.sqrt(square)
  }
}

interface Flat {
  readonly places: Int32Array
  readonly groups: Uint8Array
  readonly ends: Int32Array
}

function flatOf({ features }: Example): Flat {
  const size = features.reduce((sum, one) => sum + one.places.length, 0)
  const flat = { places: new Int32Array(size), groups: new Uint8Array(size), ends: new Int32Array(features.length) }
  let at = 0
  for (const [index, one] of features.entries()) {
    flat.places.set(one.places, at)
    flat.groups.set(one.groups, at)
    at += one.places.length
    flat.ends[index] = at
  }
  return flat
}

/** Groups that are lost, by number, and what decides of single words. */
interface Lost {
  readonly groups: Uint8Array
  readonly salt: number
}

/** Copies the places that are not lost, and gives the end of each candidate's. */
function keepSome(flat: Flat, lost: Lost, words: number, into: Int32Array): Int32Array {
  const ends = new Int32Array(flat.ends.length)
  let at = 0
  let from = 0
  for (let index = 0; index < ends.length; index++) {
    const to = flat.ends[index] ?? 0
    for (; from < to; from++) {
      const group = flat.groups[from] ?? 0
      if (lost.groups[group] === 1) continue
      const place = flat.places[from] ?? 0
      if (group === groups.words && Math.imul(place ^ lost.salt, 0x9e3779b1) >>> 24 < words) continue
      into[at++] = place
    }
    ends[index] = at
  }
  return ends
}

function scoresOf(places: Int32Array, ends: Int32Array, weights: Float32Array): number[] {
  const scores: number[] = []
  let from = 0
  for (const end of ends) {
    let score = 0
    for (; from < end; from++) score += weights[places[from] ?? 0] ?? 0
    scores.push(score)
  }
  return scores
}

function lossesOf(
  random: () => number,
  losses: { readonly given: number; readonly label: number; readonly phrase: number },
): Lost {
  const lost = new Uint8Array(groupCount)
  lost[groups.given] = random() < losses.given ? 1 : 0
  lost[groups.label] = random() < losses.label ? 1 : 0
  lost[groups.phrase] = random() < losses.phrase ? 1 : 0
  return { groups: lost, salt: Math.floor(random() * 2 ** 31) }
}

/** The score of a candidate. */
export function scoreOf({ places }: Features, weights: Float32Array): number {
  return places.reduce((sum, place) => sum + (weights[place] ?? 0), 0)
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a = 0, b = 0] = [order[index], order[other]]
    order[index] = b
    order[other] = a
  }
}
