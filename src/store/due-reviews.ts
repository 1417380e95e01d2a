import { sql, type Transaction } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { confinedEnvironment } from './confinement.ts'
import type { Tables } from './tables.ts'

/** An open case whose next review is due. */
export interface DueReview {
  readonly caseId: string
  readonly environment: Environment
  readonly reference: string
  readonly kind: string | null
  /** YYYY-MM-DD. */
  readonly nextReviewDue: string
}

/** The open cases of a workspace whose next review is due on `today` or before, the longest overdue first. */
export async function dueReviews(
  tx: Transaction<Tables>,
  tenantId: string,
  of: {
    /** YYYY-MM-DD. */
    readonly today: string
    /** Only those that the workspace was not notified of. */
    readonly unnotified: boolean
    readonly limit: number
  },
): Promise<readonly DueReview[]> {
  let query = tx
    .selectFrom('kyc_case')
    .select(['id', 'environment', 'reference', 'kind', 'next_review_due'])
    .where('tenant_id', '=', tenantId)
    .where('closed_at', 'is', null)
    .where('next_review_due', '<=', of.today)
  const environment = confinedEnvironment()
  if (environment !== null) query = query.where('environment', '=', environment)
  if (of.unnotified) query = query.where(sql<boolean>`review_notified is distinct from next_review_due`)
  const rows = await query.orderBy('next_review_due').orderBy('id').limit(of.limit).execute()
  return rows.flatMap(({ id, environment, reference, kind, next_review_due: due }) =>
    due === null ? [] : [{ caseId: id, environment: named(environment), reference, kind, nextReviewDue: due }],
  )
}

/**
 * Marks a due day as notified and locks the case until the transaction ends. Returns false when another process was faster, or
 * when the case was reviewed, closed or erased meanwhile.
 */
export async function markNotified(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, nextReviewDue }: Pick<DueReview, 'caseId' | 'nextReviewDue'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ review_notified: nextReviewDue })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .where('next_review_due', '=', nextReviewDue)
    .where(sql<boolean>`review_notified is distinct from next_review_due`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function named(environment: string): Environment {
  return environment === 'production' ? 'production' : 'sandbox'
}
