import type { Word } from '../../page/page.ts'
import type { LabelledPage } from '../places.ts'
import { cleanLine } from '../values/address.ts'
import { segmentOf } from '../../page/rows.ts'
import { isNoPart, isPlainStreet, isSmallPart, isStreetLine, startsPart } from './address-parts.ts'
import { lineAbove, lineBelow, linesOf, wordAt, wordText, type Line, type PageLines } from './lines.ts'
import { isCertainName, isPerson, jointName, namesIn, unique, type NameCandidate } from './name-runs.ts'
import { postalCodesIn, type PostalCode } from './postal-codes.ts'

/** Most lines of one address, and of names above it. */
const addressLinesMax = 8
const nameLinesMax = 4
/** Most words of an address inside a line. */
const inlineWordsMax = 18
/** A house without a number and its place have this many words. */
const houseWordsMin = 4
/** A form prints its parts at most this many heights apart, with labels between. */
const formGapHeights = 5
/** A code beside its city is within this many heights. */
const codeGapHeights = 5
/** Most addresses of a page. */
const addressesMax = 60

/** Words on a page that may be an address. */
export interface AddressCandidate {
  /** The printed lines in canonical form, joined by `, `. */
  readonly value: string
  readonly words: readonly Word[]
  readonly lines: readonly (readonly Word[])[]
  /** Persons and firms on the lines above it in the same block, and before it on its line. */
  readonly names: readonly NameCandidate[]
}

/** Lines of one address and of the names above it, both top first. */
interface Block {
  readonly lines: readonly (readonly Word[])[]
  readonly above: readonly (readonly Word[])[]
}

/** Every address on a page; where it is open on which line an address begins, one for each, the likeliest first. */
export function addressCandidates(page: LabelledPage): readonly AddressCandidate[] {
  const printed = linesOf(page)
  const blocks = [
    ...printed.lines.flatMap((line) => blocksAt(line, printed)),
    ...printed.alternatives.flatMap((line) => blocksAt(line, printed)),
    ...printed.flows.flatMap(({ line, first }) => blocksInFlow(line, first)),
  ]
  const coded = new Set(blocks.flatMap(({ lines }) => lines.flat()))
  for (const line of printed.lines)
    if (!line.words.some((word) => coded.has(word))) blocks.push(...blocksWithoutCode(line, printed))
  const seen = new Set<string>()
  return blocks
    .flatMap((block) => candidateOf(block) ?? [])
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .slice(0, addressesMax)
}

function candidateOf({ lines, above }: Block): AddressCandidate | null {
  const value = lines
    .filter((line) => line.length > 0)
    .map(lineValue)
    .filter((line) => line !== '')
    .join(', ')
    // A sentence ends behind the address.
    .replace(/(?<=[\p{L}\d]{3})\.$/u, '')
  if (!/\d/.test(value) || value.length < 8 || value.length > 200 || !/\p{L}{3}/u.test(value)) return null
  return { value, words: lines.flat(), lines, names: namesAbove(above) }
}

/** A line in canonical form; a code is corrected, and keeps its space or none as printed. */
function lineValue(words: readonly Word[]): string {
  const printed = segmentOf(words).text
  const clean = cleanLine(printed)
  const [code = ''] = /[A-Z]\d[A-Z]\d[A-Z]\d/.exec(printed) ?? []
  return code === '' ? clean : clean.replace(`${code.slice(0, 3)} ${code.slice(3)}`, code)
}

/** Names of the lines above an address, and those of several lines as joint holders. */
function namesAbove(above: Block['above']): readonly NameCandidate[] {
  const lines = above.filter((words) => !isStreetLine(segmentOf(words).text)).map(namesIn)
  const persons = lines.flatMap((names) =>
    names.filter(({ kind, joint }) => kind === 'person' && joint.length === 0).slice(0, 1),
  )
  const joint = persons.length > 1 ? [jointName(persons)] : []
  return unique([...joint, ...lines.toReversed().flat()])
}

/** Addresses that end in a line: those inside it, and with the lines above it. */
function blocksAt(line: Line, printed: PageLines): readonly Block[] {
  if (line.words.length === 0) return []
  const text = wordText(line.words)
  return postalCodesIn(text.text).flatMap((code) => {
    const from = beginningOf(line.words, wordAt(text, code.start))
    const to = wordAt(text, code.cityEnd - 1) + 1
    const inside = inlineBlocks(line.words, { from, to, code: wordAt(text, code.start) })
    if (from > 0) return inside
    const bottoms = bottomsOf(line, { to, code }, printed)
    return [...bottoms.flatMap((bottom) => blocksAbove(bottom, code, printed)), ...inside]
  })
}

