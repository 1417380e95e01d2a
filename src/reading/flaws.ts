import type { FieldEvidence } from '../ports/reader.ts'
import { overlap } from './page.ts'
import { scaleToReadingSize } from './prepare.ts'
import { findGlare } from './raster/glare.ts'
import type { Box, Raster } from './raster/raster.ts'
import { blurOf } from './raster/sharpness.ts'
import type { RecognisedPage } from './recognise.ts'

/** Edges spread further than this, in pixels at reading size, make letters run together. */
const blurMax = 1.8
/** A word this sure shows where the text of a page is. */
const sureConfidence = 0.5
/** The most that a value printed under a reflection is worth. */
const confidenceUnderGlare = 0.5

/** What is wrong with the picture of a page. */
export interface Flaws {
  /** First page is 0. */
  readonly page: number
  readonly blurred: boolean
  /** Reflections over the text, in pixels of the page as read. */
  readonly glare: readonly Box[]
}

/** Looks for blur and reflections over the text in the picture that a page was read from. Issue 4, images. */
export function flawsOf(picture: Raster, { page, placeOf }: RecognisedPage): Flaws {
  const { blurred, glare } = flawsOfPicture(picture)
  const text = textAreaOf(page.words.filter(({ confidence }) => confidence >= sureConfidence).map(({ box }) => box))
  const onPage = glare.map(([left, top, width, height]): Box => {
    const corners = [placeOf([left, top]), placeOf([left + width, top]), placeOf([left + width, top + height])]
    return boundsOf([...corners, placeOf([left, top + height])])
  })
  return { page: page.index, blurred, glare: text === null ? [] : onPage.filter((box) => overlap(box, text)) }
}

/** How far edges of print are spread in pixels at reading size, whether that is too far, and reflections anywhere. */
export function flawsOfPicture(picture: Raster): {
  readonly blur: number | null
  readonly blurred: boolean
  readonly glare: readonly Box[]
} {
  const blur = blurOf(picture, { scale: scaleToReadingSize(picture) })
  return { blur, blurred: blur !== null && blur > blurMax, glare: findGlare(picture) }
}

/** Values with those under a reflection made doubtful; what a zone or barcode proves stays. */
export function doubtUnderGlare(
  fields: Readonly<Record<string, FieldEvidence>>,
  flaws: readonly Flaws[],
): Record<string, FieldEvidence> {
  const doubtful = ({ source, page, box }: FieldEvidence) =>
    (source === 'labelled_print' || source === 'unlabelled_print') &&
    box !== null &&
    flaws.some((flaw) => flaw.page === page && flaw.glare.some((glare) => overlap(glare, box)))
  return Object.fromEntries(
    Object.entries(fields).map(([name, evidence]) => [
      name,
      doubtful(evidence) ? { ...evidence, confidence: Math.min(evidence.confidence, confidenceUnderGlare) } : evidence,
    ]),
  )
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
