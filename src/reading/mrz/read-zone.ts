import { parseMrz, type Mrz, type MrzOptions } from '../../domain/formats/mrz.ts'
import { rowsOf, type Row } from '../fields/rows.ts'
import type { Ocr } from '../ocr/tesseract.ts'
import type { ReadPage } from '../page.ts'
import { cropRaster, resizeRaster } from '../raster/decode.ts'
import { flatten } from '../raster/flatten.ts'
import type { Box, Raster } from '../raster/raster.ts'
import { linesAround } from './zone-lines.ts'
import { zoneLikeness, zoneLineReadings, zoneWidths } from './zone-text.ts'

/** Rows less like a zone than this are print. */
const likenessMin = 0.55
/** Height one line of a zone is read at: OCR-B is recognised best near 40 pixels. */
const linePixels = 44
/** Readings of one zone tried against the check digits. */
const readingsMax = 2_000
/** Individual check digits that must hold before a zone that is not valid counts as read. */
const partsHoldingMin = 2

/** Characters that recognition exchanges. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['0O', '0Q', '0D', '1I', '5S', '2Z', '6G', '8B'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
)

/** What is needed to read the zone of one page. */
export interface ZonePage {
  readonly page: ReadPage
  /** The picture the page was read from, in the same pixels. */
  readonly raster: Raster
  /** YYYY-MM-DD. */
  readonly today: string
}

/**
 * The machine-readable zone of a page, null when none could be read. A zone whose digits do not all hold is given only when
 * most of it holds, so that a misread one is not taken for a forged one. reading.md 2.
 */
export async function readZone({ page, raster, today }: ZonePage, ocr: Ocr): Promise<Mrz | null> {
  const rows = rowsOf(page)
  const options = { today, printedNumbers: numbersPrinted(rows) }
  for (const group of zoneGroups(rows)) {
    const printed = bestOfLines(
      group.map((row) => [textOf(row)]),
      options,
    )
    if (printed?.valid === true && namesRead(printed)) return printed
    const boxes = linesAround(
      raster,
      group.map((row) => row.box),
    )
    const lines: (readonly string[])[] = []
    for (const box of boxes) lines.push(await recogniseLine(raster, box, ocr))
    const alone = bestOfLines(lines, options)
    const withPrint = lines.map((texts, index) => {
      return [...group.filter((row) => overlaps(row.box, boxes[index] ?? row.box)).map(textOf), ...texts]
    })
    const best = better(better(printed, alone), bestOfLines(withPrint, options))
    if (best?.valid === true) return best
    if (best !== null && isFault(best, printed, alone, options)) return best
  }
  return null
}

/**
 * Whether digits that fail are the document's fault rather than ours: two recognisers read the same data, most of it holds,
 * and no letter taken for a digit that looks like it explains the failure. A genuine document must not be called forged
 * because it was misread.
 */
function isFault(best: Mrz, printed: Mrz | null, alone: Mrz | null, options: MrzOptions): boolean {
  const fails = Object.values(best.parts).includes(false)
  const agreed = printed !== null && alone !== null && dataOf(printed) === dataOf(alone)
  return fails && agreed && holding(best) >= partsHoldingMin && !couldBeMisread(best, options)
}

function couldBeMisread({ lines }: Mrz, options: MrzOptions): boolean {
  return lines.some((line, number) =>
    [...line].some((character, position) => {
      const other = lookalikes[character]
      if (other === undefined) return false
      const changed = lines.map((text, index) =>
        index === number ? text.slice(0, position) + other + text.slice(position + 1) : text,
      )
      return parseMrz(changed, options)?.valid === true
    }),
  )
}

/** Lines that carry digits: everything but the names. */
function dataOf(mrz: Mrz): string {
  return mrz.lines.filter((line) => /\d/.test(line)).join('\n')
}

