import { findDocumentType } from '../../src/domain/document-types/index.ts'
import { choose, type Choice, type ScoredField } from '../../src/reading/fields/scoring/choose.ts'
import { contextFeatures } from '../../src/reading/fields/scoring/context.ts'
import {
  reliabilityOf,
  signsOf,
  type ReliabilityWeights,
  type WeighedField,
} from '../../src/reading/fields/scoring/reliability.ts'
import { joinSameValues } from '../../src/reading/fields/scoring/same-value.ts'
import { likelihoods } from '../../src/reading/fields/scoring/weights.ts'
import { writtenAs, type Example } from './examples.ts'
import { fitReliability, type JudgedChoice } from './fit-reliability.ts'
import { fit, scoreOf } from './fit.ts'

/** Authors are split into this many parts; what fields are likely to be is told by weights fitted to the others. */
const parts = 3
/** Rounds of these fits, and of the last one. */
const partRounds = 8

/** Weight of a choice on a tuned layout: the rules were written beside it. */
const tunedWeight = 0.5

/** Weights of the fields by themselves, of their context, and of how far the choice can be relied on. */
export interface AllWeights {
  readonly fields: Float32Array
  readonly context: Float32Array
  readonly reliability: ReliabilityWeights
}

/** An example whose candidates are weighed in context. */
export type ContextExample = Example & Omit<WeighedField, 'probabilities'>

/** A field with what was chosen, and how far it can be relied on. */
export interface ReliedOn {
  readonly example: ContextExample
  readonly choice: Choice | undefined
  readonly signs: readonly number[]
}

/**
 * Fits the weights of fields, those of their context, and those of reliability. The second ones see probabilities of documents whose
 * authors the first ones were not fitted to, and the third ones choices of authors that neither was fitted to, as in use: on documents
 * that they know, they would be too certain.
 */
export function fitAll(examples: readonly Example[]): AllWeights {
  const authors = [...new Set(examples.map(({ author }) => author))].filter((author) => author !== 'tuned')
  const partOf = ({ author, docType }: Example) =>
    (author === 'tuned' ? docType.length + docType.charCodeAt(0) : authors.indexOf(author)) % parts
  const seen = Array.from({ length: parts }, (_, part) => {
    const weights = fit(
      examples.filter((one) => partOf(one) !== part),
      { seed: 1, rounds: partRounds },
    )
    return inContext(
      examples.filter((one) => partOf(one) === part),
      weights,
    )
  })
  const judged = seen.flatMap((part) => {
    const others = seen.filter((one) => one !== part).flat()
    return choicesOf(part, fit(others, { seed: 1, rounds: partRounds })).flatMap(judgedChoice)
  })
  return {
    fields: fit(examples, { seed: 1 }),
    context: fit(seen.flat(), { seed: 1 }),
    reliability: fitReliability(judged),
  }
}

function judgedChoice({ example, choice, signs }: ReliedOn): readonly JudgedChoice[] {
  const { author, kind, printed, isComplete } = example
  if (choice === undefined || (printed === undefined && !isComplete)) return []
  const isRight = writtenAs(kind, choice.candidate.value) === printed
  return [{ signs, isRight, weight: author === 'tuned' ? tunedWeight : 1 }]
}

/** What is chosen for all fields of each document. */
export function choicesOf(examples: readonly ContextExample[], context: Float32Array): readonly ReliedOn[] {
  return [...Map.groupBy(examples, ({ document, source }) => `${document} ${source}`).values()].flatMap((of) => {
    const weighed = of.map((example) => ({ example, field: { ...example, ...scoredBy(example, context) } }))
    const choices = choose(weighed.map(({ field }) => field))
    return weighed.map(({ example, field }) => {
      const choice = choices.get(example.field)
      return { example, choice, signs: choice === undefined ? [] : signsOf(field, choice, choices) }
    })
  })
}

/** How far a choice can be relied on. */
export function reliabilityBy({ signs }: ReliedOn, { reliability }: AllWeights): number {
  return reliabilityOf(signs, reliability)
}

/** The examples with one candidate for each value and the features of its context instead of its own. */
export function inContext(examples: readonly Example[], weights: Float32Array): readonly ContextExample[] {
  return [...Map.groupBy(examples, ({ document, source }) => `${document} ${source}`).values()].flatMap((of) => {
    const joined = of.map((example) => ({
      example,
      ...joinSameValues({ ...scoredBy(example, weights), features: example.features }),
    }))
    const type = findDocumentType(of[0]?.docType ?? '')
    if (type === null) return []
    const features = contextFeatures(
      joined.map(({ field }) => field),
      type,
    )
    return joined.map(({ example, field, places }): ContextExample => {
      const right = places.flatMap((from, at) => (from.some((index) => example.right.includes(index)) ? [at] : []))
      const given = places.findIndex((from) => from.includes(example.given))
      return {
        ...example,
        candidates: field.candidates,
        values: field.candidates.map(({ value }) => value),
        features: features.get(field) ?? [],
        right: right.length > 0 ? right : [places.length],
        given: given === -1 ? places.length : given,
        alone: field.probabilities,
        places: places.map(({ length }) => length),
        candidateCount: example.candidates.length,
        ruled: example.values[example.given],
      }
    })
  })
}

/** The candidates of an example with their probabilities. */
export function scoredBy({ sought, candidates, features }: Example, weights: Float32Array): ScoredField {
  return { sought, candidates, probabilities: likelihoods(features.map((one) => scoreOf(one, weights))) }
}
