import { deleteSessions } from './eid-sessions.ts'
import { cancelMails } from './mails.ts'
import type { TenantTransaction } from './tenant.ts'

/** The value of an erased column. */
const erased = Buffer.alloc(0)

/**
 * Empties the eID requests of a case whose data keys are destroyed, with their mail and sandbox sessions. A pending one counts as
 * replaced, so that it is cancelled at its provider.
 */
export async function eraseEidRequests(
  tx: TenantTransaction,
  tenantId: string,
  caseId: string,
  at: Date,
): Promise<void> {
  const requests = await tx
    .updateTable('eid_request')
    .set({ asked: erased })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .returning(['key', 'provider', 'provider_ref', 'state'])
    .execute()
  const refs = requests.flatMap((request) => (request.provider === 'sandbox' ? [request.provider_ref] : []))
  await deleteSessions(tx, tenantId, refs)
  for (const { key, state } of requests) {
    await cancelMails(tx, tenantId, key, at)
    // One that was replaced before keeps its time: it may still have to be cancelled.
    if (state === 'replaced') continue
    const ended =
      state === 'pending' ? { state: 'replaced', due_at: at, finished_at: at } : { result: erased, due_at: null }
    await tx.updateTable('eid_request').set(ended).where('tenant_id', '=', tenantId).where('key', '=', key).execute()
  }
}

/** Blob keys of the reports of erased requests of a case. */
export async function erasedReportKeys(
  tx: TenantTransaction,
  tenantId: string,
  caseId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('eid_request')
    .select('report_blob_key')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('asked', '=', erased)
    .execute()
  return rows.flatMap(({ report_blob_key: key }) => key ?? [])
}
