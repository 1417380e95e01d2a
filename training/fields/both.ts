import { findDocumentType } from '../../src/domain/document-types/index.ts'
import type { ScoredField } from '../../src/reading/fields/scoring/choose.ts'
import { contextFeatures } from '../../src/reading/fields/scoring/context.ts'
import { joinSameValues } from '../../src/reading/fields/scoring/same-value.ts'
import { likelihoods } from '../../src/reading/fields/scoring/weights.ts'
import type { Example } from './examples.ts'
import { fit, scoreOf } from './fit.ts'

/** Authors are split into this many parts; what fields are likely to be is told by weights fitted to the others. */
const parts = 3
/** Rounds of these fits, and of the last one. */
const partRounds = 8

/** Weights of the fields by themselves and of their context. */
export interface BothWeights {
  readonly fields: Float32Array
  readonly context: Float32Array
}

/**
 * Fits the weights of fields, and those of their context. The latter see probabilities of documents whose authors the former were not
 * fitted to, as in use: on documents that they know, they would be too certain.
 */
export function fitBoth(examples: readonly Example[]): BothWeights {
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
  return { fields: fit(examples, { seed: 1 }), context: fit(seen.flat(), { seed: 1 }) }
}

/** The examples with one candidate for each value and the features of its context instead of its own. */
export function inContext(examples: readonly Example[], weights: Float32Array): readonly Example[] {
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
    return joined.map(({ example, field, places }): Example => {
      const right = places.flatMap((from, at) => (from.some((index) => example.right.includes(index)) ? [at] : []))
      const given = places.findIndex((from) => from.includes(example.given))
      return {
        ...example,
        candidates: field.candidates,
        values: field.candidates.map(({ value }) => value),
        features: features.get(field) ?? [],
        right: right.length > 0 ? right : [places.length],
        given: given === -1 ? places.length : given,
      }
    })
  })
}

/** The candidates of an example with their probabilities. */
export function scoredBy({ sought, candidates, features }: Example, weights: Float32Array): ScoredField {
  return { sought, candidates, probabilities: likelihoods(features.map((one) => scoreOf(one, weights))) }
}
