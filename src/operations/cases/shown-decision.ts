import type { HitDecision } from '../../contract/case-hits.ts'
import type { OpenedDecision } from '../screening/cleared-hits.ts'

/** A decision on a hit, as the API shows it. */
export function shownDecision({ hit, reviewers = [], reason, reference, waiting }: OpenedDecision): HitDecision {
  return {
    state: waiting ? 'waiting' : 'cleared',
    applies_to: hit.appliesTo ?? 'case',
    reviewers: [...reviewers],
    reason,
    expires: hit.expiresOn,
    decided_at: hit.clearedAt ?? '',
    reference,
  }
}
