import type { FieldEvidence } from '../../ports/reader.ts'
import { scaleToReadingSize } from '../clean/prepare.ts'
import { confidenceLevels } from '../page/confidence.ts'
import { meanConfidence } from '../page/page.ts'
import { isDark } from '../raster/darkness.ts'
import { findGlare } from '../raster/glare.ts'
import type { Box, Raster } from '../raster/raster.ts'
import { sharpnessOf } from '../raster/sharpness.ts'
import type { RecognisedPage } from './recognise.ts'
import { defectOf, untrustedBy, type Trust } from './untrusted-image.ts'

/** Edges spread further than this, in pixels at reading size, make letters run together. */
const blurMax = 1.8
/** Highest confidence of a value printed under a reflection. */
const confidenceUnderGlare = 0.5

/** The rest of a value, or its label, is at most this many heights of its line beside it. */
const reachHeights = 4
/** Values of several lines are higher than a line, in pixels at reading size. */
const lineHeightMax = 40

/** Defects of the image of a page. */
export interface Flaws extends Trust {
  readonly blurred: boolean
  readonly dark: boolean
  /** Reflections over the text, in pixels of the page as read. */
  readonly glare: readonly Box[]
}

/** Blur, darkness and reflections over the text of the image that a page was read from. docs/captures.md. */
export function flawsOf(image: Raster, { page, placeOf }: RecognisedPage): Flaws {
  const { blur, smeared, blurred, glare } = flawsOfImage(image)
  const dark = isDark(image)
  const trust: Trust = {
    page: page.index,
    defect: defectOf({ blur, smeared, dark, enlargement: scaleToReadingSize(image) }),
    meanConfidence: meanConfidence([page]),
  }
  const text = textAreaOf(
    page.words.filter(({ confidence }) => confidence >= confidenceLevels.legible).map(({ box }) => box),
  )
  const onPage = glare.map(([left, top, width, height]): Box => {
    const corners = [placeOf([left, top]), placeOf([left + width, top]), placeOf([left + width, top + height])]
    return boundsOf([...corners, placeOf([left, top + height])])
  })
  return {
    ...trust,
    blurred: blurred || untrustedBy(trust) === 'blurred',
    dark,
    glare: text === null ? [] : onPage.filter((box) => touches(box, text)),
  }
}

/** Spread of the edges of print in pixels at reading size (null without print), whether that is blurred, and all reflections. */
export function flawsOfImage(image: Raster): {
  readonly blur: number | null
  /** Camera shake. */
  readonly smeared: boolean
  readonly blurred: boolean
  readonly glare: readonly Box[]
} {
  const sharpness = sharpnessOf(image, { scale: scaleToReadingSize(image) })
  const { blur = null, smeared = false } = sharpness ?? {}
  return { blur, smeared, blurred: smeared || (blur ?? 0) > blurMax, glare: findGlare(image) }
}

/**
 * Values, with the confidence lowered of those that a reflection may have changed: print under it or running into it, and values
 * found without a label on its page, since their label may be under it. Values of an MRZ or barcode keep theirs.
 */
export function doubtUnderGlare(
  fields: Readonly<Record<string, FieldEvidence>>,
  flaws: readonly Flaws[],
): Record<string, FieldEvidence> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, evidence]) => {
      const glare = flaws.filter(({ page }) => page === evidence.page).flatMap((flaw) => flaw.glare)
      const doubtful = glare.length > 0 && isDoubtful(evidence, glare)
      return [
        name,
        doubtful ? { ...evidence, confidence: Math.min(evidence.confidence, confidenceUnderGlare) } : evidence,
      ]
    }),
  )
}

function isDoubtful({ source, box }: FieldEvidence, glare: readonly Box[]): boolean {
  if (source === 'unlabelled_print') return true
  if (source !== 'labelled_print') return false
  if (box === null) return true
  const [left, top, width, height] = box
  const reach = Math.min(height, lineHeightMax) * reachHeights
  return glare.some((area) => touches(area, [left - reach, top, width + 2 * reach, height]))
}

function touches(a: Box, b: Box): boolean {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
}

function textAreaOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  return boundsOf(boxes.flatMap(([x, y, width, height]) => [[x, y] as const, [x + width, y + height] as const]))
}

function boundsOf(points: readonly (readonly [x: number, y: number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
