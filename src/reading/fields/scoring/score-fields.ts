import type { FieldEvidence } from '../../../ports/reader.ts'
import { confidenceLevels } from '../../page/confidence.ts'
import { boxOf } from '../../page/rows.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import type { Candidate } from './candidate.ts'
import { candidatesFor, fieldsOf, isSought } from './candidates.ts'
import { choose, type Choice, type ScoredField } from './choose.ts'
import { contextFeatures } from './context.ts'
import { featuresOf } from './features.ts'
import { isReliable, reliabilityOf, reliabilityWeights, signsOf } from './reliability.ts'
import { isSameValue, joinSameValues } from './same-value.ts'
import { scoredPart } from './scored-part.ts'
import { contextWeights, fieldWeights, probabilitiesOf } from './weights.ts'

/** What the rules read by OCR stays from this probability on where nothing else is chosen: misread words hide what stands around it. */
const readByOcrMin = 0.1
/** A candidate that was left out for doubt was at least so probable; a less probable one is most often of another field. */
const doubtedMin = 0.25

/** The values of a document's fields, and those that were probable and left out. */
export interface ScoredFields {
  readonly fields: Readonly<Record<string, FieldEvidence>>
  /** By field that has no value: for a person who looks at the document, never for an answer. */
  readonly leftOut: Readonly<Record<string, FieldEvidence>>
}

/**
 * The values of a document's fields: for each the most probable of all candidates on the pages, or none. `found` is what the rules
 * gave, one candidate among the others. Values of a barcode or an MRZ stay as they are.
 */
export function scoreFields(whole: LabelledDocument, found: Readonly<Record<string, FieldEvidence>>): ScoredFields {
  const document = scoredPart(whole)
  const scored = fieldsOf(document.type)
    .filter(({ name }) => !isOfCode(found[name]))
    .map((sought) => {
      const candidates = candidatesFor(sought, document, found[sought.name])
      const features = featuresOf(sought, candidates, document)
      const probabilities = probabilitiesOf(features, fieldWeights())
      const { field, places } = joinSameValues({ sought, candidates, features, probabilities })
      return {
        ...field,
        alone: field.probabilities,
        places: places.map(({ length }) => length),
        candidateCount: candidates.length,
        ruled: found[sought.name]?.value,
      }
    })
  const inContext = contextFeatures(scored, document.type)
  const weighed = scored.map((field) => ({
    ...field,
    probabilities: probabilitiesOf(inContext.get(field) ?? [], contextWeights()),
  }))
  const weighedNames = new Set(weighed.map(({ sought: { name } }) => name))
  const kept = Object.entries(found).filter(([name]) => !weighedNames.has(name))
  const byOcr = weighed.flatMap((field) => readByOcr(field, found[field.sought.name]))
  const choices = choose(weighed)
  const chosen = weighed.flatMap((field) => {
    const { sought } = field
    const choice = choices.get(sought.name)
    if (choice === undefined || !isLegible(choice)) return []
    const reliability = reliabilityOf(signsOf(field, choice, choices), reliabilityWeights())
    if (!isReliable(sought, choice, reliability)) return []
    const probability = isSought(sought.kind) ? reliability : choice.probability
    return [[sought.name, evidenceOf(choice.candidate, probability, document)] as const]
  })
  const fields = Object.fromEntries([...kept, ...byOcr, ...chosen])
  return { fields, leftOut: leftOutOf(weighed, fields, document) }
}

/** The likeliest candidate of each field without a value, unless doubt is not what left it out. */
function leftOutOf(
  weighed: readonly ScoredField[],
  fields: ScoredFields['fields'],
  document: LabelledDocument,
): ScoredFields['leftOut'] {
  const given = new Set(Object.values(fields).map(({ value }) => value))
  return Object.fromEntries(
    weighed.flatMap(({ sought: { name }, candidates, probabilities }) => {
      if (fields[name] !== undefined) return []
      const [best] = candidates
        .map((candidate, index) => ({ candidate, probability: probabilities[index] ?? 0 }))
        .sort((a, b) => b.probability - a.probability)
      // A value that another field has is of that field.
      if (best === undefined || best.probability < doubtedMin || given.has(best.candidate.value)) return []
      return [[name, evidenceOf(best.candidate, best.probability, document)] as const]
    }),
  )
}

function readByOcr(
  { sought: { name, kind }, candidates, probabilities }: ScoredField,
  ruled: FieldEvidence | undefined,
): readonly (readonly [string, FieldEvidence])[] {
  if (ruled?.source !== 'labelled_print' && ruled?.source !== 'unlabelled_print') return []
  const at = candidates.findIndex(({ value }) => isSameValue(kind, value, ruled.value))
  return (probabilities[at] ?? 0) >= readByOcrMin ? [[name, ruled]] : []
}

/** A doubtful reading that no rule gave either is no value. */
function isLegible({ candidate: { given, words } }: Choice): boolean {
  return given !== null || words.every(({ confidence }) => confidence >= confidenceLevels.legible)
}

function isOfCode(evidence: FieldEvidence | undefined): boolean {
  return evidence?.source === 'barcode' || evidence?.source === 'mrz'
}

function evidenceOf(
  { value, words, page, given }: Candidate,
  probability: number,
  { pages }: LabelledDocument,
): FieldEvidence {
  if (given !== null) return { ...given, confidence: Math.min(given.confidence, probability) }
  const on = pages[page]?.page
  return {
    value,
    source: on?.source === 'text_layer' ? 'text_layer' : 'labelled_print',
    confidence: Math.min(probability, ...words.map(({ confidence }) => confidence)),
    page: on?.index ?? 0,
    box: words.length === 0 ? null : boxOf(words),
  }
}
