import sharp from 'sharp'
import { printMrz } from '../../tools/documents/drawing/mrz-print.ts'
import { sheetSvg } from '../../tools/documents/drawing/raster.ts'

/** The characters of an MRZ, in the order of the network's classes. ICAO 9303-3 §4.3. */
export const mrzCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'

/** Height of a capital in a field, in pixels. */
const capitalPixels = 80
/** Resolution at which the font is drawn, before it is scaled to `capitalPixels`. */
const drawnDpi = 1200
/** Margin of a field around its cell: pitches at the sides, capitals above and below. */
const sidePitches = 0.35
const sideCapitals = 0.4

/** Signed distance field of a character: the distance of each point of its cell from the edge of the stroke. */
export interface GlyphField {
  readonly width: number
  readonly height: number
  /** In heights of a capital; negative inside the stroke. */
  readonly distances: Float32Array
}

/** A fixed-pitch typeface as distance fields, which give print of any weight. */
export interface Typeface {
  readonly fields: readonly GlyphField[]
  /** Width of a cell in heights of a capital. */
  readonly pitch: number
  /** Distance from the stroke of a character: `x` in pitches from the left of its cell, `y` in capitals from their top. */
  readonly distance: (character: number, x: number, y: number) => number
}

/** Draws each character of a fixed-pitch font and measures its field. */
export async function loadTypeface(fontfile: string, family: string): Promise<Typeface> {
  const reference = await draw('H', fontfile, family)
  const scale = capitalPixels / reference.height
  // Blanks between the characters, because some are wider than their cell.
  const longRun = await draw(['H', ...mrzCharacters, 'H'].join(' '), fontfile, family)
  const pitchDrawn = (longRun.width - reference.width) / (2 * mrzCharacters.length + 2)
  const pitch = pitchDrawn / reference.height
  const capitalTop = topOfFirst(longRun, reference.width)
  const side = sidePitches * pitchDrawn
  const above = sideCapitals * reference.height
  // Half the gap between two H belongs to each cell.
  const cellLeft = (pitchDrawn - reference.width) / 2
  const fields = [...mrzCharacters].map((_, index) => {
    const left = (2 * index + 2) * pitchDrawn - cellLeft
    const width = Math.round((pitchDrawn + 2 * side) * scale)
    const height = Math.round((reference.height + 2 * above) * scale)
    const ink = new Uint8Array(width * height)
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const x = (column + 0.5) / scale - side
        const y = Math.round(capitalTop - above + (row + 0.5) / scale)
        if (y < 0 || y >= longRun.height) continue
        ink[row * width + column] = (longRun.pixels[y * longRun.width + Math.round(left + x)] ?? 0) > 127 ? 1 : 0
      }
    }
    return { width, height, distances: signedDistances(ink, width, height) }
  })
  return typefaceOf(fields, pitch)
}

/** The alphabet of our specimens. */
export async function specimenTypeface(): Promise<Typeface> {
  const scale = capitalPixels / specimenCapital
  const [side, above] = [sidePitches * specimenPitch, sideCapitals * specimenCapital]
  const [width, height] = [specimenPitch + 2 * side, specimenCapital + 2 * above]
  const fields: GlyphField[] = []
  for (const character of mrzCharacters) {
    const marks = printMrz([character], { x: side, y: above, millimetre: 10, leadingMm: 4 })
    const svg = sheetSvg({ width, height, pixelsPerUnit: scale, background: '#fff', marks })
    const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
    const ink = Uint8Array.from(data, (value) => (value < 128 ? 1 : 0))
    fields.push({ width: info.width, height: info.height, distances: signedDistances(ink, info.width, info.height) })
  }
  return typefaceOf(fields, specimenPitch / specimenCapital)
}

/** Width of a cell and height of a capital with its strokes, in tenths of a millimetre (tools/documents/drawing/mrz-print.ts). */
const specimenPitch = 25.4
const specimenCapital = 24.3

function typefaceOf(fields: readonly GlyphField[], pitch: number): Typeface {
  const distance = (character: number, x: number, y: number) => {
    const field = fields[character]
    if (field === undefined) return 1
    const column = Math.round((x + sidePitches) * pitch * capitalPixels - 0.5)
    const row = Math.round((y + sideCapitals) * capitalPixels - 0.5)
    if (column < 0 || column >= field.width || row < 0 || row >= field.height) return 1
    return field.distances[row * field.width + column] ?? 1
  }
  return { fields, pitch, distance }
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

async function draw(text: string, fontfile: string, family: string): Promise<Drawing> {
  const escaped = text.replace(/</g, '&lt;')
  const image = sharp({ text: { text: escaped, font: family, fontfile, dpi: drawnDpi, wrap: 'none' } })
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** First row with ink of the H that a drawing begins with. Throws when there is none. */
function topOfFirst({ width, height, pixels }: Drawing, columns: number): number {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < columns; column++) if ((pixels[row * width + column] ?? 0) > 127) return row
  }
  throw new Error('The font has drawn no H; check the font file.')
}

/** Exact Euclidean distance transform by the lower envelope of parabolas (Felzenszwalb and Huttenlocher 2012). */
function signedDistances(ink: Uint8Array, width: number, height: number): Float32Array {
  const outside = squaredDistances(ink, { width, height, to: 1 })
  const inside = squaredDistances(ink, { width, height, to: 0 })
  return outside.map((square, index) => (Math.sqrt(square) - Math.sqrt(inside[index] ?? 0)) / capitalPixels)
}

function squaredDistances(
  ink: Uint8Array,
  { width, height, to }: { readonly width: number; readonly height: number; readonly to: 0 | 1 },
): Float32Array {
  const far = 1e9
  const grid = Float64Array.from(ink, (value) => (value === to ? 0 : far))
  const column = new Float64Array(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = grid[y * width + x] ?? far
    envelope(column).forEach((value, y) => (grid[y * width + x] = value))
  }
  for (let y = 0; y < height; y++) {
    envelope(grid.slice(y * width, (y + 1) * width)).forEach((value, x) => (grid[y * width + x] = value))
  }
  return Float32Array.from(grid)
}

function envelope(values: Float64Array): Float64Array {
  const count = values.length
  const out = new Float64Array(count)
  const sites = new Int32Array(count)
  const borders = new Float64Array(count + 1)
  let last = 0
  borders[0] = -Infinity
  borders[1] = Infinity
  for (let q = 1; q < count; q++) {
    let border = crossing(values, q, sites[last] ?? 0)
    while (border <= (borders[last] ?? 0)) {
      last--
      border = crossing(values, q, sites[last] ?? 0)
    }
    last++
    sites[last] = q
    borders[last] = border
    borders[last + 1] = Infinity
  }
  last = 0
  for (let q = 0; q < count; q++) {
    while ((borders[last + 1] ?? Infinity) < q) last++
    const site = sites[last] ?? 0
    out[q] = (q - site) ** 2 + (values[site] ?? 0)
  }
  return out
}

function crossing(values: Float64Array, q: number, p: number): number {
  return ((values[q] ?? 0) + q * q - ((values[p] ?? 0) + p * p)) / (2 * q - 2 * p)
}
