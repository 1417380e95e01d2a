import { documentTypes } from '../../domain/document-types/index.ts'
import type { StructuralEvidence } from '../codes/type-of-codes.ts'
import { rowsOf } from '../page/rows.ts'
import type { ReadPage } from '../page/page.ts'
import { ruleScores } from './rule-scores.ts'
import { ruleEvidence, typeModel, typeScores } from './type-model.ts'
import { wordFeatures } from './word-features.ts'

/** A detection with this confidence wins against the caller's hint. docs/api.md#document-entry. */
export const confidenceAgainstHint = 0.8
/** Confidence of a type from a valid MRZ or barcode, and the highest from words. */
export const certainty = 0.99
/** A detection with less confidence is `other`. */
const leastConfidence = 0.3
/** Log-odds that a caller's hint adds. */
const hintWeight = 2.5
/** Log-odds of an MRZ that is not certain, for a type or against it. It speaks against all types without photo and MRZ. */
const mrzWeight = 3

/** A type id and its confidence, 0 to 1. */
export interface Detection {
  readonly docType: string
  readonly confidence: number
}

/**
 * The type of a document; `other` with confidence 0 when no type is likely enough. The confidence is the probability of a linear
 * model of titles, cues, labels and words. docs/reading.md#type.
 */
export function classify(pages: readonly ReadPage[], evidence: StructuralEvidence, hint: string | null): Detection {
  if (evidence.certain !== null) return { docType: evidence.certain, confidence: certainty }
  if (evidence.isVisa === true && evidence.ahead !== false) return visa
  const rows = pages.map(rowsOf)
  const features = wordFeatures(pages, rows)
  if (features.size === 0 && hint === null) return none
  const model = typeModel()
  const rules = new Map(ruleScores(pages, rows).map((score) => [score.id, ruleEvidence(score)]))
  const scores = typeScores(model, features, rules).map(
    (score, index) => score + prior(model.types[index] ?? '', evidence, hint),
  )
  const best = scores.indexOf(Math.max(...scores))
  const top = scores[best] ?? 0
  const confidence = 1 / scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  const docType = model.types[best] ?? none.docType
  if (docType !== none.docType && confidence >= leastConfidence)
    return { docType, confidence: Math.min(certainty, confidence) }
  // The caller knows what the pages do not show, unless an MRZ excludes it.
  const isPossible = hint !== null && Number.isFinite(scores[model.types.indexOf(hint)] ?? Number.NaN)
  return isPossible ? { docType: hint, confidence: leastConfidence } : none
}

const none: Detection = { docType: 'other', confidence: 0 }
/** A visa is of no type, which is as certain as its MRZ, so that no hint makes it a passport. */
const visa: Detection = { docType: none.docType, confidence: certainty }

/** Types with neither photo nor MRZ, `other` among them. */
const plainTypes = new Set(documentTypes.filter((type) => !type.photoId && !type.carriesMrz).map(({ id }) => id))

function prior(id: string, { likely, unlikely, isExcluded, ahead }: StructuralEvidence, hint: string | null): number {
  if (id === unlikely && isExcluded === true && ahead !== false) return Number.NEGATIVE_INFINITY
  const hinted = id === hint ? hintWeight : 0
  if (id === likely) return hinted + (ahead === false ? mrzWeight / 2 : mrzWeight)
  return hinted - (id === unlikely || (plainTypes.has(id) && likely !== null && ahead === true) ? mrzWeight : 0)
}
