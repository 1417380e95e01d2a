import { deleteDataKeys } from './data-keys.ts'
import { eraseIdempotentAnswers } from './idempotent-calls.ts'
import type { TenantTransaction } from './tenant.ts'

/** A request that belongs to no case and has ended. */
export interface EndedRequest {
  readonly key: number
  /** Its name in the audit trail. */
  readonly id: string
  readonly blobKey: string | null
}

/** Requests without a case that ended before a moment, at most `limit`. Those of a case are erased with it. */
export async function endedRequests(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
  limit: number,
): Promise<readonly EndedRequest[]> {
  const rows = await tx
    .selectFrom('eid_request')
    .select(['key', 'id', 'report_blob_key'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', 'is', null)
    .where('finished_at', '<', before)
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ key: row.key, id: row.id, blobKey: row.report_blob_key }))
}

/** Deletes a request without a case, and its data key. Returns false when another process has done so. */
export async function deleteEidRequest(tx: TenantTransaction, tenantId: string, key: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('eid_request')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('case_id', 'is', null)
    .returning(['data_key_id', 'id'])
    .execute()
  const keys = deleted.map((row) => row.data_key_id)
  await deleteDataKeys(tx, tenantId, keys)
  for (const { id } of deleted) await eraseIdempotentAnswers(tx, tenantId, id)
  return deleted.length > 0
}
