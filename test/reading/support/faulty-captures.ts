import sharp from 'sharp'
import { seededRandom } from '../../../tools/documents/random.ts'

/** Samples of a sensor pixel in each direction. */
const placesAPixel = 3
/** A screen pixel is three vertical bars, red, green and blue, on black. Shares of the pixel. */
const bars = [
  [0.03, 0.31],
  [0.36, 0.64],
  [0.69, 0.97],
] as const
const barTop = 0.05
const barBottom = 0.92

/**
 * A photo of a document on a screen, JPEG: every pixel of the document is one pixel of the screen, `pixelsADot` pixels of the
 * photo wide. Shows the centre, rotated by `turnDegrees`, with blur and noise of a camera. With `mosaic` the sensor has a Bayer
 * pattern, as in phones.
 */
export async function photographOfScreen(
  document: Buffer,
  options: {
    readonly seed: number
    readonly pixelsADot: number
    readonly turnDegrees: number
    readonly width: number
    readonly height: number
    readonly softnessPixels?: number
    readonly mosaic?: boolean
  },
): Promise<Buffer> {
  const { data, info } = await sharp(document)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = seededRandom(options.seed)
  const { width, height } = options
  const [cosine, sine] = [Math.cos, Math.sin].map((of) => of((options.turnDegrees * Math.PI) / 180)) as [number, number]
  const light = Float64Array.from({ length: 256 }, (_, level) => (level / 255) ** 2.2 / placesAPixel ** 2)
  const pixels = Buffer.alloc(width * height * 3)
  const [shiftAcross, shiftDown] = [random() + info.width / 2, random() + info.height / 2]
  const gathered = new Float64Array(3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      gathered.fill(0)
      for (let place = 0; place < placesAPixel ** 2; place++) {
        const px = (x + ((place % placesAPixel) + 0.5) / placesAPixel - width / 2) / options.pixelsADot
        const py = (y + (Math.floor(place / placesAPixel) + 0.5) / placesAPixel - height / 2) / options.pixelsADot
        const u = px * cosine + py * sine + shiftAcross
        const v = py * cosine - px * sine + shiftDown
        const [column, row] = [Math.floor(u), Math.floor(v)]
        if (column < 0 || row < 0 || column >= info.width || row >= info.height) continue
        const across = u - column
        const bar = v - row < barTop || v - row > barBottom ? -1 : barAt(across)
        if (bar !== -1) gathered[bar]! += light[data[(row * info.width + column) * info.channels + bar]!]!
      }
      // The camera exposes a white page on the screen as light grey.
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = 225 * Math.min(1, gathered[channel]! * 3.9) ** (1 / 2.2)
    }
  }
  const soft = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(options.softnessPixels ?? 0.55)
    .raw()
    .toBuffer()
  return noisy(options.mosaic === true ? throughMosaic(soft, width, height) : soft, { width, height, random })
}

/** Colours of a Bayer sensor: one for each pixel, green on two of four, the others averaged from neighbours. */
function throughMosaic(colours: Buffer, width: number, height: number): Buffer {
  const seenAt = (x: number, y: number) => (x % 2 === y % 2 ? 1 : y % 2 === 0 ? 0 : 2)
  const mixed = Buffer.from(colours)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let [sum, weights] = [0, 0]
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            if (seenAt(x + dx, y + dy) !== channel) continue
            const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy))
            sum += weight * colours[((y + dy) * width + x + dx) * 3 + channel]!
            weights += weight
          }
        }
        mixed[(y * width + x) * 3 + channel] = sum / weights
      }
    }
  }
  return mixed
}

/** Steps of a motion path for each pixel. */
const stepsAPixel = 8

/** Exposure of a camera with a lamp in the image. */
const exposure = 0.88

/** An image with a reflected lamp, JPEG: overexposed in its centre, falling off around. Positions are shares of the size. */
export async function withGlare(
  image: Buffer,
  options: { readonly x: number; readonly y: number; readonly radius: number },
): Promise<Buffer> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const radius = options.radius * info.width
  for (let y = 0, at = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const away = Math.hypot(x - options.x * info.width, (y - options.y * info.height) * 1.4) / radius
      const added = 420 * Math.exp(-(away ** 2))
      for (let channel = 0; channel < info.channels; channel++, at++)
        data[at] = Math.min(255, data[at]! * exposure + added)
    }
  }
  return sharp(data, { raw: info }).jpeg({ quality: 85 }).toBuffer()
}

/** An image with motion blur, JPEG: over a number of pixels, in a direction clockwise from horizontal. */
export async function shaken(image: Buffer, pixels: number, directionDegrees = 0): Promise<Buffer> {
  const size = 2 * Math.ceil(pixels / 2) + 1
  const angle = (directionDegrees * Math.PI) / 180
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  const kernel = new Array<number>(size ** 2).fill(0)
  // Small steps along the path, each distributed to the four pixels around it.
  for (let step = 0; step < pixels * stepsAPixel; step++) {
    const along = (step + 0.5) / stepsAPixel - pixels / 2
    const [x, y] = [(size - 1) / 2 + along * across, (size - 1) / 2 + along * down]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    for (const [row, column] of [
      [top, left],
      [top, left + 1],
      [top + 1, left],
      [top + 1, left + 1],
    ] as const) {
      const weight = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
      if (weight > 0) kernel[row * size + column]! += weight
    }
  }
  return sharp(image)
    .removeAlpha()
    .convolve({ width: size, height: size, kernel, scale: kernel.reduce((sum, weight) => sum + weight, 0) })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** An image out of focus, JPEG: a Gaussian blur. */
export function outOfFocus(image: Buffer, sigmaPixels: number): Promise<Buffer> {
  return sharp(image).removeAlpha().blur(sigmaPixels).jpeg({ quality: 85 }).toBuffer()
}

/** The bar at a position, -1 between bars. */
function barAt(across: number): number {
  return bars.findIndex(([from, to]) => across >= from && across <= to)
}

function noisy(
  pixels: Buffer,
  { width, height, random }: { readonly width: number; readonly height: number; readonly random: () => number },
): Promise<Buffer> {
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.max(0, Math.min(255, pixels[at]! + (random() + random() + random() - 1.5) * 6))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}
