import type { Metrics } from '../../ports/metrics.ts'
import { unchainedBacklog } from '../../store/audit-chain.ts'
import type { Services } from '../services.ts'

/** Registers the metrics of audit entries that are not in a chain yet. Both gauges share one query. */
export function gaugeBacklog(metrics: Metrics, { store, clock }: Pick<Services, 'store' | 'clock'>): void {
  let asking: ReturnType<typeof unchainedBacklog> | null = null
  const backlog = () => (asking ??= unchainedBacklog(store).finally(() => (asking = null)))
  metrics.gauge('gatehouse_audit_unsealed_entries', {}, async () => (await backlog()).entries)
  metrics.gauge('gatehouse_audit_unsealed_age_seconds', {}, async () => {
    const { oldestAt } = await backlog()
    return oldestAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestAt.getTime()) / 1000)
  })
}