/** The last line of an address as printed, cut behind the code, with its city or street beside it. */
function bottomsOf(
  line: Line,
  { to, code }: { readonly to: number; readonly code: PostalCode },
  { lines }: PageLines,
): readonly Bottom[] {
  const words = line.words.slice(0, to)
  const rest = line.words.slice(to)
  const isAlone = (code.isLast && code.start <= 1) || !/\p{L}{3}/u.test(segmentOf(words).text)
  const before = isAlone ? besideOf(line, lines, codeGapHeights) : null
  const bottoms: Bottom[] = []
  if (before !== null && !isStreetLine(before.text))
    bottoms.push({ line: before, lines: [[...before.words, ...words]] })
  else if (before !== null) bottoms.push({ line: before, lines: [before.words, words] })
  const beside = besideOf(line, lines, Infinity)
  if (!isAlone && beside !== null && isStreetLine(beside.text) && !isNoPart(beside.text))
    bottoms.push({ line: beside, lines: [beside.words, words] })
  bottoms.push({ line, lines: [words] })
  if (rest.length > 0 && rest.length <= 3) bottoms.push({ line, lines: [line.words] })
  return bottoms
}

/** The line that a block goes up from, and the parts of the address on its row. */
interface Bottom {
  readonly line: Line
  readonly lines: readonly (readonly Word[])[]
}

/** The nearest line to the left on the same row. */
function besideOf(line: Line, lines: readonly Line[], gapHeights: number): Line | null {
  const before = lines.findLast(
    (other) =>
      other.row === line.row && other !== line && other.box[0] + other.box[2] <= line.left && other.words.length > 0,
  )
  if (before === undefined || line.left - (before.box[0] + before.box[2]) > gapHeights * line.height) return null
  return before
}

/** A block for each line above the last on which the address may begin. */
function blocksAbove(bottom: Bottom, code: PostalCode, printed: PageLines): readonly Block[] {
  const above = linesAbove(bottom.line, printed)
  const own = bottom.lines.some((words) => isStreetLine(withoutCode(words, code)))
  const lines = above.map(({ words }) => words)
  const blockFrom = (start: number): Block => ({
    lines: [...lines.slice(start), ...bottom.lines],
    above: lines.slice(Math.max(0, start - nameLinesMax), start),
  })
  const barred = above.findLastIndex(({ words }) => isCertainName(words))
  const evidence = above.findIndex(({ text }, index) => index > barred && isStreetLine(text))
  const starts: number[] = []
  const best = evidence === -1 ? (own ? above.length : -1) : evidence
  if (best !== -1) {
    starts.push(best)
    for (const start of [best - 1, best + 1, best - 2, best + 2])
      if (start > barred && start <= above.length && (start < above.length || own)) starts.push(start)
  } else if (code.certain && above.length > 0) {
    // Houses with a name and no number.
    for (let start = Math.max(barred + 1, 0); start < above.length; start++) starts.push(start)
    starts.reverse()
  }
  const form = above.length === 0 || best === -1 ? formStreet(bottom.line, printed.lines) : null
  const blocks = [...new Set(starts)].map(blockFrom)
  if (form !== null) blocks.push({ lines: [form.words, ...bottom.lines], above: [] })
  // A card prints the street below the city.
  const below = code.isLast ? null : lineBelow(bottom.line, printed.lines)
  if (below !== null && isStreetLine(below.text) && !isNoPart(below.text) && evidence === -1)
    blocks.push({ lines: [...bottom.lines, below.words], above: [] })
  return blocks
}

function withoutCode(words: readonly Word[], code: PostalCode): string {
  const { text } = segmentOf(words)
  return code.isLast ? text.slice(0, Math.min(text.length, code.start)) : text.slice(0, code.start)
}

/** Lines above the last one of an address, top first: until a label, a gap or what is no part of a block. */
function linesAbove(bottom: Line, { lines }: PageLines): readonly Line[] {
  const found: Line[] = []
  let line: Line | null = bottom
  while (found.length < addressLinesMax + nameLinesMax) {
    if (line === null || line.labelled) break
    line = lineAbove(line, lines)
    if (line === null || line.words.length === 0 || isNoPart(line.text)) break
    // Another address ends here.
    if (postalCodesIn(line.text).some(({ certain }) => certain)) break
    found.unshift(line)
  }
  return found
}

