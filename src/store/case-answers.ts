import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The sealed answers of the verdicts of a case, the newest first; empty once erased. */
export function caseAnswers(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, limit }: { readonly caseId: string; readonly limit: number },
): Promise<readonly { readonly id: string; readonly answer: Buffer }[]> {
  return tx
    .selectFrom('verdict')
    .select(['id', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
