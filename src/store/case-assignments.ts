import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Who a case is assigned to. */
export interface StoredAssignment {
  /** Sealed: the assignee, and who assigned it when. */
  readonly assignment: Buffer
  /** domain/crypto/search-index.ts. */
  readonly term: Buffer
}

/** The assignment of a case; null: to nobody. Lock the case first. */
export async function findAssignment(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<StoredAssignment | null> {
  const row = await tx
    .selectFrom('kyc_case')
    .select(['assignment', 'assignee_term'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .executeTakeFirst()
  const { assignment = null, assignee_term: term = null } = row ?? {}
  return assignment === null || term === null ? null : { assignment, term }
}

/** Assigns a case, or takes it from everybody. Store the data key in the same transaction. */
export async function setAssignment(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, to }: { readonly caseId: string; readonly to: StoredAssignment | null },
): Promise<void> {
  await tx
    .updateTable('kyc_case')
    .set({ assignment: to?.assignment ?? null, assignee_term: to?.term ?? null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .execute()
}
