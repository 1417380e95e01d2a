import type { LabelledPage } from '../places.ts'
import { addressCandidates, type AddressCandidate } from './addresses.ts'
import { areAligned, joined, lineBelow, linesOf, type Line, type PageLines } from './lines.ts'
import { jointName, nameOf, namesIn, isPerson, isTitle, type NameCandidate } from './name-runs.ts'

/** Most names of a page. */
const namesMax = 60
/** Names of a list below each other are at most this many heights apart. */
const listHeights = 8
/** Joint holders of running text are within this many rows. */
const pairRowsMax = 3
/** Most names of a list. */
const listMax = 8
/** A longer line is running text. */
const nameWordsMax = 10

/** A name and how likely it is one, by its place. */
interface Ranked {
  readonly name: NameCandidate
  readonly rank: number
}

/** Every run of words on a page that may be the name of a person or a firm, or of joint holders; in the order of likelihood. */
export function nameCandidates(page: LabelledPage, addresses = addressCandidates(page)): readonly NameCandidate[] {
  const printed = linesOf(page)
  const inLines = [
    ...[...printed.lines, ...printed.alternatives].flatMap((line) =>
      namesIn(line.words).map((name) => ({ name, rank: rankOf(name, line), row: line.row })),
    ),
    ...printed.flows.flatMap(({ line, first }) => acrossLines(line, first).map((one) => ({ ...one, row: line.row }))),
  ]
  const found: Ranked[] = [
    ...inLines,
    ...ranked(titledPairs(inLines), 3.5),
    ...ranked(addresses.flatMap(namesOfAddress), 5),
    ...ranked(broken(printed), 2),
    ...ranked(lists(printed), 2.5),
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

function namesOfAddress({ names }: AddressCandidate): readonly NameCandidate[] {
  return names
}

function ranked(names: readonly NameCandidate[], rank: number): readonly Ranked[] {
  return names.map((name) => ({ name, rank }))
}

/** What speaks for a name: its title, its form, a label before it, a line of its own. */
function rankOf({ kind, title, joint, words }: NameCandidate, line: Line): number {
  const isAlone = line.words.length <= nameWordsMax
  const fills = words.length >= line.words.length - 1
  return (
    (title ? 2 : 0) +
    (kind === 'person' ? 1.5 : kind === 'company' ? 1.5 : 0) +
    (joint.length > 0 ? 1 : 0) +
    (line.labelled && fills ? 1.5 : 0) +
    (fills ? 0.7 : 0) +
    (isAlone ? 0.5 : 0) +
    (words[0] === line.words[0] ? 0.3 : 0)
  )
}

/** Names that go over the end of a line of running text. */
function acrossLines(line: Line, first: number): readonly Ranked[] {
  const around = line.words.slice(Math.max(0, first - 8), first + 8)
  const [before, after] = line.words.slice(first - 1, first + 1)
  if (before === undefined || after === undefined) return []
  return namesIn(around)
    .filter(({ words }) => words.includes(after) && (words.includes(before) || isTitle(before.text)))
    .map((name) => ({ name, rank: (name.title ? 2 : 0) + (name.kind === 'unknown' ? 0 : 1.5) + 0.5 }))
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
function broken({ lines }: PageLines): readonly NameCandidate[] {
  return lines.flatMap((line) => {
    if (line.words.length === 0 || line.words.length > 7) return []
    const below = lineBelow(line, lines)
    if (below === null || below.labelled || below.words.length === 0 || below.words.length > 6) return []
    const both = joined([line, below])
    const name = nameOf(both.words)
    return name === null || /\d/.test(name.value) || name.words.length !== both.words.length ? [] : [name]
  })
}

/** Persons below or beside each other as joint holders. */
function lists({ lines }: PageLines): readonly NameCandidate[] {
  const persons = lines.filter(({ words }) => words.length <= nameWordsMax && isPerson(words))
  const found: NameCandidate[] = []
  for (const [index, person] of persons.entries()) {
    const list: Line[] = [person]
    for (const other of persons.slice(index + 1)) {
      const last = list.at(-1)
      if (last === undefined || list.length === listMax) break
      const isBelow =
        other.row > last.row &&
        areAligned(last, other) &&
        other.box[1] - last.box[1] < listHeights * last.height &&
        Math.max(last.height, other.height) < Math.min(last.height, other.height) * 1.2
      if (!isBelow) continue
      list.push(other)
      found.push(jointName(list.flatMap(({ words }) => nameOf(words) ?? [])))
    }
    const beside = persons.filter((other) => other.row === person.row && other.box[0] >= person.box[0])
    for (const count of [2, beside.length])
      if (beside.length >= count && count > 1)
        found.push(jointName(beside.slice(0, count).flatMap(({ words }) => nameOf(words) ?? [])))
  }
  return found
}
