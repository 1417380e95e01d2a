import { affineOf, inTurn, inverse, unmoved, type Homography, type Point } from '../../domain/values/homography.ts'
import type { PageGeometry } from '../../ports/reader.ts'
import type { ReadPage } from './page.ts'

/** The geometry of a page of a PDF read from its text, whose words are placed on the page as shown. */
export function geometryOfText({ index, width, height }: ReadPage): PageGeometry {
  return { page: index, unit: 'point', width, height, original: { unit: 'point', width, height }, toOriginal: unmoved }
}

/**
 * The geometry of a page read from an image. `placeOf` takes a point of the image to the page as read, and keeps lines parallel;
 * `toOriginal` takes one to the page of the file.
 */
export function geometryOfPrint(
  { page: { index, width, height }, placeOf }: { readonly page: ReadPage; readonly placeOf: (point: Point) => Point },
  { original, toOriginal }: { readonly original: PageGeometry['original']; readonly toOriginal: Homography },
): PageGeometry {
  const toImage = inverse(affineOf(placeOf))
  return { page: index, unit: 'pixel', width, height, original, toOriginal: inTurn(toImage, toOriginal) }
}
