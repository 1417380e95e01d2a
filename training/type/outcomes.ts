import { typeScores, type TypeModel } from '../../src/reading/type/type-model.ts'
import type { Example } from './fit.ts'

/** What a model says of a document that it was not fitted to. */
export interface Outcome {
  readonly layout: string
  readonly docType: string
  readonly types: readonly string[]
  /** Log-odds by type, but for a constant. */
  readonly scores: readonly number[]
}

/** Confidences below which a document is of no type. */
const floors = [0, 0.3, 0.4, 0.5, 0.6, 0.8, 0.9]

/** The scores of documents by the arithmetic of the product. */
export function outcomesOf(model: TypeModel, examples: readonly Example[]): readonly Outcome[] {
  return examples.map(({ layout, docType, words, rules }) => ({
    layout,
    docType,
    types: model.types,
    scores: typeScores(
      model,
      new Set(words),
      new Map(model.types.map((id, index) => [id, rules[index] ?? []])),
    ),
  }))
}

/** The factor of all scores that makes the probabilities of the right types largest. */
export function sharpnessOf(outcomes: readonly Outcome[]): number {
  const factors = Array.from({ length: 31 }, (_, index) => 0.5 + index * 0.1)
  const likelihood = (factor: number) =>
    outcomes.reduce((sum, { types, docType, scores }) => {
      const right = shares(scores, factor)[types.indexOf(docType)] ?? 0
      return sum + Math.log(Math.max(1e-6, right))
    }, 0)
  return factors.toSorted((a, b) => likelihood(b) - likelihood(a))[0] ?? 1
}

/** Prints shares of right and foreign types by confidence, and the layouts that came out otherwise. */
export function printOutcomes(title: string, outcomes: readonly Outcome[], sharpness: number): void {
  const read = outcomes.map((outcome) => ({ ...outcome, ...bestOf(outcome, sharpness) }))
  const known = read.filter(({ docType }) => docType !== 'other')
  const foreign = read.filter(({ docType }) => docType === 'other')
  console.log(`${title}: ${known.length} known documents, ${foreign.length} foreign ones`)
  for (const floor of floors) {
    const typed = (one: (typeof read)[number]) => one.best !== 'other' && one.confidence >= floor
    const right = known.filter((one) => typed(one) && one.best === one.docType)
    const wrong = known.filter((one) => typed(one) && one.best !== one.docType)
    const taken = foreign.filter(typed)
    console.log(
      `  from ${floor.toFixed(1)}: right ${share(right, known)}, wrong ${share(wrong, known)}, foreign typed ${share(taken, foreign)}`,
    )
  }
  const missed = Map.groupBy(
    read.filter(({ best, docType }) => best !== docType),
    ({ layout, docType, best }) => `${layout} (${docType}) as ${best}`,
  )
  for (const [what, documents] of missed) {
    console.log(`  ${what} ${documents.map(({ confidence }) => confidence.toFixed(2)).join(' ')}`)
  }
}

function bestOf({ types, scores }: Outcome, sharpness: number): { readonly best: string; readonly confidence: number } {
  const probabilities = shares(scores, sharpness)
  const confidence = Math.max(...probabilities)
  return { best: types[probabilities.indexOf(confidence)] ?? 'other', confidence }
}

function shares(scores: readonly number[], factor: number): readonly number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp((score - most) * factor))
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}

function share(part: readonly unknown[], whole: readonly unknown[]): string {
  return whole.length === 0 ? '-' : `${((100 * part.length) / whole.length).toFixed(1)} %`
}
