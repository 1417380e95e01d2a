import sharp from 'sharp'
import type { Capture } from '../../ports/reader.ts'
import { decodeSmall } from '../raster/decode.ts'
import type { ExifFacts } from './exif.ts'
import type { ColourRaster, Raster } from '../raster/raster.ts'
import { showsScreen } from '../raster/screen-pattern.ts'
import { hasStatusBar } from '../raster/status-bar.ts'

/** Side of the copy on which colours are measured. */
const sampleSidePixels = 96
/** Least difference of channels of a coloured pixel; at this size the noise of a grey image averages out. */
const colourMin = 12
/** An image with a smaller share of coloured pixels is grey. */
const colouredShareMin = 0.005
/** Time limit of the decoder. */
const decodeTimeoutSeconds = 10
/** Declared pixels beyond which an image is refused. docs/api.md#limits. */
const imagePixelsMax = 50_000_000

/** Screen sizes in pixels, long side first: phones, tablets, then desktops sold from 2016 to 2025. Our own list. */
const screens: ReadonlySet<string> = new Set(
  [
    '1334x750 1792x828 1920x1080 2208x1242 2340x1080 2400x1080 2408x1080 2436x1125 2532x1170 2556x1179 2622x1206',
    '2688x1242 2778x1284 2796x1290 2868x1320 2960x1440 3040x1440 3088x1440 3120x1440 3200x1440 2280x1080 2220x1080',
    '2048x1536 2160x1620 2224x1668 2266x1488 2360x1640 2388x1668 2732x2048',
    '1280x800 1366x768 1440x900 1536x864 1600x900 1680x1050 1920x1200 2560x1440 2560x1600 2880x1800 3024x1964',
    '3072x1920 3456x2234 3840x2160 5120x2880',
  ].flatMap((line) => line.split(' ')),
)
/** Screen sizes that browser cameras produce too, without a maker in EXIF: a screenshot only as PNG. */
const cameraSizes: ReadonlySet<string> = new Set(['1920x1080', '2560x1440', '3840x2160', '2048x1536', '1600x900'])
/** Screenshot programs as EXIF names them, in lower case. */
const screenshotPrograms = [
  'screenshot',
  'screen shot',
  'snipping',
  'snagit',
  'greenshot',
  'sharex',
  'lightshot',
] as const

/**
 * How an image was taken; null when it cannot be decoded. `image` is its first page, or null to use the file alone.
 * docs/captures.md.
 *
 * | result | sign |
 * |-|-|
 * | `screenshot` | EXIF names a screenshot program; or no camera in EXIF, and the size of a screen or the status bar of a phone |
 * | `screen` | the pattern of a screen's pixels |
 * | `grey_copy` | no colour |
 * | `direct` | none of these |
 */
export async function recogniseCapture(
  bytes: Uint8Array,
  { exif, image }: { readonly exif: ExifFacts; readonly image: Raster | null },
): Promise<Capture | null> {
  try {
    const { width, height, format } = await sharp(bytes, {
      limitInputPixels: imagePixelsMax,
      failOn: 'none',
    }).metadata()
    const size = `${Math.max(width, height)}x${Math.min(width, height)}`
    const program = exif.software.toLowerCase()
    if (screenshotPrograms.some((name) => program.includes(name))) return 'screenshot'
    if (exif.camera === '' && screens.has(size) && (format === 'png' || !cameraSizes.has(size))) return 'screenshot'
    if (image !== null && exif.camera === '' && hasStatusBar(image)) return 'screenshot'
    if (image !== null && (await showsScreen(image, () => coloursOf(bytes, image)))) return 'screen'
    return (await isGrey(bytes)) ? 'grey_copy' : 'direct'
  } catch {
    // sharp throws plain errors for every kind of damage; `decodeImage` notes what cannot be decoded.
    return null
  }
}

/** The image in colour, pixel for pixel. */
function coloursOf(bytes: Uint8Array, { width, height }: Raster): Promise<ColourRaster | null> {
  return decodeSmall(bytes, { page: 0, sidePixels: Math.max(width, height) })
}

async function isGrey(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes, { limitInputPixels: imagePixelsMax, failOn: 'none' })
    .resize({ width: sampleSidePixels, height: sampleSidePixels, fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: decodeTimeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels < 3) return true
  let coloured = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= colourMin) coloured++
  }
  return coloured < sampleSidePixels ** 2 * colouredShareMin
}
