import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { withoutPartyName } from '../../domain/checks/failed-check-ids.ts'
import type { ThresholdChanges } from '../../domain/verdict/threshold-changes.ts'

const count = Type.Integer({ minimum: 0 })

/** What proposed thresholds would change, in figures, as they are stored and shown. */
export const ThresholdFigures = Type.Object({
  /** Open cases whose last verdict was computed again. */
  compared: count,
  /** Cases without a screening, or whose input cannot be opened. */
  skipped: count,
  /** Compared cases of which the verdict may not have kept every hit. */
  cut: count,
  /** Cases with a hit or a check that would come to something else. */
  changing: count,
  newly_failed: count,
  newly_passed: count,
  /** Hits by topic and outcome. */
  topics: Type.Array(
    Type.Object({ topic: Type.String(), from: Type.String(), to: Type.String(), hits: count, cases: count }),
  ),
  /** Checks by outcome, without the names of parties. */
  checks: Type.Array(Type.Object({ id: Type.String(), from: Type.String(), to: Type.String(), cases: count })),
})
export type ThresholdFigures = Static<typeof ThresholdFigures>

/** The figures before the first case. */
export const noFigures: ThresholdFigures = {
  ...{ compared: 0, skipped: 0, cut: 0, changing: 0, newly_failed: 0, newly_passed: 0, topics: [], checks: [] },
}

/** Reads stored figures. Throws when they are none. */
export function readFigures(json: string): ThresholdFigures {
  const value: unknown = JSON.parse(json)
  if (!Value.Check(ThresholdFigures, value)) throw new Error('a proposal has figures that this version cannot read')
  return value
}

/** Adds one case to figures. */
export function addCase(
  figures: ThresholdFigures,
  { changes, isCut }: { readonly changes: ThresholdChanges; readonly isCut: boolean },
): ThresholdFigures {
  const { topics, checks, becomes } = changes
  const outcomes = new Map(
    checks.map(({ id, from, to }) => [`${withoutPartyName(id)} ${from} ${to}`, { id, from, to }]),
  )
  return {
    compared: figures.compared + 1,
    skipped: figures.skipped,
    cut: figures.cut + (isCut ? 1 : 0),
    changing: figures.changing + (isChanging(changes) ? 1 : 0),
    newly_failed: figures.newly_failed + (becomes === 'failed' ? 1 : 0),
    newly_passed: figures.newly_passed + (becomes === 'passed' ? 1 : 0),
    topics: topics.reduce((sums, { topic, from, to, hits }) => {
      const outcome = { topic, from: from ?? 'none', to: to ?? 'none' }
      const isIt = (one: { topic: string; from: string; to: string }) =>
        one.topic === outcome.topic && one.from === outcome.from && one.to === outcome.to
      const known = sums.find(isIt) ?? { ...outcome, hits: 0, cases: 0 }
      return [...sums.filter((one) => !isIt(one)), { ...outcome, hits: known.hits + hits, cases: known.cases + 1 }]
    }, figures.topics),
    checks: [...outcomes.values()].reduce((sums, { id: full, from, to }) => {
      const id = withoutPartyName(full)
      const isIt = (one: { id: string; from: string; to: string }) =>
        one.id === id && one.from === from && one.to === to
      const known = sums.find(isIt)?.cases ?? 0
      return [...sums.filter((one) => !isIt(one)), { id, from, to, cases: known + 1 }]
    }, figures.checks),
  }
}

/** Whether a hit or a check of a case would come to something else. */
export function isChanging({ gained, lost, checks }: ThresholdChanges): boolean {
  return gained.critical + gained.warning + lost.critical + lost.warning + checks.length > 0
}

/** Adds a case that could not be compared. */
export function addSkipped(figures: ThresholdFigures): ThresholdFigures {
  return { ...figures, skipped: figures.skipped + 1 }
}
