import type { Store } from '../../store/store.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import type { StoredBankConnection } from '../../store/bank-connections.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'

/** One entry stands for the readings of a key in one hour: a partner reads an account page by page. docs/rules/bank.md#audit. */
const coveredMs = 3_600_000
/** Readings that are known to be recorded; the oldest is forgotten first, and then recorded once more. */
const readingsMax = 10_000

const recorded = new WeakMap<Store, Map<string, number>>()

/** Records that a key read a connection, before it is answered. At most one entry an hour, key, connection and process. */
export async function auditReading(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  caller: Caller,
  { id, caseId }: Pick<StoredBankConnection, 'id' | 'caseId'>,
): Promise<void> {
  const { tenantId, keyId, requestId } = caller
  const at = clock.now()
  const hour = Math.floor(at.getTime() / coveredMs)
  const hours = recorded.get(store) ?? new Map<string, number>()
  recorded.set(store, hours)
  const reading = `${keyId}/${id}`
  if (hours.get(reading) === hour) return
  await withTenant(store.app, tenantId, (tx) =>
    insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'bank.read', objectId: id, requestId },
      actor: { type: 'key', id: keyId },
      ...(caseId === null ? {} : { caseId }),
    }),
  )
  hours.delete(reading)
  hours.set(reading, hour)
  const [oldest] = hours.keys()
  if (hours.size > readingsMax && oldest !== undefined) hours.delete(oldest)
}
