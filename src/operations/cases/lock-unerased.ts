import { errors } from '../../contract/errors.ts'
import { hasCaseDataKey } from '../../store/data-keys.ts'
import { lockCase } from '../../store/erasures.ts'
import type { TenantTransaction } from '../../store/tenant.ts'

/**
 * Locks a case until the transaction ends, to write about its client. Throws 404 `Case not found` when everything on it was erased:
 * nothing may be stored about erased data.
 */
export async function lockUnerased(tx: TenantTransaction, tenantId: string, caseId: string): Promise<void> {
  const found = await lockCase(tx, tenantId, caseId)
  if (found === null || !(await hasCaseDataKey(tx, tenantId, caseId))) throw errors.caseUnknown()
}
