import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { daysBetween } from '../../domain/values/dates.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { dueReviews, type DueReview } from '../../store/due-reviews.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { listingOf } from '../audit/case-acts.ts'
import { dayOf } from '../reviews/notify-due.ts'
import type { OperatorOperation } from './operation.ts'

/** Most cases listed, the longest overdue first. */
export const dueReviewsMax = 100

const ListDue = Type.Object({ workspace_id: Type.Optional(Type.String()) })

/**
 * Open cases whose next review is due, the longest overdue first whatever their workspace. Each workspace with listed cases gets an audit entry first.
 * docs/rules/verdict.md#next-review.
 */
export const listDueReviews: OperatorOperation<typeof ListDue, readonly ShownReview[]> = {
  name: 'cases.due',
  input: ListDue,
  async run({ store, clock }, { workspace_id: wanted }) {
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const today = dayOf({ clock })
    const listed: ShownReview[] = []
    for (const { id } of workspaces) {
      const due = await withTenant(store.app, id, async (tx) => {
        const found = await dueReviews(tx, id, { today, unnotified: false, limit: dueReviewsMax })
        if (found.length > 0) await insertAuditEntry(tx, listingOf(id, clock.now()))
        return found
      })
      listed.push(...due.map((review) => shown(id, review, today)))
    }
    listed.sort((a, b) => b.days_overdue - a.days_overdue || (a.id < b.id ? -1 : 1))
    return listed.slice(0, dueReviewsMax)
  },
}

/** A due review in `--json` output. */
type ShownReview = ReturnType<typeof shown>

function shown(workspaceId: string, review: DueReview, today: string) {
  return {
    id: review.caseId,
    workspace_id: workspaceId,
    environment: review.environment,
    reference: review.reference,
    kind: review.kind,
    next_review_due: review.nextReviewDue,
    days_overdue: daysBetween(review.nextReviewDue, today),
  }
}
