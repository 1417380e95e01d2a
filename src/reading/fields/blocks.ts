import { addressLinesMax, hasPostalCode, looksLikeAddress, readAddress } from './values/address.ts'
import { namesPerson, readPersonName } from './values/names.ts'
import type { FoundValue } from '../page/printed-text.ts'
import type { LabelledPage } from './places.ts'
import { letterHeight, segmentOf, type Segment } from '../page/rows.ts'

/** Lines of a block follow within this many heights, with left edges at most so far apart. */
const pitchHeights = 1.6
const alignmentHeights = 1.2
/** A line this much higher than the median is a letterhead. */
const letterheadFactor = 1.3

/** Name and address of a letter's recipient, as seen in an envelope's window. */
export interface WindowBlock {
  readonly name: FoundValue
  readonly address: FoundValue | null
}

/** The first block that begins with a person's name and ends with a postal code; null without one. Company addresses do not count. */
export function findWindowBlock(page: LabelledPage): WindowBlock | null {
  const found: { readonly block: WindowBlock; readonly line: Segment }[] = []
  for (const lines of addressBlocks(page)) {
    const at = lines.findIndex((line) => namesPerson(line.text.replace(/[.,]/g, '')) && !looksLikeAddress(line.text))
    const line = lines[at]
    if (line === undefined || at === lines.length - 1) continue
    const name = readPersonName(line.words)
    const last = lines.at(-1)?.text ?? ''
    if (name !== null)
      found.push({ block: { name, address: hasPostalCode(last) ? readAddress(lines.slice(at + 1)) : null }, line })
  }
  // A letterhead of two capitalised words looks like a person's name, but it is the first line or larger than the text.
  const printed = page.rows.find(({ words }) => words.some(({ text }) => /\p{L}{3}/u.test(text)))
  const top = printed?.box[1] ?? 0
  const usual = median(page.rows.map((row) => row.height))
  const below = found.filter(({ line }) => line.box[1] > top + usual)
  const bySize = below.toSorted((a, b) => letterHeight(a.line) - letterHeight(b.line))
  const letter = below.find(({ line }) => letterHeight(line) < usual * letterheadFactor) ?? bySize[0]
  return (letter ?? found[0])?.block ?? null
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Blocks of lines that end with a postal code, top to bottom; each line cut to its column. */
function addressBlocks(page: LabelledPage): readonly (readonly Segment[])[] {
  const blocks: Segment[][] = []
  for (const [index, row] of page.rows.entries()) {
    for (const segment of withPostalCodes(row.segments)) {
      if (endsBlock(segment.text)) blocks.push([...linesAbove(page, index, segment), segment])
    }
  }
  return blocks
}

/** Whether a line has a postal code, or a province and a misread one, which shows that a name is above it. */
function endsBlock(text: string): boolean {
  return hasPostalCode(text) || /\b[A-Z][A-Z\d] [A-Z]\d[A-Z] \S{3}$/.test(text)
}

/** Segments of a line, with a separate postal code joined to the city before it. */
export function withPostalCodes(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const city = joined.at(-1)
    const alone = /^[A-Z]\d[A-Z] ?\S{3}$/.test(segment.text)
    if (alone && city !== undefined) joined[joined.length - 1] = segmentOf([...city.words, ...segment.words])
    else joined.push(segment)
  }
  return joined
}

/** Lines close above a line at its left edge, top first. A label ends them. */
function linesAbove(page: LabelledPage, index: number, last: Segment): Segment[] {
  const lines: Segment[] = []
  let below = last
  for (const row of page.rows.slice(0, index).reverse()) {
    const height = Math.max(below.box[3], row.height)
    if (below.box[1] - (row.box[1] + row.box[3]) > height * pitchHeights) break
    const line = row.segments.find((segment) => Math.abs(segment.box[0] - last.box[0]) < height * alignmentHeights)
    if (line === undefined || line.box[1] + line.box[3] > below.box[1] + below.box[3] * 0.4) continue
    if (below.box[1] - (line.box[1] + line.box[3]) > height * pitchHeights) break
    if (page.hits.some((hit) => hit.segment === line && hit.words[0] === line.words[0])) break
    lines.unshift(line)
    below = line
    if (lines.length === addressLinesMax) break
  }
  return lines
}
