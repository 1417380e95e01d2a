import type { FieldEvidence } from '../../ports/reader.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { LabelHit } from './labels.ts'
import { columnOf, type LabelledPage } from './places.ts'
import type { Ocr } from '../recognise/ocr/tesseract.ts'
import { confidenceLevels, replacingMargin } from '../page/confidence.ts'
import { overlap, type ReadPage, type Word } from '../page/page.ts'
import { cropRaster, resizeRaster } from '../raster/decode.ts'
import { inkMax } from '../raster/ink.ts'
import { white, type Box, type Raster } from '../raster/raster.ts'
import type { RecognisedPage } from '../recognise/recognise.ts'

/** Labels whose places are read again on one document, about 50 ms each. */
const labelsMax = 8
/** Area of a value: this many heights below its label, and at most this wide. */
const belowHeights = 2.6
const widthHeightsMax = 30
/** The area is read larger than the page was, since another size often gives what the first did not. */
const enlargement = 1.4
/** Least ink of a digit, as a share of the square of its height. */
const digitInkShare = 0.12

/**
 * Pages with a second reading of the places beside and below labels whose value was not read. Null when every label has its
 * value, or those places hold only words read for certain.
 */
export async function rereadLabels(
  document: LabelledDocument,
  fields: Readonly<Record<string, FieldEvidence>>,
  recognised: readonly RecognisedPage[],
  ocr: Ocr,
): Promise<readonly ReadPage[] | null> {
  const pages: ReadPage[] = []
  let rereads = 0
  for (const labelled of document.pages) {
    const image = recognised.find(({ page, noise }) => page.index === labelled.page.index && noise !== 'heavy')
    let words = labelled.page.words
    for (const hit of image === undefined ? [] : lacking(labelled, fields)) {
      if (image === undefined || rereads >= labelsMax) break
      const places = [placeRight(hit, labelled, image), placeBelow(hit, labelled, image)]
        .filter((place) => place !== null)
        .filter((place) => holdsUnread(place, words, image.prepared, hit.box[3]))
      for (const place of places) words = withNew(words, await readPart(place, image, ocr))
      if (places.length > 0) rereads++
    }
    pages.push({ ...labelled.page, words })
  }
  return rereads === 0 ? null : pages
}

/** Labels that were read well, of fields without a value. */
function lacking({ hits }: LabelledPage, fields: Readonly<Record<string, FieldEvidence>>): readonly LabelHit[] {
  return hits.filter(
    (hit) =>
      hit.likeness > 0.9 &&
      hit.letters.length > 2 &&
      !hit.inline &&
      hit.rules.some((rule) => rule.nth === undefined && fields[rule.name] === undefined),
  )
}

function placeRight(hit: LabelHit, page: LabelledPage, { prepared }: RecognisedPage): Box | null {
  const height = hit.box[3]
  const left = hit.box[0] + hit.box[2] + height * 0.2
  const next = page.hits.filter((other) => other.row === hit.row && other.box[0] > left)
  const right = Math.min(
    prepared.width,
    left + height * widthHeightsMax,
    ...next.map((other) => other.box[0] - height * 0.3),
  )
  return right - left < height ? null : [left, hit.box[1] - height * 0.5, right - left, height * 2]
}

function placeBelow(hit: LabelHit, page: LabelledPage, { prepared }: RecognisedPage): Box | null {
  const height = hit.box[3]
  const { left, right } = columnOf(hit, page)
  const top = hit.box[1] + height * 1.05
  const width = Math.min(right, prepared.width, left + height * widthHeightsMax) - Math.max(0, left)
  return width < height ? null : [Math.max(0, left), top, width, height * belowHeights]
}

/** Whether the place has ink, at least that of a digit as high as the label, that no word read for certain covers. */
function holdsUnread(
  place: Box,
  words: readonly Word[],
  { width, height, pixels }: Raster,
  labelHeight: number,
): boolean {
  const edges = ([x, y, w, h]: Box) => ({
    left: Math.max(0, Math.floor(x)),
    top: Math.max(0, Math.floor(y)),
    right: Math.min(width, Math.ceil(x + w)),
    bottom: Math.min(height, Math.ceil(y + h)),
  })
  const { left, top, right, bottom } = edges(place)
  const certain = words.filter(({ confidence }) => confidence >= confidenceLevels.certain).map(({ box }) => edges(box))
  const inkMin = labelHeight ** 2 * digitInkShare
  let ink = 0
  for (let y = top; y < bottom; y++) {
    const across = certain.filter((word) => word.top <= y && word.bottom > y)
    for (let x = left; x < right; x++) {
      if ((pixels[y * width + x] ?? white) > inkMax || across.some((word) => word.left <= x && word.right > x)) continue
      if (++ink >= inkMin) return true
    }
  }
  return false
}

async function readPart(box: Box, { prepared }: RecognisedPage, ocr: Ocr): Promise<readonly Word[]> {
  const part = cropRaster(prepared, box)
  const larger = await resizeRaster(part, Math.round(part.width * enlargement), Math.round(part.height * enlargement))
  const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))]
  return ocr
    .readPage(larger, { segmentation: 'block', binarisation: 'otsu' })
    .filter((word) => word.confidence >= confidenceLevels.legible)
    .map((word) => ({
      ...word,
      box: [
        left + word.box[0] / enlargement,
        top + word.box[1] / enlargement,
        word.box[2] / enlargement,
        word.box[3] / enlargement,
      ],
    }))
}

/** The words with those found, which replace words in the same place that have clearly less confidence. */
function withNew(words: readonly Word[], found: readonly Word[]): readonly Word[] {
  const better = found.filter((word) =>
    words.every((other) => !overlap(other.box, word.box) || other.confidence < word.confidence - replacingMargin),
  )
  return [...words.filter((word) => !better.some((other) => overlap(other.box, word.box))), ...better]
}