/** The street of a form above the city, with a label between them. */
function formStreet(city: Line, lines: readonly Line[]): Line | null {
  const near = lines.filter(
    (line) =>
      line.row < city.row &&
      line.words.length > 0 &&
      Math.abs(line.box[0] - city.box[0]) < city.height &&
      city.box[1] - line.box[1] < formGapHeights * city.height,
  )
  return near.findLast(({ text }) => isStreetLine(text) && !isNoPart(text)) ?? null
}

/** First word of an address inside a line, going back from its code. */
function beginningOf(words: readonly Word[], code: number): number {
  for (let at = code - 1; at >= Math.max(0, code - inlineWordsMax); at--) {
    const text = words[at]?.text ?? ''
    const isEnd = /[:;!?]$/.test(text) || /^\p{L}{5,}\.$/u.test(text) || /@|[$€£%]/.test(text)
    const isForeign = /^\p{Ll}/u.test(text) && !isSmallPart(text)
    if (isEnd || isForeign) return at + 1
  }
  return Math.max(0, code - inlineWordsMax)
}

/** Addresses that begin and end inside a line: from where the text allows it, a dash, or a number or unit on. */
function inlineBlocks(
  words: readonly Word[],
  { from, to, code }: { readonly from: number; readonly to: number; readonly code: number },
): readonly Block[] {
  const starts: number[] = []
  const isPart = (at: number) => /^[(«]?(?:\d{1,6}[\p{L}-]{0,6}\d*,?$|n[°º])/iu.test(words[at]?.text ?? '')
  for (let at = from; at < code; at++) {
    const before = words[at - 1]?.text ?? ''
    const isBorder = at === from || /[,;:]$|^[–—-]$/.test(before)
    if (isPart(at) || (isBorder && startsPart(segmentOf(words.slice(at)).text)) || /^[–—-]$/.test(before))
      starts.push(at)
  }
  if (from < code && !isSmallPart((words[from]?.text ?? '').toLowerCase())) starts.push(from)
  return [...new Set(starts)]
    .slice(0, 4)
    .filter(
      (start) =>
        isStreetLine(segmentOf(words.slice(start, code)).text) || (start === from && code - start >= houseWordsMin),
    )
    .map((start) => ({
      lines: [words.slice(start, to)],
      above: start === 0 ? [] : [words.slice(Math.max(0, start - 8), start)],
    }))
    .filter(({ lines: [line = []] }) => line.length > 3)
}

/** Addresses in running text that go over the end of a line. */
function blocksInFlow(line: Line, first: number): readonly Block[] {
  const text = wordText(line.words)
  return postalCodesIn(text.text).flatMap((code) => {
    const at = wordAt(text, code.start)
    const to = wordAt(text, code.cityEnd - 1) + 1
    if (to <= first) return []
    return inlineBlocks(line.words, { from: beginningOf(line.words, at), to, code: at }).filter(
      ({ lines: [words = []] }) => words.some((word) => line.words.indexOf(word) < first),
    )
  })
}

/** A street without a postal code, alone and with the lines below it. */
function blocksWithoutCode(line: Line, { lines }: PageLines): readonly Block[] {
  const { words } = line
  const number = words.findIndex((_, index) => isPlainStreet(segmentOf(words.slice(index)).text))
  if (number === -1 || number > 12) return []
  const isUnit = number > 0 && startsPart(segmentOf(words.slice(number - 1)).text)
  const start = isUnit ? number - 1 : number
  const end = words.findIndex(
    ({ text }, index) =>
      index > start + 1 &&
      (/[;:]$|^\(/.test(text) || /^\p{L}{5,}\.$/u.test(text) || (/^\p{Ll}/u.test(text) && !isSmallPart(text))),
  )
  const street = words.slice(start, end === -1 ? undefined : end + (/[.;]$/.test(words[end]?.text ?? '') ? 1 : 0))
  if (isNoPart(segmentOf(street).text)) return []
  const above = start > 0 ? [words.slice(Math.max(0, start - 8), start)] : []
  const blocks: Block[] = [{ lines: [street], above }]
  const next = end === -1 ? lineBelow(line, lines) : null
  if (next === null || next.labelled || next.words.length === 0 || next.words.length > 6 || isNoPart(next.text))
    return blocks
  const up = start === 0 ? linesAbove(line, { lines, alternatives: [], flows: [] }).map((one) => one.words) : above
  blocks.unshift({ lines: [street, next.words], above: up.slice(-nameLinesMax) })
  if (isPerson(next.words)) blocks.reverse()
  const last = lineBelow(next, lines)
  if (last !== null && !last.labelled && last.words.length > 0 && last.words.length <= 4 && !isNoPart(last.text))
    blocks.push({ lines: [street, next.words, last.words], above: up.slice(-nameLinesMax) })
  return blocks
}
