import type { DocumentType } from '../domain/document-types/document-type.ts'
import { documentTypes } from '../domain/document-types/index.ts'
import { fold } from './fields/fold.ts'
import type { ReadPage } from './page.ts'

/** A detection as sure as this wins against the caller's hint. decisions.md 1, extract. */
export const surenessAgainstHint = 0.8
/** What a valid zone or barcode is worth, and the most that words are. */
export const certainty = 0.99
/** Weight of cues that makes a detection certain, and below which nothing speaks for any type. */
const certainWeight = 12
const leastWeight = 3
/** A detection less sure than this is a guess, and a guess is `other`. */
const leastConfidence = 0.3
/** What a caller's hint is worth, in weight of cues. */
const hintWeight = 4
/** What a zone read in part is worth. */
const zoneWeight = 6
/** Cues of the first page's head say more: a heading names the document. */
const headShare = 0.18
const headFactor = 1.5

/** What speaks for a type from outside the words. */
export interface StructuralEvidence {
  /** Type that a valid machine-readable zone or barcode belongs to. */
  readonly certain: string | null
  /** Type that a zone read in part belongs to. */
  readonly likely: string | null
}

/** A type id and how sure it is, 0 to 1. */
export interface Detection {
  readonly docType: string
  readonly confidence: number
}

/** Which document this is; `other` with confidence 0 when nothing speaks for any type. */
export function classify(pages: readonly ReadPage[], evidence: StructuralEvidence, hint: string | null): Detection {
  if (evidence.certain !== null) return { docType: evidence.certain, confidence: certainty }
  const head = ` ${headText(pages)} `
  const text = ` ${pages.map((page) => textOf(page.words)).join(' ')} `
  const scores = documentTypes
    .map((type) => ({ id: type.id, score: scoreOf(type, text, head) + prior(type.id, evidence, hint) }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scores
  if (best === undefined || best.score < leastWeight) return { docType: 'other', confidence: 0 }
  const margin = (best.score - Math.max(0, second?.score ?? 0)) / best.score
  const strength = Math.min(1, best.score / certainWeight)
  const confidence = Math.min(certainty, strength * (0.5 + 0.5 * Math.min(1, margin * 2)))
  return confidence < leastConfidence ? { docType: 'other', confidence: 0 } : { docType: best.id, confidence }
}

function prior(id: string, { likely }: StructuralEvidence, hint: string | null): number {
  return (id === hint ? hintWeight : 0) + (id === likely ? zoneWeight : 0)
}

function scoreOf(type: DocumentType, text: string, head: string): number {
  let score = 0
  for (const cue of cuesOf(type)) {
    if (head.includes(cue.words)) score += cue.weight * headFactor
    else if (text.includes(cue.words)) score += cue.weight
  }
  return score
}

const cuesByType = new Map<string, readonly { words: string; weight: number }[]>()

/** Cues folded once a type, countercues with their weight below zero. */
function cuesOf(type: DocumentType): readonly { words: string; weight: number }[] {
  const known = cuesByType.get(type.id)
  if (known !== undefined) return known
  const cues = [
    ...type.cues.map(({ text, weight }) => ({ words: ` ${wordsOnly(text)} `, weight })),
    ...(type.countercues ?? []).map(({ text, weight }) => ({ words: ` ${wordsOnly(text)} `, weight: -weight })),
  ]
  cuesByType.set(type.id, cues)
  return cues
}

function headText(pages: readonly ReadPage[]): string {
  const [first] = pages
  if (first === undefined) return ''
  return textOf(first.words.filter((word) => word.box[1] < first.height * headShare))
}

function textOf(words: ReadPage['words']): string {
  return wordsOnly(words.map((word) => word.text).join(' '))
}

function wordsOnly(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
