import { inverse, mappedBox } from '../../domain/values/homography.ts'
import type { DocumentType } from '../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence, PageGeometry } from '../../ports/reader.ts'
import type { ReadPage } from '../page/page.ts'
import { boxAround } from '../raster/turned-place.ts'
import { extractLabelled } from './extract.ts'
import { labelDocument } from './labelled-document.ts'

/** Longer texts are left out: it is a second source, not worth the time of a first. */
const wordsMax = 3_000

/**
 * The values that the text layer of pages has which were read by OCR, because their text is invisible or was written over an image. A
 * person does not see it, so it is no value; it is kept beside what was read. Boxes are those of the page as read. `today`: YYYY-MM-DD.
 */
export function fieldsBesideOcr(
  type: DocumentType,
  texts: readonly ReadPage[],
  { geometries, today }: { readonly geometries: readonly PageGeometry[]; readonly today: string },
): Readonly<Record<string, FieldEvidence>> {
  const pages = texts.flatMap((text) => {
    const geometry = geometries.find(({ page }) => page === text.index)
    return geometry === undefined || text.words.length === 0 ? [] : [placedOn(geometry, text)]
  })
  const words = pages.reduce((sum, page) => sum + page.words.length, 0)
  return words === 0 || words > wordsMax ? {} : extractLabelled(labelDocument(type, pages, today))
}

function placedOn({ width, height, toOriginal }: PageGeometry, text: ReadPage): ReadPage {
  const toPage = inverse(toOriginal)
  const words = text.words.map((word) => ({ ...word, box: boxAround(mappedBox(toPage, word.box)) }))
  return { ...text, width, height, words }
}
