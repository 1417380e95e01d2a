import { insertAuditEntry } from '../../store/audit-entries.ts'
import { markClosed, type StoredCase } from '../../store/cases.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import type { OperatorServices } from '../services.ts'

/** Ends the relationship and starts the retention clock. Closing again changes nothing. docs/rules/privacy.md#retention. */
export async function closeStoredCase(
  { store, clock }: OperatorServices,
  { tenantId, id }: StoredCase,
  actOn: ActOnCase,
  inCommit?: (tx: TenantTransaction) => Promise<void>,
): Promise<void> {
  const at = clock.now()
  await withTenant(store.app, tenantId, async (tx) => {
    if (await markClosed(tx, tenantId, id, at)) await insertAuditEntry(tx, actOn('case.closed', at))
    await inCommit?.(tx)
  })
}
