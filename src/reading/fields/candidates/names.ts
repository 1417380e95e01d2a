import type { LabelledPage } from '../places.ts'
import { addressCandidates } from './addresses.ts'
import { areAligned, joined, lineBelow, linesOf, type Line } from './lines.ts'
import { jointName, nameOf, namesIn, isPerson, isTitle, type NameCandidate } from './name-runs.ts'

/** Most names of a page. */
const namesMax = 60
/** Names of a list below each other are at most this many heights apart. */
const listHeights = 10
/** Joint holders of running text are within this many rows. */
const pairRowsMax = 3
/** Most names of a list. */
const listMax = 8
/** An amount of money. */
const amount = /\d[.,]\d{2}(?!\d)/
/** Ranks of names by how they were found; those of lines are sums of what speaks for them. */
const ranks = {
  aboveAddress: 5,
  titledPair: 3.5,
  list: 2.4,
  tableList: 1,
  inCells: 1.6,
  brokenFirm: 2.6,
  broken: 1.2,
  acrossLines: 0.5,
} as const
/** A longer line is running text. */
const nameWordsMax = 10

/** A name and how likely it is one, by its place. */
interface Ranked {
  readonly name: NameCandidate
  readonly rank: number
}

/**
 * Every run of words on a page that may be the name of a person or a firm, or of joint holders; the likeliest first, by place and
 * form. `addresses` are those of the page.
 */
export function nameCandidates(page: LabelledPage, addresses = addressCandidates(page)): readonly NameCandidate[] {
  const printed = linesOf(page)
  const ofTable = new Set(
    page.rows.flatMap(({ segments }, row) => (segments.some(({ text }) => amount.test(text)) ? [row] : [])),
  )
  const inLines = [
    ...[...printed.lines, ...printed.alternatives].flatMap((line) =>
      namesIn(line.words).map((name) => ({ name, rank: rankOf(name, line, ofTable), row: line.row })),
    ),
    ...printed.flows.flatMap(({ line, first }) => acrossLines(line, first).map((one) => ({ ...one, row: line.row }))),
  ]
  const outside = printed.lines.filter(({ row }) => !ofTable.has(row))
  const found: Ranked[] = [
    ...ranked(
      addresses.flatMap(({ names }) => names),
      ranks.aboveAddress,
    ),
    ...inLines,
    ...ranked(titledPairs(inLines), ranks.titledPair),
    ...ranked(lists(outside), ranks.list),
    ...ranked(lists(printed.lines), ranks.tableList),
    ...ranked(inCells(outside), ranks.inCells),
    ...broken(outside),
  ]
  const best = new Map<string, Ranked>()
  for (const one of found) {
    const known = best.get(one.name.value)
    if (known === undefined || known.rank < one.rank) best.set(one.name.value, one)
  }
  return [...best.values()]
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, namesMax)
    .map(({ name }) => name)
}

function ranked(names: readonly NameCandidate[], rank: number): readonly Ranked[] {
  return names.map((name) => ({ name, rank }))
}

/** What speaks for a name: its title, its form, a label before it, a line of its own; an amount on its row speaks against it. */
function rankOf({ kind, title, joint, words }: NameCandidate, line: Line, ofTable: ReadonlySet<number>): number {
  const fills = words.length >= line.words.length - 1
  return (
    (title ? 2 : 0) +
    (kind === 'unknown' ? 0 : 1.5) +
    (joint.length > 0 ? 1 : 0) +
    (line.labelled && fills ? 1.5 : 0) +
    (fills ? 0.7 : 0) +
    (line.words.length <= nameWordsMax ? 0.5 : 0) +
    (words[0] === line.words[0] ? 0.3 : 0) -
    (ofTable.has(line.row) ? 1.5 : 0)
  )
}

