/**
 * Draws strips of OCR-B to train the MRZ OCR. `node training/ocr-b/draw-samples.ts OUT COUNT SEED [any|heavy [FONTS]]`: `any` or
 * only heavy noise; FONTS is the folder of the fonts.
 *
 * OUT gets records of `stripRows` x `sampleColumns` bytes (ink 0 to 1.25 as 0 to 255) and a signed byte for each frame: the
 * character in it, 37 for none, -1 for unlabelled. The same arguments give the same bytes.
 */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fitBand } from '../../src/reading/codes/mrz/fit-band.ts'
import { capitalRows, cutStrip, stripRows, type LineBand } from '../../src/reading/codes/mrz/line-strip.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { captureLine } from './capture-line.ts'
import { loadTypeface, specimenTypeface, mrzCharacters, type Typeface } from './glyph-fields.ts'
import { randomText } from './random-text.ts'

/** Columns of one sample, and of one frame of the network. */
const sampleColumns = 240
const frameColumns = 4
/** Distance from the centre of a character, in pitches: nearer is the character, beyond the second is none. */
const insideCharacter = 0.22
const outsideCharacter = 0.37
/** Typefaces of Debian, with their share of the samples; the rest uses the alphabet of our specimens. */
const typefaces = [
  { file: 'opentype/ocr-b/OCRB.otf', family: 'OCR B', share: 0.55 },
  { file: 'opentype/ocr-b/OCRBS.otf', family: 'OCR B S', share: 0.2 },
  // Specimens and forgeries use any fixed-pitch typeface.
  { file: 'opentype/courier-prime/Courier Prime.otf', family: 'Courier Prime', share: 0.035 },
  { file: 'opentype/courier-prime/Courier Prime Bold.otf', family: 'Courier Prime Bold', share: 0.035 },
  { file: 'truetype/liberation/LiberationMono-Regular.ttf', family: 'Liberation Mono', share: 0.04 },
  { file: 'truetype/liberation/LiberationMono-Bold.ttf', family: 'Liberation Mono Bold', share: 0.02 },
  { file: 'truetype/dejavu/DejaVuSansMono.ttf', family: 'DejaVu Sans Mono', share: 0.03 },
] as const
/** Errors of a line as found, and as fitted, in heights of a capital. */
const roughly = { size: 0.15, shift: 0.1, lean: 0.05 }
const closely = { size: 0.08, shift: 0.05, lean: 0.02 }

const [, , out = '', count = '1000', seed = '1', light = 'any', folder = '/usr/share/fonts'] = argv
const noise = light === 'heavy' ? 'heavy' : 'any'
const random = seededRandom(Number(seed))
const faces: { readonly face: Typeface; readonly share: number }[] = []
for (const { file, family, share } of typefaces) {
  faces.push({ face: await loadTypeface(join(folder, file), family), share })
}
const ours = await specimenTypeface()
const file = createWriteStream(out)
for (let sample = 0; sample < Number(count); sample++) {
  if (!file.write(await drawSample())) await once(file, 'drain')
}
file.end()
await once(file, 'finish')

async function drawSample(): Promise<Uint8Array> {
  let chosen = random()
  const face = faces.find(({ share }) => (chosen -= share) < 0)?.face ?? ours
  const stretch = random() < 0.75 ? 0.86 + 0.28 * random() : 0.75 + 0.55 * random()
  const fill = random() < 0.5 ? 1 : 0.76 + 0.3 * random()
  const cells = Math.ceil(sampleColumns / (capitalRows * face.pitch * stretch * 0.9)) + 1
  const line = randomText(cells, random)
  // A line begins or ends in some samples.
  const edge = random()
  if (edge < 0.15) line.fill(-1, 0, 1 + Math.floor(random() * 5))
  else if (edge < 0.3) line.fill(-1, cells - 1 - Math.floor(random() * 5))
  const neighbour = () => (random() < 0.6 ? randomText(cells, random) : [])
  const captured = await captureLine(
    face,
    { stretch, fill, line, above: neighbour(), below: neighbour() },
    random,
    noise,
  )
  const rough = jittered(captured.band, roughly)
  // Fitting depends on stroke weight, so most samples are fitted as in the reader.
  const fitted = random() < 0.85 ? fitBand(captured.raster, rough) : null
  const strip = cutStrip(captured.raster, fitted === null ? rough : jittered(fitted, closely), 0)
  const start = Math.floor(random() * Math.max(0, strip.width - sampleColumns))
  const record = new Uint8Array(stripRows * sampleColumns + sampleColumns / frameColumns)
  for (let row = 0; row < stripRows; row++) {
    for (let column = 0; column < sampleColumns; column++) {
      const from = start + column
      const ink = from < strip.width ? (strip.ink[row * strip.width + from] ?? 0) : 0
      record[row * sampleColumns + column] = Math.max(0, Math.min(255, Math.round((ink + 0.25) * 170)))
    }
  }
  const centres = columnsOf(captured.centres, strip.width, strip.at)
  for (let frame = 0; frame < sampleColumns / frameColumns; frame++) {
    const column = start + frame * frameColumns + frameColumns / 2
    record[stripRows * sampleColumns + frame] = label(line, centres, column) & 255
  }
  return record
}

/** The band with random errors of size, position and slope, in heights of a capital. */
function jittered({ left, right, bend }: LineBand, off: { size: number; shift: number; lean: number }): LineBand {
  const between = (low: number, high: number) => low + (high - low) * random()
  const size = 1 + between(-off.size, off.size * 1.2)
  const shift = between(-off.shift, off.shift)
  const lean = between(-off.lean, off.lean)
  const end = (at: LineBand['left'], sign: number) => ({
    x: at.x,
    y: at.y + at.height * (shift + sign * lean),
    height: at.height * size * (1 + between(-0.04, 0.04)),
  })
  return { left: end(left, -1), right: end(right, 1), bend }
}

function columnsOf(
  centres: readonly { readonly x: number; readonly y: number }[],
  width: number,
  at: (column: number) => { readonly x: number },
): number[] {
  let column = 0
  return centres.map(({ x }) => {
    while (column < width + capitalRows * 20 && at(column).x < x) column++
    return column
  })
}

function label(line: readonly number[], centres: readonly number[], column: number): number {
  let nearest = -1
  for (const [index, centre] of centres.entries()) {
    if (nearest === -1 || Math.abs(centre - column) < Math.abs((centres[nearest] ?? 0) - column)) nearest = index
  }
  const pitch = ((centres.at(-1) ?? 0) - (centres[0] ?? 0)) / (centres.length - 1)
  const away = Math.abs((centres[nearest] ?? 0) - column) / pitch
  const character = line[nearest] ?? -1
  if (character < 0 || away > outsideCharacter) return mrzCharacters.length
  return away < insideCharacter ? character : -1
}
