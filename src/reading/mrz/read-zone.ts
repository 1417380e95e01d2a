import { parseMrz, type Mrz } from '../../domain/formats/mrz.ts'
import { rowsOf, type Row } from '../fields/rows.ts'
import type { Ocr } from '../ocr/tesseract.ts'
import type { ReadPage } from '../page.ts'
import { cropRaster, resizeRaster } from '../raster/decode.ts'
import { flatten } from '../raster/flatten.ts'
import type { Box, Raster } from '../raster/raster.ts'
import { zoneLikeness, zoneLineReadings, zoneWidths } from './zone-text.ts'

/** Rows less like a zone than this are print. */
const likenessMin = 0.55
/** Height one line of a zone is read at: OCR-B is recognised best near 40 pixels. */
const linePixels = 44
/** Readings of one zone tried against the check digits. */
const readingsMax = 2_000
/** Individual check digits that must hold before a zone that is not valid counts as read. */
const partsHoldingMin = 2

/** What is needed to read the zone of one page. */
export interface ZonePage {
  readonly page: ReadPage
  /** The picture the page was read from, in the same pixels. */
  readonly raster: Raster
  /** YYYY-MM-DD. */
  readonly today: string
}

/**
 * The machine-readable zone of a page, null when none could be read. A zone whose digits do not all hold is given only when most of it
 * holds, so that a misread one is not taken for a forged one. reading.md 2.
 */
export async function readZone({ page, raster, today }: ZonePage, ocr: Ocr): Promise<Mrz | null> {
  const rows = rowsOf(page)
  const printedNumbers = numbersPrinted(rows)
  let best: Mrz | null = null
  for (const lines of zoneCandidates(rows)) {
    const asPrinted = lines.map((row) => [textOf(row)])
    const first = bestOf(asPrinted, { today, printedNumbers })
    if (first?.valid === true && namesRead(first)) return first
    const texts = await Promise.all(lines.map((row) => recogniseLine(raster, row.box, ocr)))
    const both = bestOf(
      texts.map((text, index) => [...(asPrinted[index] ?? []), ...text]),
      { today, printedNumbers },
    )
    best = better(best, better(first, both))
    if (best?.valid === true) return best
  }
  return best !== null && (best.valid || holding(best) >= partsHoldingMin) ? best : null
}

/** Groups of two or three neighbouring rows that may be a zone, from the foot of the page up. */
function zoneCandidates(rows: readonly Row[]): readonly (readonly Row[])[] {
  const likely = rows.filter((row) => zoneLikeness(textOf(row)) >= likenessMin)
  const groups: Row[][] = []
  for (const row of likely) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const near = last !== undefined && row.box[1] - (last.box[1] + last.box[3]) < Math.max(last.box[3], row.box[3]) * 3
    if (group !== undefined && near) group.push(row)
    else groups.push([row])
  }
  return groups
    .flatMap((group) =>
      group.length > 3 ? [group.slice(-3), group.slice(-2)] : group.length === 3 ? [group, group.slice(-2)] : [group],
    )
    .filter((group) => group.length >= 2)
    .reverse()
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
function bestOf(
  texts: readonly (readonly string[])[],
  options: { readonly today: string; readonly printedNumbers: readonly string[] },
): Mrz | null {
  let best: Mrz | null = null
  for (const width of zoneWidths) {
    if ((texts.length === 3) !== (width === 30)) continue
    const readings = texts.map((line) => [...new Set(line.flatMap((text) => zoneLineReadings(text, width)))])
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
  return (mrz.valid ? 100 : 0) + holding(mrz) * 10 - mrz.repaired.length * 2 + (namesRead(mrz) ? 3 : 0)
}

function holding(mrz: Mrz): number {
  const { id_number, date_of_birth, id_expiry } = mrz.parts
  return [id_number, date_of_birth, id_expiry].filter((part) => part === true).length
}

function namesRead(mrz: Mrz): boolean {
  return mrz.fields.last_name !== undefined && mrz.fields.first_name !== undefined
}
