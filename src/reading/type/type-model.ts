import { readFileSync } from 'node:fs'
import type { RuleScore } from './rule-scores.ts'

/** Weights of words and of rules for each type, as training/type/train.ts writes them. */
export interface TypeModel {
  readonly types: readonly string[]
  /** What each type has before anything is read. */
  readonly bias: readonly number[]
  /** Of the numbers of `ruleEvidence`, the same for every type. */
  readonly rules: readonly number[]
  /** Where the weights of a word begin, by its hash; they end where those of the next one begin. */
  readonly starts: ReadonlyMap<number, number>
  readonly ends: ReadonlyMap<number, number>
  readonly entryTypes: Uint8Array
  readonly entryWeights: Int8Array
  readonly step: number
}

/** Documents with fewer known words have as little evidence as one with so many. */
export const knownWordsMin = 8

/** Titles, cues and labels of a type as numbers of about one. */
export function ruleEvidence({ title, cue, label }: Pick<RuleScore, 'title' | 'cue' | 'label'>): readonly number[] {
  return [title / 10, title >= 10 ? 1 : 0, Math.max(-10, Math.min(20, cue)) / 10, Math.min(9, label) / 5]
}

/** The log-odds of each type, in the order of the model's types, but for a constant. `rules` are the numbers of `ruleEvidence`. */
export function typeScores(
  model: TypeModel,
  features: ReadonlySet<string>,
  rules: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const sums = new Float64Array(model.types.length)
  let known = 0
  for (const feature of features) {
    const hash = featureHash(feature)
    const start = model.starts.get(hash)
    if (start === undefined) continue
    known++
    const end = model.ends.get(hash) ?? start
    for (let at = start; at < end; at++) {
      const type = model.entryTypes[at] ?? 0
      sums[type] = (sums[type] ?? 0) + (model.entryWeights[at] ?? 0)
    }
  }
  const share = model.step / Math.sqrt(Math.max(knownWordsMin, known))
  return model.types.map((id, type) => {
    const ofRules = (rules.get(id) ?? []).reduce((sum, number, index) => sum + number * (model.rules[index] ?? 0), 0)
    return (sums[type] ?? 0) * share + (model.bias[type] ?? 0) + ofRules
  })
}

let loaded: TypeModel | null = null

/** The model of the product, loaded once. */
export function typeModel(): TypeModel {
  loaded ??= parseTypeModel(readFileSync(new URL('./type-words.weights', import.meta.url)))
  return loaded
}

/**
 * A model from its file: the length of a JSON head, the head, then of each word its hash (4 bytes) and number of weights (1 byte),
 * then the types and the weights, a byte each.
 */
export function parseTypeModel(bytes: Uint8Array): TypeModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headLength = view.getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength)))
  let at = 4 + headLength
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let entries = 0
  for (let word = 0; word < head.words; word++) {
    const hash = view.getUint32(at, true)
    starts.set(hash, entries)
    entries += view.getUint8(at + 4)
    ends.set(hash, entries)
    at += 5
  }
  return {
    types: head.types,
    bias: head.bias,
    rules: head.rules,
    step: head.step,
    starts,
    ends,
    entryTypes: bytes.subarray(at, at + entries),
    entryWeights: new Int8Array(bytes.buffer, bytes.byteOffset + at + entries, entries),
  }
}

/** FNV-1a, 32 bits. */
export function featureHash(feature: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619)
  return hash >>> 0
}
