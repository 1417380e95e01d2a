import type { FieldEvidence } from '../../../ports/reader.ts'
import { confidenceLevels } from '../../page/confidence.ts'
import { boxOf } from '../../page/rows.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import type { Candidate } from './candidate.ts'
import { candidatesFor, fieldsOf, isSought } from './candidates.ts'
import { choose, type Choice } from './choose.ts'
import { contextFeatures } from './context.ts'
import { featuresOf } from './features.ts'
import { joinSameValues } from './same-value.ts'
import { scoredPart } from './scored-part.ts'
import { contextWeights, fieldWeights, probabilitiesOf } from './weights.ts'

/** Values that are less probable are left out: no value is better than a wrong one. docs/reading.md#fields. */
const probabilityMin = 0.6
/** Of a kind that only the rules find, where nothing else on the page competes. */
const ruledMin = 0.5

/**
 * The values of a document's fields: for each the most probable of all candidates on the pages, or none. `found` is what the rules
 * gave, one candidate among the others. Values of a barcode or an MRZ stay as they are.
 */
export function scoreFields(
  whole: LabelledDocument,
  found: Readonly<Record<string, FieldEvidence>>,
): Record<string, FieldEvidence> {
  const document = scoredPart(whole)
  const scored = fieldsOf(document.type)
    .filter(({ name }) => !isOfCode(found[name]))
    .map((sought) => {
      const candidates = candidatesFor(sought, document, found[sought.name])
      const features = featuresOf(sought, candidates, document)
      const probabilities = probabilitiesOf(features, fieldWeights())
      return joinSameValues({ sought, candidates, features, probabilities }).field
    })
  const inContext = contextFeatures(scored, document.type)
  const weighed = scored.map((field) => ({
    ...field,
    probabilities: probabilitiesOf(inContext.get(field) ?? [], contextWeights()),
  }))
  const floors = new Map(scored.map(({ sought: { name, kind } }) => [name, isSought(kind) ? probabilityMin : ruledMin]))
  const kept = Object.entries(found).filter(([name, evidence]) => !floors.has(name) || isByOcr(evidence))
  const chosen = [...choose(weighed)]
    .filter(([name, choice]) => choice.probability >= (floors.get(name) ?? 1) && isLegible(choice))
    .map(([name, { candidate, probability }]) => [name, evidenceOf(candidate, probability, document)] as const)
  return Object.fromEntries([...kept, ...chosen])
}

/**
 * What the rules read by OCR stays where nothing else is chosen: the model has seen few scans and photographs, whose misread words
 * hide what stands around a value.
 */
function isByOcr({ source }: FieldEvidence): boolean {
  return source === 'labelled_print' || source === 'unlabelled_print'
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
