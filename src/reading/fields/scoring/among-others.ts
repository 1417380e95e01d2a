import type { Word } from '../../page/page.ts'
import type { Candidate, SoughtField } from './candidate.ts'
import { namedLevel } from './name-words.ts'

const dayMs = 86_400_000

/** How each candidate compares with the others of its field. */
export function amongOthers(field: SoughtField, candidates: readonly Candidate[]): readonly (readonly string[])[] {
  const times = new Map<string, number>()
  for (const { value } of candidates) times.set(value, (times.get(value) ?? 0) + 1)
  const repeated = candidates.map(({ value }) => `times ${Math.min(4, times.get(value) ?? 0)}`)
  if (field.kind === 'date') {
    const days = candidates.map(({ value }) => Date.parse(value) / dayMs).map((day) => (Number.isNaN(day) ? 0 : day))
    const latest = Math.max(...days)
    const ordered = [...new Set(days)].sort((a, b) => a - b)
    const ranks = new Map(ordered.map((day, rank) => [day, rank]))
    const bySegment = Map.groupBy(candidates, ({ segment }) => segment)
    return candidates.map((candidate, index) => {
      const day = days[index] ?? 0
      const inLine = candidate.segment === null ? [] : (bySegment.get(candidate.segment) ?? [])
      const rank = ranks.get(day) ?? -1
      return [
        repeated[index] ?? '',
        `before last ${span(latest - day)}`,
        `rank ${rank === 0 ? 'first' : rank === ordered.length - 1 ? 'last' : rank === ordered.length - 2 ? 'last but one' : 'between'} of ${Math.min(4, ordered.length)}`,
        `in range ${inLine.length === 2 ? inLine.indexOf(candidate) : inLine.length === 1 ? 'alone' : 'many'}`,
      ]
    })
  }
  if (field.kind === 'money') {
    const sizes = candidates.map(({ value }) => Math.abs(Number(value)))
    const ordered = [...new Set(sizes)].sort((a, b) => b - a)
    const ranks = new Map(ordered.map((size, rank) => [size, rank]))
    const byRow = Map.groupBy(candidates, ({ row }) => row)
    return candidates.map((candidate, index) => {
      const rank = ranks.get(sizes[index] ?? 0) ?? -1
      const inRow = candidate.row === null ? [] : (byRow.get(candidate.row) ?? [])
      const at = inRow.indexOf(candidate)
      return [
        repeated[index] ?? '',
        `largest ${Math.min(5, rank)}`,
        `in row ${at === 0 ? 'first' : at === inRow.length - 1 ? 'last' : 'between'} of ${Math.min(4, inRow.length)}`,
      ]
    })
  }
  if (candidates.some(({ name, named }) => name !== undefined || named !== undefined)) {
    const byWord = candidatesByWord(candidates)
    return candidates.map((one, index) => [repeated[index] ?? '', ...amongTexts(one, byWord)])
  }
  return candidates.map((_, index) => [repeated[index] ?? ''])
}

function candidatesByWord(candidates: readonly Candidate[]): ReadonlyMap<Word, readonly Candidate[]> {
  const byWord = new Map<Word, Candidate[]>()
  for (const one of candidates) {
    for (const word of new Set(one.words)) {
      const having = byWord.get(word)
      if (having === undefined) byWord.set(word, [one])
      else having.push(one)
    }
  }
  return byWord
}

/** Whether a text is part of another candidate at its place, or has one in it. */
function amongTexts(one: Candidate, byWord: ReadonlyMap<Word, readonly Candidate[]>): readonly string[] {
  const near = [...new Set(one.words.flatMap((word) => byWord.get(word) ?? []))].filter((other) => other !== one)
  const within = near.filter(({ value }) => value.length > one.value.length && value.includes(one.value))
  const around = near.filter(({ value }) => value.length < one.value.length && one.value.includes(value))
  const longer = near.filter(({ value }) => value.length > one.value.length)
  return [
    `within ${within.length > 0}`,
    `around ${around.length > 0}`,
    `longer ${Math.min(3, longer.length)}`,
    ...(one.name === undefined ? [] : [`within joint ${within.some(({ name }) => name?.joint === true)}`]),
    ...(one.name === undefined || one.name.joint ? [] : [`beside named ${besideNamed(one, within)}`]),
  ]
}

/** How far the others of the joint names that a name is part of are names of persons; -1 without such names. */
function besideNamed({ value }: Candidate, within: readonly Candidate[]): number {
  const joint = within.filter(({ name }) => name?.joint === true)
  const levels = joint.map((one) =>
    Math.min(
      ...one.value
        .split('; ')
        .filter((part) => part !== value)
        .map(namedLevel),
    ),
  )
  return Math.max(-1, ...levels.filter(Number.isFinite))
}

function span(days: number): string {
  const steps = [0, 3, 10, 20, 35, 70, 200, 400, 1100, 4000, 12_000]
  return String(steps.findIndex((step) => days <= step))
}
