import sharp, { type Metadata, type Sharp } from 'sharp'
import { greyOfColours } from './grey.ts'
import type { ColourRaster, Raster } from './raster.ts'

/** Most declared pixels; the API refuses larger images before. docs/api.md#limits. */
const imagePixelsMax = 50_000_000
/** Longest side of a decoded image: enough for the modules of a barcode in a photo of a whole card. */
const sourceSidePixelsMax = 3200
/** Time limit of the decoder for one image. */
const decodeTimeoutSeconds = 20
/** Channels of a colour image; a grey one has 1. */
const colourChannels = 3

sharp.cache(false)
sharp.concurrency(1)
// Formats the API does not accept, so that their decoders are not reachable. docs/reading.md#limits.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadHeif', 'VipsForeignLoadNsgif'] })

/** Size of an image in its pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The decoded image of a file. */
export interface DecodedImage {
  /** One raster for each page, upright by its EXIF orientation. Of a TIFF only the first pages. */
  readonly pages: readonly Raster[]
  /** The size of each of these pages in the file, upright, in its own pixels. */
  readonly sizes: readonly ImageSize[]
  readonly pageCount: number
  /** The file ends before the image does. */
  readonly truncated: boolean
  /** Raw EXIF block, null when there is none. */
  readonly exif: Uint8Array | null
}

/** Decodes a JPEG, PNG, WebP or TIFF to grey; null when the bytes are not an image. `shrink` divides the largest size. */
export async function decodeImage(
  bytes: Uint8Array,
  options: { readonly pagesMax: number; readonly shrink: number },
): Promise<DecodedImage | null> {
  const facts = await metadataOf(bytes, 0)
  if (facts === null) return null
  const pageCount = facts.pages ?? 1
  const pages: Raster[] = []
  const sizes: ImageSize[] = []
  let truncated = false
  for (let page = 0; page < Math.min(pageCount, options.pagesMax); page++) {
    const whole = await decodePage(bytes, page, { failOn: 'truncated', shrink: options.shrink })
    const decoded = whole ?? (await decodePage(bytes, page, { failOn: 'none', shrink: options.shrink }))
    if (decoded === null) continue
    truncated ||= whole === null
    pages.push(decoded)
    sizes.push((page === 0 ? facts : await metadataOf(bytes, page))?.autoOrient ?? decoded)
  }
  return pages.length === 0 ? null : { pages, sizes, pageCount, truncated, exif: facts.exif ?? null }
}

/** One page in colour, upright by its EXIF orientation, at most `sidePixels` long; null when it cannot be decoded. */
export async function decodeSmall(
  bytes: Uint8Array,
  options: { readonly page: number; readonly sidePixels: number },
): Promise<ColourRaster | null> {
  const photo = await decodeColours(bytes, { ...options, failOn: 'none' })
  if (photo === null) return null
  const { width, height, channels, pixels } = photo
  return { width, height, pixels: channels === colourChannels ? pixels : tripled(pixels) }
}

/** As `decodeSmall`, with the channels of the file: three, or one for a grey image. */
async function decodeColours(
  bytes: Uint8Array,
  options: { readonly page: number; readonly sidePixels: number; readonly failOn: 'none' | 'truncated' },
): Promise<(ColourRaster & { readonly channels: number }) | null> {
  const { page, sidePixels, failOn } = options
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: imagePixelsMax, failOn, page })
      .rotate()
      .resize({ width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .timeout({ seconds: decodeTimeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels: info.channels, pixels: data }
  } catch {
    return null
  }
}

/** A grey image with three equal channels. */
function tripled(grey: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: grey.length * 3 }, (_, at) => grey[Math.floor(at / 3)] ?? 0)
}

async function metadataOf(bytes: Uint8Array, page: number): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: imagePixelsMax, failOn: 'none', page }).metadata()
  } catch {
    // sharp throws plain errors for every kind of damage; a file without a valid header is not an image.
    return null
  }
}

async function decodePage(
  bytes: Uint8Array,
  page: number,
  options: { readonly failOn: 'none' | 'truncated'; readonly shrink: number },
): Promise<Raster | null> {
  const side = Math.round(sourceSidePixelsMax / options.shrink)
  const { failOn } = options
  const photo = await decodeColours(bytes, { page, sidePixels: side, failOn })
  if (photo === null) return null
  const { width, height, channels, pixels } = photo
  return { width, height, pixels: channels === colourChannels ? greyOfColours(pixels) : pixels }
}

async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .greyscale()
    .timeout({ seconds: decodeTimeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The raster at another size, by Lanczos resampling. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (width === raster.width && height === raster.height) return raster
  return toRaster(open(raster).resize({ width, height, fit: 'fill' }))
}

/** The raster turned clockwise by any angle; corners are white. */
export async function rotateRaster(raster: Raster, degrees: number): Promise<Raster> {
  if (degrees === 0) return raster
  return toRaster(open(raster).rotate(degrees, { background: 'white' }))
}

/** The raster after a Gaussian blur. */
export async function blurRaster(raster: Raster, sigmaPixels: number): Promise<Raster> {
  return toRaster(open(raster).blur(sigmaPixels))
}

/** The part of the raster inside the box, cut at the edges. */
export function cropRaster(raster: Raster, box: readonly [number, number, number, number]): Raster {
  const left = Math.max(0, Math.floor(box[0]))
  const top = Math.max(0, Math.floor(box[1]))
  const width = Math.max(1, Math.min(raster.width, Math.ceil(box[0] + box[2])) - left)
  const height = Math.max(1, Math.min(raster.height, Math.ceil(box[1] + box[3])) - top)
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const start = (top + row) * raster.width + left
    pixels.set(raster.pixels.subarray(start, start + width), row * width)
  }
  return { width, height, pixels }
}

function open({ width, height, pixels }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}
