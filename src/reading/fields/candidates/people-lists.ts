import type { Word } from '../../page/page.ts'
import type { LabelledPage } from '../places.ts'
import { areAligned, linesOf, type Line } from './lines.ts'
import { isPerson, jointName, nameOf, namesIn, type NameCandidate } from './name-runs.ts'

/** Most people of a list, and most lists of a page. */
const peopleMax = 8
const listsMax = 150
/** People of a list are at most this many lines apart: an address has up to five. */
const linesApartMax = 7

/** People who follow each other on a page, and who stands before and behind them. */
export interface PeopleList {
  readonly name: NameCandidate
  /** Whether another person precedes or follows in the same way. */
  readonly before: boolean
  readonly after: boolean
  readonly count: number
}

interface Person {
  readonly name: NameCandidate
  readonly line: Line
}

/**
 * Every run of people who follow each other down a column or in the order of reading, whatever stands between them: addresses,
 * shares, signatures.
 */
export function peopleLists(page: LabelledPage): readonly PeopleList[] {
  const people = peopleOf(page)
  const found = new Map<string, PeopleList>()
  for (const run of [...columnsOf(people), ...runsOf(people)]) {
    for (let start = 0; start < run.length; start++) {
      for (let end = start + 2; end <= Math.min(run.length, start + peopleMax); end++) {
        const name = jointName(run.slice(start, end).map((person) => person.name))
        if (name.joint.length < 2 || found.has(name.value) || found.size === listsMax) continue
        found.set(name.value, { name, before: start > 0, after: end < run.length, count: name.joint.length })
      }
    }
  }
  return [...found.values()]
}

/** The people of each line, in the order of reading. */
function peopleOf(page: LabelledPage): readonly Person[] {
  return linesOf(page).lines.flatMap((line) => {
    const whole = isPerson(line.words) ? nameOf(line.words) : null
    if (whole !== null) return [{ name: whole, line }]
    return apart(namesIn(line.words).filter(({ kind, joint }) => kind === 'person' && joint.length === 0)).map(
      (name) => ({ name, line }),
    )
  })
}

/** Names without a word in common, the longest first, from left to right. */
function apart(names: readonly NameCandidate[]): readonly NameCandidate[] {
  const taken = new Set<Word>()
  const kept: NameCandidate[] = []
  for (const name of names.toSorted((a, b) => b.words.length - a.words.length)) {
    if (name.words.some((word) => taken.has(word))) continue
    for (const word of name.words) taken.add(word)
    kept.push(name)
  }
  return kept.toSorted((a, b) => (a.words[0]?.box[0] ?? 0) - (b.words[0]?.box[0] ?? 0))
}

/** People in lines that begin or end below each other. */
function columnsOf(people: readonly Person[]): readonly (readonly Person[])[] {
  const columns: Person[][] = []
  for (const person of people) {
    const column = columns.find((one) => {
      const last = one.at(-1)
      return (
        last !== undefined && last.line !== person.line && follows(last, person) && areAligned(last.line, person.line)
      )
    })
    if (column === undefined) columns.push([person])
    else column.push(person)
  }
  return columns
}

/** People in the order of reading. */
function runsOf(people: readonly Person[]): readonly (readonly Person[])[] {
  const runs: Person[][] = []
  for (const person of people) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && follows(last, person)) runs.at(-1)?.push(person)
    else runs.push([person])
  }
  return runs
}

function follows(above: Person, below: Person): boolean {
  return below.line.row - above.line.row <= linesApartMax
}
