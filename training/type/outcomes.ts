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

/** Share of foreign documents that may be typed. */
const foreignTypedMax = 0.035
/** Confidences below which a document is of no type. */
const floors = [0, 0.3, 0.4, 0.5, 0.6, 0.8, 0.9]

/** The scores of documents by the arithmetic of the product. */
export function outcomesOf(model: TypeModel, examples: readonly Example[]): readonly Outcome[] {
  return examples.map(({ layout, docType, words, rules }) => ({
    layout,
    docType,
    types: model.types,
    scores: typeScores(model, new Set(words), new Map(model.types.map((id, index) => [id, rules[index] ?? []]))),
  }))
}

/** How scores become probabilities: a factor of all, and what is first added to that of `other`. */
export interface Calibration {
  readonly sharpness: number
  readonly otherOffset: number
}

/** The offset that takes the fewest documents from their types while few foreign ones are typed, and the likeliest factor. */
export function calibrationOf(outcomes: readonly Outcome[]): Calibration {
  const offsets = Array.from({ length: 61 }, (_, index) => -3 + index * 0.1)
  const foreign = outcomes.filter(({ docType }) => docType === 'other')
  const typed = (otherOffset: number) =>
    foreign.filter((outcome) => bestOf(outcome, { sharpness: 1, otherOffset }).best !== 'other').length
  const otherOffset = offsets.find((offset) => typed(offset) <= foreign.length * foreignTypedMax) ?? 0
  const likelihood = (sharpness: number) =>
    outcomes.reduce((sum, { types, docType, scores }) => {
      const right = shares({ types, scores }, { sharpness, otherOffset })[types.indexOf(docType)] ?? 0
      return sum + Math.log(Math.max(1e-6, right))
    }, 0)
  const factors = Array.from({ length: 31 }, (_, index) => 0.5 + index * 0.1)
  return { sharpness: factors.toSorted((a, b) => likelihood(b) - likelihood(a))[0] ?? 1, otherOffset }
}

/** Prints shares of right and foreign types by confidence, and the layouts that came out otherwise. */
export function printOutcomes(title: string, outcomes: readonly Outcome[], calibration: Calibration): void {
  const read = outcomes.map((outcome) => ({ ...outcome, ...bestOf(outcome, calibration) }))
  const known = read.filter(({ docType }) => docType !== 'other')
  const foreign = read.filter(({ docType }) => docType === 'other')
  print(`${title}: ${known.length} known documents, ${foreign.length} foreign ones`)
  for (const floor of floors) {
    const typed = (one: (typeof read)[number]) => one.best !== 'other' && one.confidence >= floor
    const right = known.filter((one) => typed(one) && one.best === one.docType)
    const wrong = known.filter((one) => typed(one) && one.best !== one.docType)
    const taken = foreign.filter(typed)
    print(
      `  from ${floor.toFixed(1)}: right ${share(right, known)}, wrong ${share(wrong, known)}, foreign typed ${share(taken, foreign)}`,
    )
  }
  const missed = Map.groupBy(
    read.filter(({ best, docType }) => best !== docType),
    ({ layout, docType, best }) => `${layout} (${docType}) as ${best}`,
  )
  for (const [what, documents] of missed) {
    print(`  ${what} ${documents.map(({ confidence }) => confidence.toFixed(2)).join(' ')}`)
  }
}

type Scores = Pick<Outcome, 'types' | 'scores'>

function bestOf(scores: Scores, calibration: Calibration): { readonly best: string; readonly confidence: number } {
  const probabilities = shares(scores, calibration)
  const confidence = Math.max(...probabilities)
  return { best: scores.types[probabilities.indexOf(confidence)] ?? 'other', confidence }
}

function shares({ types, scores }: Scores, { sharpness, otherOffset }: Calibration): readonly number[] {
  const shifted = scores.map((score, index) => score + (types[index] === 'other' ? otherOffset : 0))
  const most = Math.max(...shifted)
  const odds = shifted.map((score) => Math.exp((score - most) * sharpness))
  const sum = odds.reduce((total, odd) => total + odd, 0)
  return odds.map((odd) => odd / sum)
}

function share(part: readonly unknown[], whole: readonly unknown[]): string {
  return whole.length === 0 ? '-' : `${((100 * part.length) / whole.length).toFixed(1)} %`
}

/** Writes a line of the report. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