/** Names that go over the end of a line of running text. */
function acrossLines(line: Line, first: number): readonly Ranked[] {
  const around = line.words.slice(Math.max(0, first - 8), first + 8)
  const [before, after] = line.words.slice(first - 1, first + 1)
  if (before === undefined || after === undefined) return []
  return namesIn(around)
    .filter(({ words }) => words.includes(after) && (words.includes(before) || isTitle(before.text)))
    .map((name) => ({ name, rank: (name.title ? 2 : 0) + (name.kind === 'unknown' ? 0 : 1.5) + ranks.acrossLines }))
}

/** Persons with titles that follow each other in running text, as joint holders. */
function titledPairs(found: readonly (Ranked & { readonly row: number })[]): readonly NameCandidate[] {
  const titled = found
    .filter(({ name }) => name.title && name.kind === 'person' && name.joint.length === 0)
    .toSorted((a, b) => a.row - b.row)
  return titled.slice(1).flatMap(({ name, row }, index) => {
    const before = titled[index]
    const isNext = before !== undefined && row - before.row <= pairRowsMax && before.name.value !== name.value
    return isNext ? [jointName([before.name, name])] : []
  })
}

/** Names broken over two lines of a block. */
function broken(lines: readonly Line[]): readonly Ranked[] {
  return lines.flatMap((line) => {
    if (line.words.length === 0 || line.words.length > 7) return []
    const below = lineBelow(line, lines)
    if (below === null || below.labelled || below.words.length === 0 || below.words.length > 6) return []
    const both = joined([line, below])
    const name = nameOf(both.words)
    if (name === null || /\d/.test(name.value) || name.words.length !== both.words.length) return []
    return [{ name, rank: name.kind === 'company' ? ranks.brokenFirm : ranks.broken }]
  })
}

/** Persons below or beside each other as joint holders: two that follow each other, and all. */
function lists(lines: readonly Line[]): readonly NameCandidate[] {
  const persons = lines.filter(({ words }) => words.length <= nameWordsMax && isPerson(words))
  return persons.flatMap((person, index) => {
    const list: Line[] = [person]
    for (const other of persons.slice(index + 1)) {
      const last = list.at(-1)
      if (last === undefined || list.length === listMax) break
      if (isListed(last, other)) list.push(other)
    }
    const beside = persons.filter((other) => other.row === person.row && other.box[0] >= person.box[0])
    return [list.slice(0, 2), list, beside.slice(0, 2), beside]
      .filter(({ length }) => length > 1)
      .map((each) => jointName(each.flatMap(({ words }) => nameOf(words) ?? [])))
  })
}

function isListed(above: Line, below: Line): boolean {
  return (
    below.row > above.row &&
    areAligned(above, below) &&
    below.box[1] - above.box[1] < listHeights * above.height &&
    Math.max(above.height, below.height) < Math.min(above.height, below.height) * 1.2
  )
}

/** Given and family name in two cells of a form, one of them under or behind a known label, in both orders. */
function inCells(lines: readonly Line[]): readonly NameCandidate[] {
  const cells = lines.filter((line) => line.words.length > 0 && line.words.length <= 3 && !/\d/.test(line.text))
  return cells.flatMap((cell, index) => {
    const next = cells[index + 1]
    if (next === undefined || next.row - cell.row > 1 || (next.row > cell.row && !areAligned(cell, next))) return []
    if (!isLabelled(cell, lines) && !isLabelled(next, lines)) return []
    return [joined([cell, next]), joined([next, cell])].flatMap(({ words }) => nameOf(words) ?? [])
  })
}

/** Whether a label is close over a line or before it. */
function isLabelled(line: Line, lines: readonly Line[]): boolean {
  if (line.labelled) return true
  return lines.some((label) => {
    if (!label.labelled || label.words.length > 0) return false
    const isBefore = label.row === line.row && label.box[0] < line.box[0]
    const gap = line.box[1] - (label.box[1] + label.box[3])
    return isBefore || (Math.abs(label.box[0] - line.box[0]) < line.height && gap > -line.height && gap < line.height)
  })
}
