import { withoutCleared } from '../screening/cleared-hits.ts'
import { partyReports } from '../screening/party-reports.ts'
import type { ListedTopic } from '../screening/result.ts'
import { exposureSeverity, sanctionsSeverity, severityOfTopic, type HitSeverity } from '../screening/severity.ts'
import {
  defaultThresholds,
  thresholdsUnder,
  thresholdTopics,
  type ScreeningThresholds,
} from '../screening/thresholds.ts'
import { checkChanges, type CheckChange } from './check-changes.ts'
import type { VerdictInput } from './input.ts'
import { resolveRequest } from './resolve-request.ts'
import { verdictOfInput } from './verdict.ts'

/** Open hits of one topic that would come to something else. */
export interface TopicChange {
  readonly topic: ListedTopic
  readonly from: HitSeverity
  readonly to: HitSeverity
  readonly hits: number
}

/** What other thresholds would change of a verdict. */
export interface ThresholdChanges {
  /** One for each topic, from and to that occurs. */
  readonly topics: readonly TopicChange[]
  /** Open hits whose severity in a check would differ, once for each check. */
  readonly gained: { readonly critical: number; readonly warning: number }
  readonly lost: { readonly critical: number; readonly warning: number }
  /** Checks whose result would differ, with the names of parties. */
  readonly checks: readonly CheckChange[]
  /** What the verdict would become; null: as before. */
  readonly becomes: 'passed' | 'failed' | null
}

/**
 * What a stored verdict would be with other thresholds: computed from its own input, so with its hits, the hits that were cleared, its
 * policy and its day. Under a policy whose locks hold them, thresholds above the default count as the default.
 */
export function thresholdChanges(input: VerdictInput, proposed: ScreeningThresholds): ThresholdChanges {
  const { chosen, parties, asOf } = resolveRequest(input)
  const before = input.screeningThresholds?.scores ?? defaultThresholds
  const after = thresholdsUnder(chosen.pack, proposed)
  const open = withoutCleared(input.screening, parties, input.clearedHits ?? [], asOf)
  const hits = open.status === 'run' ? open.parties.flatMap((party) => party.hits) : []

  const topics = new Map<string, TopicChange>()
  const gained = { critical: 0, warning: 0 }
  const lost = { critical: 0, warning: 0 }
  for (const hit of hits) {
    for (const topic of thresholdTopics) {
      const [from, to] = [severityOfTopic(hit, topic, before), severityOfTopic(hit, topic, after)]
      if (from === to) continue
      const name = `${topic} ${from} ${to}`
      topics.set(name, { topic, from, to, hits: (topics.get(name)?.hits ?? 0) + 1 })
    }
    for (const severityOf of [sanctionsSeverity, exposureSeverity]) {
      const [from, to] = [severityOf(hit, before), severityOf(hit, after)]
      if (from === to) continue
      if (from !== null) lost[from]++
      if (to !== null) gained[to]++
    }
  }
  if (topics.size === 0) return { topics: [], gained, lost, checks: [], becomes: null }

  const was = verdictOfInput(input).verification
  const judged = { version: input.screeningThresholds?.version ?? 0, scores: after }
  const reports = input.amlScreening === undefined ? {} : { amlScreening: partyReports(input.screening, after) }
  const would = verdictOfInput({ ...input, ...reports, screeningThresholds: judged }).verification
  return {
    ...{ topics: [...topics.values()], gained, lost },
    checks: checkChanges(was.checks, would.checks).filter(({ words }) => !words),
    becomes: was.passed === would.passed ? null : would.passed ? 'passed' : 'failed',
  }
}