/** Neighbouring rows that may be lines of one zone, from the foot of the page up. */
function zoneGroups(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (const row of rows.filter((candidate) => zoneLikeness(textOf(candidate)) >= likenessMin)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const near = last !== undefined && row.box[1] - (last.box[1] + last.box[3]) < Math.max(last.box[3], row.box[3]) * 3
    if (group !== undefined && near) group.push(row)
    else groups.push([row])
  }
  return groups.reverse()
}

/** The best zone among runs of two or three neighbouring lines. */
function bestOfLines(lines: readonly (readonly string[])[], options: MrzOptions): Mrz | null {
  let best: Mrz | null = null
  for (const count of [2, 3]) {
    for (let start = lines.length - count; start >= 0; start--)
      best = better(best, bestOf(lines.slice(start, start + count), options))
  }
  return best
}

function overlaps(a: Box, b: Box): boolean {
  return a[1] < b[1] + b[3] && a[1] + a[3] > b[1]
}

function textOf(row: Row): string {
  return row.words.map((word) => word.text).join('')
}

/** Numbers printed on the rest of the page, in capitals without spaces. */
function numbersPrinted(rows: readonly Row[]): string[] {
  return rows
    .filter((row) => zoneLikeness(textOf(row)) === 0)
    .flatMap((row) => row.words.map((word) => word.text.toUpperCase().replace(/[^A-Z0-9]/g, '')))
    .filter((text) => text.length >= 5 && /\d/.test(text))
}

/** One line again with the recogniser that knows only the characters of a zone, at two sizes of margin. */
async function recogniseLine(raster: Raster, [left, top, width, height]: Box, ocr: Ocr): Promise<string[]> {
  const texts: string[] = []
  for (const margin of [0.35, 0.7]) {
    const crop = cropRaster(raster, [
      left - height,
      top - height * margin,
      width + height * 2,
      height * (1 + margin * 2),
    ])
    const scale = linePixels / Math.max(1, crop.height)
    const line = await resizeRaster(crop, Math.max(1, Math.round(crop.width * scale)), linePixels)
    texts.push(ocr.readZoneLine(flatten(line)))
  }
  return texts
}

/** The best zone that any combination of readings of the lines gives. */
function bestOf(texts: readonly (readonly string[])[], options: MrzOptions): Mrz | null {
  let best: Mrz | null = null
  for (const width of zoneWidths) {
    if ((texts.length === 3) !== (width === 30)) continue
    const readings = texts.map((line, index) => [
      ...new Set(line.flatMap((text) => zoneLineReadings(text, width, index === 0))),
    ])
    for (const lines of combinations(readings)) best = better(best, parseMrz(lines, options))
    if (best?.valid === true) break
  }
  return best
}

function* combinations(readings: readonly (readonly string[])[]): Generator<string[]> {
  const total = readings.reduce((product, line) => product * line.length, 1)
  for (let number = 0; number < Math.min(total, readingsMax); number++) {
    let rest = number
    yield readings.map((line) => {
      const chosen = line[rest % line.length] ?? ''
      rest = Math.floor(rest / line.length)
      return chosen
    })
  }
}

function better(a: Mrz | null, b: Mrz | null): Mrz | null {
  if (a === null || b === null) return a ?? b
  return worth(b) > worth(a) ? b : a
}

function worth(mrz: Mrz): number {
  return (
    (mrz.valid ? 100 : 0) + holding(mrz) * 10 - mrz.repaired.length * 2 + (namesRead(mrz) ? 3 : 0) + fillers(mrz) * 0.01
  )
}

function holding(mrz: Mrz): number {
  const { id_number, date_of_birth, id_expiry } = mrz.parts
  return [id_number, date_of_birth, id_expiry].filter((part) => part === true).length
}

/** Of two readings that hold alike the one with more fillers is right: K weighs as much as `<` to a check digit. */
function fillers(mrz: Mrz): number {
  return dataOf(mrz).split('<').length
}

function namesRead(mrz: Mrz): boolean {
  return mrz.fields.last_name !== undefined && mrz.fields.first_name !== undefined
}
