import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { ScreenedParty, ScreeningHit } from './result.ts'

/** Lowest score at which a hit blocks. domain checks `screening:sanctions`, `screening:pep`: 85. */
export const strongScoreMin = 850
/** Lowest score at which a hit is shown to a person. domain checks `screening:sanctions`: 75. */
export const reviewScoreMin = 750

/** The severity of a hit in the checks of one rule; null when the rule ignores it. */
export type HitSeverity = 'critical' | 'warning' | null

/**
 * What a hit comes to in `screening:sanctions`. Only a sanctioned entry blocks, with a strong score that neither a birth
 * year, country or kind contradicts nor a weak alias alone carries (OFAC FAQ 123 does not expect weak aliases to be
 * screened). Entries listed for something else that is no political exposure, such as a debarment, are shown.
 */
export function sanctionsSeverity({ topics, score, contradicted, matchedNameKind }: ScreeningHit): HitSeverity {
  const isSanctioned = topics.includes('sanction')
  const isExposureAlone = topics.length > 0 && topics.every((topic) => topic === 'pep' || topic === 'rca')
  if (score < reviewScoreMin || isExposureAlone) return null
  const blocks = isSanctioned && score >= strongScoreMin && !contradicted && matchedNameKind !== 'weak'
  return blocks ? 'critical' : 'warning'
}

/** What a hit comes to in `screening:pep`: politically exposed persons, their family and associates. */
export function exposureSeverity({ topics, score, contradicted }: ScreeningHit): HitSeverity {
  const isExposed = topics.includes('pep') || topics.includes('rca')
  return isExposed && score >= strongScoreMin && !contradicted ? 'warning' : null
}

/**
 * The hit that a check of a party names: the most severe, of those the one shown first; null when none comes to anything.
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

/** Hits as they are shown: Canadian lists first for a Canadian pack, otherwise best first as they came. */
export function hitsInOrder(hits: readonly ScreeningHit[], { country }: PolicyPack): readonly ScreeningHit[] {
  if (country !== 'CA') return hits
  const isCanadian = ({ listId }: ScreeningHit) => listId.startsWith('ca_')
  return [...hits.filter(isCanadian), ...hits.filter((hit) => !isCanadian(hit))]
}

/** A score as sentences show it: a tenth, rounded down, so that 849 never reads as 85. */
export function shownScore(score: number): number {
  return Math.floor(score / 10)
}
