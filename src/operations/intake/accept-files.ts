import { errors } from '../../contract/errors.ts'
import type { UploadedFile } from '../operation.ts'
import { matchesMime, withFile } from './file-content.ts'
import { declaredSizes } from './image-size.ts'
import type { PixelSize } from './pixel-size.ts'

/** 50 megapixels for an image. docs/api.md#limits. */
const imagePixelsMax = 50_000_000
/** For all pages of one file together: a larger file is a decompression bomb even if each page is small. */
const filePixelsMax = 1_000_000_000

/** Refuses files whose first bytes disagree with their type (400), then those whose header declares too many pixels (413). */
export async function refuseUnacceptable(files: readonly UploadedFile[]): Promise<void> {
  const declared = await Promise.all(
    files.map((file) =>
      withFile(file.path, async (bytes) =>
        (await matchesMime(bytes, file.mime)) ? declaredSizes(bytes, file.mime) : null,
      ),
    ),
  )
  for (const sizes of declared) if (sizes === null) throw errors.fileContent()
  for (const sizes of declared) refusePixels(sizes ?? [])
}

function refusePixels(sizes: readonly PixelSize[]): void {
  let total = 0
  for (const { width, height } of sizes) {
    if (width * height > imagePixelsMax) throw errors.imageTooLarge(width, height)
    total += width * height
  }
  if (total > filePixelsMax) throw errors.imageBomb()
}
