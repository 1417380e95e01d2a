import { switchOffAfter } from '../../domain/webhooks/delivery.ts'
import type { Log } from '../../ports/log.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { failingEndpoints, switchOffFailing } from '../../store/failing-endpoints.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'

const dayMs = 86_400_000

/**
 * Switches off endpoints without a successful delivery for the days of the setting and with at least 50 failed deliveries; does
 * nothing without the setting. Their deliveries, also of new events, wait. docs/webhooks.md#switching-off.
 */
export async function switchOffFailingEndpoints(
  { store, clock, webhooksOffAfterDays }: Pick<Services, 'store' | 'clock' | 'webhooksOffAfterDays'>,
  log: Log,
): Promise<void> {
  if (webhooksOffAfterDays === null) return
  const at = clock.now()
  const failing = {
    since: new Date(at.getTime() - webhooksOffAfterDays * dayMs),
    failedDeliveries: switchOffAfter.failedDeliveries,
  }
  for (const { tenantId, id } of await failingEndpoints(store, failing)) {
    const off = await withTenant(store.app, tenantId, async (tx) => {
      if (!(await switchOffFailing(tx, { tenantId, id }, failing))) return false
      const act = { tenantId, at, action: 'webhook.switched_off', objectId: id, reason: 'failing' } as const
      await insertAuditEntry(tx, { ...act, actor: { type: 'job', id: 'switch-off-endpoints' } })
      return true
    })
    if (off) log.warn('a webhook endpoint that fails was switched off', { tenant_id: tenantId, endpoint_id: id })
  }
}
