import type { FieldEvidence, ImageDefect } from '../../ports/reader.ts'
import { confidenceLevels } from '../page/confidence.ts'

/** From this blur on, in pixels at reading size, small print may be misread. Sharp photographs and scans have 0.8 at most. */
const blurMin = 1
/** From this enlargement to reading size on too: a page of less than about 100 dots an inch, a card of less than 790 pixels. */
const enlargementMin = 1.9
/** Mean confidence of the words of such an image below which too many of its values are wrong. docs/captures.md#images-that-cannot-be-trusted. */
const meanConfidenceMin = 0.8
/** Values of an image that cannot be trusted are left out below this confidence. */
const confidenceMin = 0.6

/** What was measured of an image and of the words read from it. */
export interface ImageQuality {
  /** Spread of the edges of print in pixels at reading size; null without print. */
  readonly blur: number | null
  readonly smeared: boolean
  readonly dark: boolean
  /** Factor to reading size. */
  readonly enlargement: number
}

/** How far the print of a page can be trusted. */
export interface Trust {
  /** First page is 0. */
  readonly page: number
  /** Why print may be misread; null for a good image. */
  readonly defect: ImageDefect | null
  /** Mean confidence of its words, 0 to 1; null without words. */
  readonly meanConfidence: number | null
}

/** The first reason for which print of an image may be misread; null when it is sharp, light and large enough. */
export function defectOf({ blur, smeared, dark, enlargement }: ImageQuality): ImageDefect | null {
  if (dark) return 'dark'
  if (enlargement >= enlargementMin) return 'low_resolution'
  return smeared || (blur !== null && blur >= blurMin) ? 'blurred' : null
}

/**
 * Why the values of an image cannot be trusted; null when they can. A defect alone is no reason: large print is read through it, and
 * then its words are confident.
 */
export function untrustedBy({ defect, meanConfidence }: Trust): ImageDefect | null {
  return (meanConfidence ?? 0) < meanConfidenceMin ? defect : null
}

/**
 * Values with the confidence of those lowered that were printed on an image with a defect, by as much as its words are less confident
 * than those of a good image. Of an image that cannot be trusted those that are then doubtful are left out. Values of an MRZ, a
 * barcode or a text layer stay as they are.
 */
export function trustedValues(
  fields: Readonly<Record<string, FieldEvidence>>,
  trusts: readonly Trust[],
): Readonly<Record<'fields' | 'leftOut', Readonly<Record<string, FieldEvidence>>>> {
  const kept: Record<string, FieldEvidence> = {}
  const leftOut: Record<string, FieldEvidence> = {}
  for (const [name, evidence] of Object.entries(fields)) {
    const trust = trusts.find(({ page, defect }) => page === evidence.page && defect !== null)
    const isPrint = evidence.source === 'labelled_print' || evidence.source === 'unlabelled_print'
    if (trust === undefined || !isPrint) {
      kept[name] = evidence
      continue
    }
    const share = Math.min(1, (trust.meanConfidence ?? 0) / confidenceLevels.certain)
    const lowered = { ...evidence, confidence: evidence.confidence * share }
    const isKept = untrustedBy(trust) === null || lowered.confidence >= confidenceMin
    if (isKept) kept[name] = lowered
    else leftOut[name] = lowered
  }
  return { fields: kept, leftOut }
}
