import { lockNaming } from '../policy-packs/definition/locked-rules.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { ListedTopic } from './result.ts'

/** The topics of an entry that have thresholds, the gravest first. docs/screening.md#thresholds. */
export const thresholdTopics = [
  'sanction',
  'wanted',
  'debarment',
  'pep',
  'rca',
] as const satisfies readonly ListedTopic[]

export type ThresholdTopic = (typeof thresholdTopics)[number]

/** The lowest scores, 0 to 1000, from which a hit on an entry of a topic counts. */
export interface TopicThresholds {
  /** The lowest score of a hit that blocks; null: no hit of the topic blocks. Not below `warning`. */
  readonly critical: number | null
  /** The lowest score of a hit for review. */
  readonly warning: number
}

/** The thresholds of every topic. */
export type ScreeningThresholds = Readonly<Record<ThresholdTopic, TopicThresholds>>

/** The thresholds of a workspace as a verdict was reached with them. */
export interface JudgedThresholds {
  /** The version of the workspace's thresholds. */
  readonly version: number
  /** As they counted: none that the policy's locks hold is above the default. */
  readonly scores: ScreeningThresholds
}

/** The lowest score that the name engine returns, and the lowest threshold. docs/screening.md#thresholds. */
export const thresholdMin = 750
/** The highest thresholds that a workspace can set. docs/screening.md#thresholds. */
export const thresholdMax = { critical: 950, warning: 900 } as const

/** What counts where a workspace has set nothing. docs/operations.md#hits-of-the-screening. */
export const defaultThresholds: ScreeningThresholds = {
  sanction: { critical: 850, warning: 750 },
  wanted: { critical: null, warning: 750 },
  debarment: { critical: null, warning: 750 },
  pep: { critical: null, warning: 850 },
  rca: { critical: null, warning: 850 },
}

/** One threshold of one topic. */
export interface ThresholdFault {
  readonly topic: ThresholdTopic
  readonly of: keyof TopicThresholds
  /** What is wrong, for people. */
  readonly message: string
}

/**
 * Why thresholds cannot be set, in the order of the topics. A threshold above the default lets hits pass that would count: it is
 * refused where a lock or a law holds its check under one of the packs, and elsewhere unless `overrides`.
 */
export function thresholdFaults(
  scores: ScreeningThresholds,
  { packs, overrides }: { readonly packs: readonly PolicyPack[]; readonly overrides: boolean },
): readonly ThresholdFault[] {
  return thresholdTopics.flatMap((topic) => [
    ...boundFaults(topic, scores[topic]),
    ...loosenedParts(topic, scores[topic]).flatMap((of): readonly ThresholdFault[] => {
      const holder = packs.map((pack) => holderOf(topic, pack)).find((found) => found !== null)
      if (holder !== undefined && holder !== null) {
        return [{ topic, of, message: `is above the default of ${shownDefault(topic, of)}, which ${holder} holds` }]
      }
      if (overrides) return []
      return [{ topic, of, message: `is above the default of ${shownDefault(topic, of)}: confirm that hits may pass` }]
    }),
  ])
}

/** Whether a threshold is above the product's default. */
export function isLoosened(scores: ScreeningThresholds): boolean {
  return thresholdTopics.some((topic) => loosenedParts(topic, scores[topic]).length > 0)
}

/** The topics on which two sets of thresholds differ. */
export function changedTopics(a: ScreeningThresholds, b: ScreeningThresholds): readonly ThresholdTopic[] {
  return thresholdTopics.filter(
    (topic) => a[topic].critical !== b[topic].critical || a[topic].warning !== b[topic].warning,
  )
}

/**
 * The thresholds as they count under a pack: of a topic whose check a lock or a law holds, none is above the default. A policy that
 * was published later is never weakened by thresholds that were set before. docs/policies.md#thresholds-of-the-screening.
 */
export function thresholdsUnder(pack: PolicyPack, scores: ScreeningThresholds): ScreeningThresholds {
  const under = (topic: ThresholdTopic): TopicThresholds => {
    if (holderOf(topic, pack) === null) return scores[topic]
    const { critical, warning } = defaultThresholds[topic]
    const lowest = Math.min(scores[topic].critical ?? Infinity, critical ?? Infinity)
    return {
      critical: lowest === Infinity ? null : lowest,
      warning: Math.min(scores[topic].warning, warning),
    }
  }
  return {
    sanction: under('sanction'),
    wanted: under('wanted'),
    debarment: under('debarment'),
    pep: under('pep'),
    rca: under('rca'),
  }
}

/** The check rule that a hit of a topic fails. */
export function ruleOfTopic(topic: ThresholdTopic): 'screening:sanctions' | 'screening:pep' {
  return topic === 'pep' || topic === 'rca' ? 'screening:pep' : 'screening:sanctions'
}

/** What holds the check of a topic under a pack, for people: a lock or a provision; null for nothing. */
function holderOf(topic: ThresholdTopic, { regime, locks, demanded }: PolicyPack): string | null {
  const rule = ruleOfTopic(topic)
  const law = demanded.rules[rule]?.source
  if (law !== undefined) return law
  const lock = lockNaming(rule)
  if (lock === null || !locks[lock === 'aml_pep' ? 'amlPep' : lock]) return null
  return `the lock ${lock} of ${regime}`
}

function boundFaults(topic: ThresholdTopic, { critical, warning }: TopicThresholds): readonly ThresholdFault[] {
  const faults: ThresholdFault[] = []
  const outside = (score: number, max: number) => score < thresholdMin || score > max
  const between = (max: number) => `must be from ${shown(thresholdMin)} to ${shown(max)}`
  if (outside(warning, thresholdMax.warning)) {
    faults.push({ topic, of: 'warning', message: between(thresholdMax.warning) })
  }
  if (critical === null) {
    if (topic === 'sanction') faults.push({ topic, of: 'critical', message: 'must be a score: sanctions block' })
  } else if (outside(critical, thresholdMax.critical)) {
    faults.push({ topic, of: 'critical', message: between(thresholdMax.critical) })
  } else if (critical < warning) {
    faults.push({ topic, of: 'critical', message: 'must not be below the threshold of a warning' })
  }
  return faults
}

function loosenedParts(topic: ThresholdTopic, scores: TopicThresholds): readonly (keyof TopicThresholds)[] {
  // That nothing blocks is refused for sanctions by its bounds.
  const parts =
    topic === 'sanction' && scores.critical === null ? (['warning'] as const) : (['critical', 'warning'] as const)
  return parts.filter((of) => (scores[of] ?? Infinity) > (defaultThresholds[topic][of] ?? Infinity))
}

function shownDefault(topic: ThresholdTopic, of: keyof TopicThresholds): string {
  const score = defaultThresholds[topic][of]
  return score === null ? 'none' : shown(score)
}

function shown(score: number): string {
  return String(score / 10)
}
