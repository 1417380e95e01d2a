import { scaleToReadingSize } from '../clean/prepare.ts'
import type { Raster } from '../raster/raster.ts'
import { sharpnessOf } from '../raster/sharpness.ts'

/** From this spread of edges on, in pixels at reading size, one in seven words of which the OCR engine is sure is wrong. */
const misleadingBlurMin = 1.3

/** Whether an image is so blurred that the OCR engine is sure of wrong words. */
export function mayMislead(image: Raster): boolean {
  const sharpness = sharpnessOf(image, { scale: scaleToReadingSize(image) })
  return sharpness !== null && (sharpness.blur > misleadingBlurMin || sharpness.smeared)
}
