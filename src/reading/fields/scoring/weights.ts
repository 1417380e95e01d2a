import { readFileSync } from 'node:fs'
import { placeBits, type Features } from './places.ts'

/** Weights of features by place, each in steps of `step`. */
export interface FieldWeights {
  readonly step: number
  readonly byPlace: Int8Array
}

/** Bytes before the entries: step as a float, and the count of entries. */
const headBytes = 8
const lastOfSeven = 0x7f

const loaded = new Map<string, FieldWeights>()

/** The weights of fields by themselves, loaded once. training/fields/README.md. */
export function fieldWeights(): FieldWeights {
  return weightsOf('field-scores.weights')
}

/** The weights of what the other fields of the document are likely to be, loaded once. */
export function contextWeights(): FieldWeights {
  return weightsOf('field-context.weights')
}

function weightsOf(file: string): FieldWeights {
  const weights = loaded.get(file) ?? parseWeights(readFileSync(new URL(`./${file}`, import.meta.url)))
  loaded.set(file, weights)
  return weights
}

/** Weights as `packWeights` writes them. Throws when they are not whole. */
export function parseWeights(bytes: Buffer): FieldWeights {
  const byPlace = new Int8Array(1 << placeBits)
  const count = bytes.readUInt32LE(4)
  let at = headBytes
  let place = -1
  for (let index = 0; index < count; index++) {
    let gap = 0
    let shift = 0
    for (;;) {
      const byte = bytes.readUInt8(at++)
      gap |= (byte & lastOfSeven) << shift
      shift += 7
      if (byte <= lastOfSeven) break
    }
    place += gap
    byPlace[place] = bytes.readInt8(at++)
  }
  if (at !== bytes.length || place >= byPlace.length) throw new Error('The weights of fields are not whole.')
  return { step: bytes.readFloatLE(0), byPlace }
}

/** Weights as bytes: step, count, then for each weight that is not 0 its distance from the one before, in sevens of bits, and itself. */
export function packWeights(weights: Float32Array, step: number): Buffer {
  const entries: number[] = []
  let before = -1
  let count = 0
  for (const [place, weight] of weights.entries()) {
    const steps = Math.max(-127, Math.min(127, Math.round(weight / step)))
    if (steps === 0) continue
    let gap = place - before
    while (gap > lastOfSeven) {
      entries.push((gap & lastOfSeven) | 0x80)
      gap >>>= 7
    }
    entries.push(gap, steps & 0xff)
    before = place
    count++
  }
  const head = Buffer.alloc(headBytes)
  head.writeFloatLE(step, 0)
  head.writeUInt32LE(count, 4)
  return Buffer.concat([head, Buffer.from(entries)])
}

/** The probability of each candidate, from the features of each. */
export function probabilitiesOf(features: readonly Features[], { step, byPlace }: FieldWeights): readonly number[] {
  const scores = features.map(({ places }) => {
    let sum = 0
    for (const place of places) sum += byPlace[place] ?? 0
    return sum * step
  })
  return likelihoods(scores)
}

/** Scores as probabilities that add up to 1. */
export function likelihoods(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
