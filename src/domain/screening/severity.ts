import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { ListedTopic, ScreenedParty, ScreeningHit } from './result.ts'
import { thresholdMin, type ScreeningThresholds } from './thresholds.ts'

/** Lowest score of a hit in adverse media that counts; it has no threshold of its own. docs/adverse-media.md#what-counts. */
const mediaScoreMin = 850

/** The severity of a hit in the checks of one rule; null when the rule ignores it. */
export type HitSeverity = 'critical' | 'warning' | null

/** What the severity of a hit depends on. */
export type Weighed = Pick<ScreeningHit, 'topics' | 'score' | 'contradicted' | 'matchedNameKind'>

/**
 * The severity that one topic of an entry gives a hit; null when its score is too low or the entry does not have the topic. A hit
 * blocks from the topic's critical score on, unless something contradicts or the matched name is a weak alias (OFAC FAQ 123 does not
 * expect weak aliases to be screened).
 */
export function severityOfTopic(hit: Weighed, topic: ListedTopic, thresholds: ScreeningThresholds): HitSeverity {
  if (topic === 'adverse_media' || !hit.topics.includes(topic)) return null
  const { score, contradicted, matchedNameKind } = hit
  // Political exposure under another birth date or country is another person's.
  if (isExposure(topic) && contradicted) return null
  const { critical, warning } = thresholds[topic]
  if (critical !== null && score >= critical && !contradicted && matchedNameKind !== 'weak') return 'critical'
  return score >= warning ? 'warning' : null
}

/**
 * The severity of a hit in `screening:sanctions`: that of the gravest of its topics. Political exposure alone is not a sanction; an
 * entry without a topic is a warning from the lowest score on. Adverse media are none either.
 */
export function sanctionsSeverity(hit: Weighed, thresholds: ScreeningThresholds): HitSeverity {
  if (hit.topics.length === 0) return hit.score >= thresholdMin ? 'warning' : null
  return gravest(hit, (topic) => !isExposure(topic), thresholds)
}

/** The severity of a hit in `screening:pep`: politically exposed persons, their family and associates. */
export function exposureSeverity(hit: Weighed, thresholds: ScreeningThresholds): HitSeverity {
  return gravest(hit, isExposure, thresholds)
}

/** The highest severity of a hit in any rule. */
export function hitSeverity(hit: Weighed, thresholds: ScreeningThresholds): HitSeverity {
  return gravest(hit, () => true, thresholds) ?? sanctionsSeverity(hit, thresholds) ?? mediaSeverity(hit)
}

/**
 * The severity of a hit in `screening:adverse_media`, a warning at most: an article names somebody, and many people share a name.
 * docs/adverse-media.md#what-counts.
 */
export function mediaSeverity({ topics, score, contradicted }: Weighed): HitSeverity {
  return topics.includes('adverse_media') && score >= mediaScoreMin && !contradicted ? 'warning' : null
}

/** True for a hit that fails a check while it is open; others are evidence only. */
export function countsInCheck(hit: Weighed, thresholds: ScreeningThresholds): boolean {
  return hitSeverity(hit, thresholds) !== null
}

/**
 * The hit that a check of a party names: the first of the most severe; null when no hit has a severity.
 */
export function worstHit(
  { hits }: ScreenedParty,
  pack: PolicyPack,
  severityOf: (hit: ScreeningHit) => HitSeverity,
): { readonly hit: ScreeningHit; readonly severity: Exclude<HitSeverity, null> } | null {
  const shown = hitsInOrder(hits, pack)
  for (const severity of ['critical', 'warning'] as const) {
    const hit = shown.find((candidate) => severityOf(candidate) === severity)
    if (hit !== undefined) return { hit, severity }
  }
  return null
}

/** Hits in display order: Canadian lists first for a Canadian pack, else best first. */
export function hitsInOrder(hits: readonly ScreeningHit[], { country }: PolicyPack): readonly ScreeningHit[] {
  if (country !== 'CA') return hits
  const isCanadian = ({ listId }: ScreeningHit) => listId.startsWith('ca_')
  return [...hits.filter(isCanadian), ...hits.filter((hit) => !isCanadian(hit))]
}

function gravest(hit: Weighed, counts: (topic: ListedTopic) => boolean, thresholds: ScreeningThresholds): HitSeverity {
  const severities = hit.topics.map((topic) => (counts(topic) ? severityOfTopic(hit, topic, thresholds) : null))
  return severities.includes('critical') ? 'critical' : severities.includes('warning') ? 'warning' : null
}

function isExposure(topic: ListedTopic): boolean {
  return topic === 'pep' || topic === 'rca'
}

/** A score as sentences show it: a tenth, rounded down, so that 849 is not shown as 85. */
export function shownScore(score: number): number {
  return Math.floor(score / 10)
}
