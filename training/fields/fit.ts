import { groups, placeBits, type Features } from '../../src/reading/fields/scoring/features.ts'
import type { Example } from './examples.ts'

/** Rounds over all examples. */
const rounds = 8
const rate = 0.12
const decay = 2e-5
/** Share of rounds in which an example loses what the rules gave, the labels that they know, and exact phrases; and single words. */
const losses = { given: 0.3, label: 0.25, phrase: 0.25, word: 0.1 } as const
export const tuned = () => ({ given: Number(process.env.TG ?? 0.75), label: Number(process.env.TL ?? 0.7), phrase: Number(process.env.TP ?? 0.4), word: 0.2 })
/** The same for layouts that the rules were written beside, where rules and labels are right far more often than elsewhere. */
const tunedLosses = { given: Number(process.env.TG ?? 0.75), label: Number(process.env.TL ?? 0.7), phrase: 0.4, word: 0.2 } as const

/** Weights that make the right candidates of the examples likely: a conditional logit, fitted by AdaGrad from a fixed seed. */
export function fit(examples: readonly Example[], seed: number, weightOf: (one: Example) => number): Float32Array {
  const weights = new Float32Array(1 << placeBits)
  const squares = new Float32Array(1 << placeBits).fill(1e-6)
  const random = openRandom(seed)
  const order = examples.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const index of order) {
      const example = examples[index]
      if (example === undefined) continue
      const weight = weightOf(example)
      if (weight === 0) continue
      const rates = example.author === 'tuned' ? tuned() : losses
      const lost = lossesOf(random, rates)
      const isLost = (group: number, place: number) => lost[group] === 1 || (group === groups.words && ((Math.imul(place, 0x9e3779b1) ^ lost.salt) >>> 24) < rates.word * 256)
      const probabilities = likelihoods(example.features.map((features) => scoreOf(features, weights, isLost)))
      const sum = example.right.reduce((total, at) => total + (probabilities[at] ?? 0), 0)
      for (const [at, { places, groups: of }] of example.features.entries()) {
        const probability = probabilities[at] ?? 0
        const target = example.right.includes(at) ? probability / Math.max(sum, 1e-9) : 0
        const slope = (probability - target) * weight
        if (Math.abs(slope) < 1e-4) continue
        for (let index = 0; index < places.length; index++) {
          const place = places[index] ?? 0
          if (isLost(of[index] ?? 0, place)) continue
          const gradient = slope + decay * (weights[place] ?? 0)
          const square = (squares[place] ?? 0) + gradient * gradient
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

function lossesOf(random: () => number, losses: { readonly given: number; readonly label: number; readonly phrase: number }): Record<number, number> & { salt: number } {
  return {
    [groups.given]: random() < losses.given ? 1 : 0,
    [groups.label]: random() < losses.label ? 1 : 0,
    [groups.phrase]: random() < losses.phrase ? 1 : 0,
    salt: Math.floor(random() * 2 ** 31),
  }
}

const keepAll = () => false

export function scoreOf({ places, groups: of }: Features, weights: Float32Array, isLost: (group: number, place: number) => boolean = keepAll): number {
  let score = 0
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    if (isLost !== keepAll && isLost(of[index] ?? 0, place)) continue
    score += weights[place] ?? 0
  }
  return score
}

/** Probabilities of scores. */
export function likelihoods(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

export function openRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a = 0, b = 0] = [order[index], order[other]]
    order[index] = b
    order[other] = a
  }
}
