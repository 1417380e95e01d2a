import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { ListedTopic, ScreenedParty, ScreeningHit } from './result.ts'

/** Lowest score of a hit that blocks. docs/reference/en/checks/screening-sanctions.md. */
export const strongScoreMin = 850
/** Lowest score of a hit for review. docs/reference/en/checks/screening-sanctions.md. */
export const reviewScoreMin = 750

/** The severity of a hit in the checks of one rule; null when the rule ignores it. */
export type HitSeverity = 'critical' | 'warning' | null

/** Topics that have a check of their own. */
const otherThanListed: readonly ListedTopic[] = ['pep', 'rca', 'adverse_media']

/** What the severity of a hit depends on. */
export type Weighed = Pick<ScreeningHit, 'topics' | 'score' | 'contradicted' | 'matchedNameKind'>

/**
 * The severity of a hit in `screening:sanctions`. A hit blocks when the entry is sanctioned, the score is strong, nothing
 * contradicts, and the matched name is no weak alias (OFAC FAQ 123 does not expect weak aliases to be screened). Other listings,
 * such as a debarment, are a warning; political exposure and adverse media alone are no sanction.
 */
export function sanctionsSeverity({ topics, score, contradicted, matchedNameKind }: Weighed): HitSeverity {
  const isSanctioned = topics.includes('sanction')
  const isOtherAlone = topics.length > 0 && topics.every((topic) => otherThanListed.includes(topic))
  if (score < reviewScoreMin || isOtherAlone) return null
  const blocks = isSanctioned && score >= strongScoreMin && !contradicted && matchedNameKind !== 'weak'
  return blocks ? 'critical' : 'warning'
}

/** The severity of a hit in `screening:pep`: politically exposed persons, their family and associates. */
export function exposureSeverity({ topics, score, contradicted }: Weighed): HitSeverity {
  const isExposed = topics.includes('pep') || topics.includes('rca')
  return isExposed && score >= strongScoreMin && !contradicted ? 'warning' : null
}

/**
 * The severity of a hit in `screening:adverse_media`, a warning at most: an article names somebody, and many people share a name.
 * docs/adverse-media.md#what-counts.
 */
export function mediaSeverity({ topics, score, contradicted }: Weighed): HitSeverity {
  return topics.includes('adverse_media') && score >= strongScoreMin && !contradicted ? 'warning' : null
}

/** True for a hit that fails a check while it is open; others are evidence only. */
export function countsInCheck(hit: Weighed): boolean {
  return (sanctionsSeverity(hit) ?? exposureSeverity(hit) ?? mediaSeverity(hit)) !== null
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

/** A score as sentences show it: a tenth, rounded down, so that 849 is not shown as 85. */
export function shownScore(score: number): number {
  return Math.floor(score / 10)
}
