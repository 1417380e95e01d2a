/**
 * Measures the reading of MRZs. `npm run bench -- mrz [DIR] [--count 200] [--seed 1] [--verbose]`.
 *
 * DIR has a `manifest.jsonl`, one {file, kind, expected_text?, mrz?} a line: images of single lines (kind `mrz_line`) are
 * compared character by character, those of documents (`passport`, `id_card`, `visa`) with `mrz`, where there is one. Without
 * DIR only invented MRZs are read: of every format, at every orientation, tilted, seen from aside, blurred and with noise.
 * Lines are counted in two halves: mistakes in every second one may be looked at (`--verbose` prints them), the others never are.
 * Exits 1 when an MRZ was valid and not what was printed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { digitParts } from '../src/domain/formats/mrz-characters.ts'
import { mrzLayouts } from '../src/domain/formats/mrz-layouts.ts'
import { mrzCheckDigit } from '../src/domain/formats/mrz-check-digit.ts'
import { parseMrz, type Mrz } from '../src/domain/formats/mrz.ts'
import { positionsOfLine } from '../src/reading/codes/mrz/positions.ts'
import { textOf, type LineReading } from '../src/reading/codes/mrz/line-reading.ts'
import { mrzAlphabet } from '../src/reading/codes/mrz/ocr-b-network.ts'
import { readBand, rereadLine } from '../src/reading/codes/mrz/read-band.ts'
import { readMrzAtAnyNoise } from '../src/reading/codes/mrz/noisy-mrz.ts'
import type { Raster } from '../src/reading/raster/raster.ts'
import { seededRandom } from '../tools/documents/random.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { inventMrz, mrzKinds, mrzImage } from '../test/reading/support/mrz-images.ts'

interface Entry {
  readonly file: string
  readonly kind: string
  readonly expected_text?: string
  readonly mrz?: readonly string[]
}

// Reading lets nobody's SVG in; the MRZs drawn here are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
    ...figuresOption,
  },
})
/** A line that is less likely than its plain reading by more than this, in natural logarithms, is of no layout. */
const layoutLossMax = 7
/** Share of a cut out line's height that its capitals have, roughly. */
const lineShare = 0.62
const today = '2026-11-21'
const folder = positionals[0] === undefined ? null : resolve(positionals[0])
const entries: readonly Entry[] =
  folder === null || !existsSync(join(folder, 'manifest.jsonl'))
    ? []
    : readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Entry)

await measureLines(entries.filter(({ kind }) => kind === 'mrz_line'))
await measureDocuments(entries.filter(({ kind }) => ['passport', 'id_card', 'visa'].includes(kind)))
await measureInvented(Number(values.count))

/** What was read of some lines. */
interface LineTally {
  lines: number
  exact: number
  characters: number
  wrong: number
  doubtful: number
}

/** Lines cut out by others: the whole image is one line. */
async function measureLines(lines: readonly Entry[]): Promise<void> {
  const [seen, unseen] = [emptyTally(), emptyTally()]
  const spent = cpuMs()
  for (const [index, { file, expected_text: expected = '' }] of lines.entries()) {
    const tally = index % 2 === 0 ? seen : unseen
    const read = await readAlone(join(folder!, file))
    tally.lines++
    tally.characters += expected.length
    tally.wrong += distance(read, expected)
    if (read === expected) tally.exact++
    else if (holdsItsDigits(read) && !holdsItsDigits(expected)) tally.doubtful++
    if (read !== expected && values.verbose && tally === seen)
      console.log(`${file}\n  printed ${expected}\n  read    ${read}`)
  }
  if (lines.length === 0) return
  console.log(`lines, ${(spent() / lines.length).toFixed(0)} ms CPU each`)
  printTally('that were looked at', seen)
  printTally('that were never looked at', unseen)
}

function emptyTally(): LineTally {
  return { lines: 0, exact: 0, characters: 0, wrong: 0, doubtful: 0 }
}

function printTally(which: string, { lines, exact, characters, wrong, doubtful }: LineTally): void {
  console.log(
    `  ${which}: ${exact}/${lines} exact (${share(exact, lines)}), ${share(wrong, characters)} of characters wrong; ` +
      `of ${doubtful} the label fails its check digits and the reading holds its`,
  )
}

/** What is read of an image of one line, '' when there is no print. */
async function readAlone(path: string): Promise<string> {
  const cut = await load(path)
  const height = cut.height * lineShare
  const raster = withPaper(cut, Math.round(height))
  const end = (x: number) => ({ x, y: raster.height / 2, height })
  const first = readBand(raster, { left: end(height), right: end(raster.width - height), bend: 0 }, 'clear')
  return first === null ? '' : asLayoutHasIt(rereadLine(raster, first, { evenClear: false, others: [] }).free)
}

/** The image with white paper around it: who cut lines out cut close. */
function withPaper({ width, height, pixels }: Raster, margin: number): Raster {
  const wide = width + 2 * margin
  const out = new Uint8Array(wide * (height + 2 * margin)).fill(255)
  for (let row = 0; row < height; row++) {
    out.set(pixels.subarray(row * width, (row + 1) * width), (row + margin) * wide + margin)
  }
  return { width: wide, height: height + 2 * margin, pixels: out }
}

