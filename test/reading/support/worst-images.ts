import sharp from 'sharp'

const white = 255

/** Grey pixels as a PNG. */
function pngOf(width: number, height: number, levelAt: (x: number, y: number) => number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = levelAt(x, y)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The same numbers for the same seed (linear congruential). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

/** Noise of two levels, which looks like strokes everywhere. */
export function noise(side = 3_000): Promise<Buffer> {
  const next = randomOf(7)
  return pngOf(side, side, () => (next() < 0.5 ? 0 : white))
}

/** Specks of a few pixels, each a letter to the OCR engine. */
export function specks(): Promise<Buffer> {
  const [side, cell] = [3_000, 12]
  const next = randomOf(11)
  const cells = Array.from({ length: (side / cell) ** 2 }, () => Math.floor(next() * 512))
  return pngOf(side, side, (x, y) => {
    const shape = cells[Math.floor(y / cell) * (side / cell) + Math.floor(x / cell)] ?? 0
    const [column, row] = [Math.floor((x % cell) / 3), Math.floor((y % cell) / 3)]
    return column < 3 && row < 3 && ((shape >> (row * 3 + column)) & 1) === 1 ? 20 : white
  })
}

/** Lines of shapes as high as print and as wide as the page. */
export function linesOfShapes(): Promise<Buffer> {
  const next = randomOf(13)
  const [width, height, pitch] = [2_400, 3_200, 22]
  const shapes = Array.from({ length: 200 * 160 }, () => Math.floor(next() * 2 ** 15))
  return pngOf(width, height, (x, y) => {
    const [line, column] = [Math.floor(y / pitch), Math.floor(x / 14)]
    const [row, at] = [Math.floor((y % pitch) / 3), Math.floor((x % 14) / 4)]
    const shape = shapes[(line * 172 + column) % shapes.length] ?? 0
    return row < 5 && at < 3 && ((shape >> (row * 3 + at)) & 1) === 1 ? 30 : white
  })
}

/** Columns of bars everywhere, as PDF417 has them, which no symbol comes of. */
export function bars(): Promise<Buffer> {
  const next = randomOf(17)
  const [width, height] = [3_000, 3_000]
  const rows = Array.from({ length: 500 }, () => Array.from({ length: 600 }, () => next() < 0.5))
  return pngOf(width, height, (x, y) => {
    const inSymbol = x % 750 < 700 && y % 250 < 200
    return inSymbol && rows[Math.floor(y / 6)]?.[Math.floor(x / 5)] === true ? 0 : white
  })
}

/** Lines of `<` and letters, as an MRZ has them, over the whole page. */
export function chevrons(): Promise<Buffer> {
  const [width, height, pitch, line] = [2_800, 2_000, 24, 40]
  return pngOf(width, height, (x, y) => {
    const [dx, dy] = [x % pitch, Math.abs((y % line) - 14)]
    return dy < 13 && Math.abs(dx - 4 - dy) < 3 ? 20 : white
  })
}

/** As many pixels as an image may have, in one level. */
export function mostPixels(format: 'png' | 'tiff' | 'webp'): Promise<Buffer> {
  const image = sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: { r: 255, g: 250, b: 240 } },
    limitInputPixels: false,
  })
  if (format === 'tiff') return image.tiff({ compression: 'deflate' }).toBuffer()
  return format === 'webp' ? image.webp({ lossless: true }).toBuffer() : image.png({ compressionLevel: 3 }).toBuffer()
}

/** Pages of noise in one TIFF. */
export async function noisyPages(): Promise<Buffer> {
  const page = await noise(2_400)
  return sharp([page, page, page], { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer()
}
