import type { RatedContext } from '../checks/definition/contexts.ts'
import { addMonths } from '../values/dates.ts'

/**
 * The day by which the client is to be reviewed, null when no review follows: the months of the client's level, counted from the
 * day of the verdict that accepted or reviewed the client, else from the last review. A failed verdict accepts and reviews
 * nobody: the review that the last one made due stays due. PCMLTFR s. 123.1; docs/rules/verdict.md#next-review.
 */
export function nextReviewDue(passed: boolean, { profile, purpose, pack, level, asOf }: RatedContext): string | null {
  const { last_review_date: lastReview } = profile.values
  const isReviewed = passed && (purpose === 'periodic_review' || lastReview === undefined)
  const from = isReviewed ? asOf : lastReview
  return from === undefined ? null : addMonths(from, pack.reviewMonths[level])
}