/** A line alone, read as a line of the layout it fits best; as it stands when it fits none. */
function asLayoutHasIt(line: LineReading): string {
  let best = { text: textOf(line), loss: layoutLossMax }
  for (const layout of mrzLayouts) {
    for (const [row, width] of layout.widths.entries()) {
      if (width !== line.characters.length) continue
      const text = positionsOfLine(layout, row, line)
        .map(({ character }) => character)
        .join('')
      const loss = line.characters.reduce(
        (sum, { probabilities }, at) =>
          sum + Math.log(Math.max(...probabilities) / Math.max(1e-9, probabilityOf(probabilities, text[at]!))),
        0,
      )
      if (loss < best.loss) best = { text, loss }
    }
  }
  return best.text
}

/** Whether a line alone holds two check digits or more that some layout puts in it. */
function holdsItsDigits(line: string): boolean {
  return mrzLayouts.some((layout) =>
    layout.widths.some((width, row) => {
      const parts = digitParts(layout).filter(({ spans }) => spans.every(([of]) => of === row))
      if (width !== line.length || parts.length < 2) return false
      return parts.every(({ spans }) => {
        const part = spans.map(([, start, end]) => line.slice(start, end)).join('')
        return String(mrzCheckDigit(part.slice(0, -1))) === part.slice(-1).replace('<', '0')
      })
    }),
  )
}

function probabilityOf(probabilities: Float32Array, character: string): number {
  return probabilities[mrzAlphabet.indexOf(character)] ?? 0
}

async function measureDocuments(documents: readonly Entry[]): Promise<void> {
  const times: number[] = []
  let valid = 0
  let other = 0
  for (const { file, mrz } of documents) {
    const raster = await load(join(folder!, file))
    const spent = cpuMs()
    const mrzReading = await readMrzAtAnyNoise(raster, { today })
    times.push(spent())
    if (mrzReading?.mrz.valid === true) valid++
    const differs = mrzReading?.mrz.valid === true && mrz !== undefined && mrz.join() !== mrzReading.mrz.lines.join()
    if (differs) other++
    const outcome =
      mrzReading === null
        ? 'no MRZ'
        : mrzReading.mrz.valid
          ? `${mrzReading.mrz.format} valid`
          : `${mrzReading.mrz.format} digits fail`
    console.log(
      `${file}: ${outcome}, ${times.at(-1)!.toFixed(0)} ms CPU${differs ? ', differs from the manifest' : ''}`,
    )
    if (differs || values.verbose)
      console.log(
        [...(mrzReading?.mrz.lines ?? []), ...(differs ? ['manifest:', ...mrz] : [])]
          .map((line) => `  ${line}`)
          .join('\n'),
      )
  }
  if (documents.length === 0) return
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `documents: ${valid}/${documents.length} valid, ${other} differ from the manifest, ` +
      `p50 ${sorted[sorted.length >> 1]!.toFixed(0)} ms CPU, most ${sorted.at(-1)!.toFixed(0)} ms`,
  )
}

/** MRZs of people who do not exist; what is printed is known to the character. */
async function measureInvented(count: number): Promise<void> {
  const random = seededRandom(Number(values.seed))
  const tallies = new Map(mrzKinds.map((kind) => [kind, { read: 0, wrong: 0, faults: 0, total: 0, ms: 0 }]))
  let wrong = 0
  for (let number = 0; number < count; number++) {
    const kind = mrzKinds[number % mrzKinds.length]!
    const lines = inventMrz(kind, random)
    const view = {
      degrees: 90 * Math.floor(random() * 4) + (random() * 2 - 1) * 15,
      perspective: random() * 0.3,
      pixels: 640 + random() * 1400,
      blurPixels: random() * 1.6,
      noise: random() * 22,
    }
    const raster = await mrzImage(lines, view, random)
    const spent = cpuMs()
    const mrzReading = await readMrzAtAnyNoise(raster, { today })
    const tally = tallies.get(kind)!
    tally.ms += spent()
    tally.total++
    if (mrzReading?.mrz.valid === true && says(mrzReading.mrz, lines)) tally.read++
    else if (mrzReading?.mrz.valid === true) {
      tally.wrong++
      wrong++
      console.log(`wrong: ${JSON.stringify(view)}\n  ${lines.join('\n  ')}\n  ${mrzReading.mrz.lines.join('\n  ')}`)
    } else if (mrzReading !== null) tally.faults++
    if (values.verbose && tally.read + tally.wrong < tally.total) console.log(`${kind} ${JSON.stringify(view)}`)
  }
  for (const [kind, tally] of tallies) {
    console.log(
      `invented ${kind.padEnd(5)} ${tally.read}/${tally.total} read, ${tally.wrong} wrong, ${tally.faults} with failing digits, ` +
        `${(tally.ms / Math.max(1, tally.total)).toFixed(0)} ms CPU`,
    )
  }
  const read = [...tallies.values()].reduce((total, tally) => total + tally.read, 0)
  printFigures({ invented: count, read, wrong })
  process.exitCode = wrong === 0 ? 0 : 1
}

/** Whether an MRZ says what is printed; one that was read without its names says nothing of them. */
function says({ fields, lines }: Mrz, printed: readonly string[]): boolean {
  if (fields.last_name !== undefined) return lines.join() === printed.join()
  const truth = parseMrz(printed, { today, exactly: true })
  return Object.entries(fields).every(([name, value]) => truth?.fields[name] === value)
}

async function load(path: string): Promise<Raster> {
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

function cpuMs(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`
}

/** Least number of characters to add, take or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
