import type { Metrics } from '../../ports/metrics.ts'
import { unsealedBacklog } from '../../store/audit-chain.ts'
import type { Services } from '../services.ts'

/** Lets the metrics read how much of the audit trail waits for its seal; one question to the store answers both. */
export function gaugeBacklog(metrics: Metrics, { store, clock }: Pick<Services, 'store' | 'clock'>): void {
  let asking: ReturnType<typeof unsealedBacklog> | null = null
  const backlog = () => (asking ??= unsealedBacklog(store).finally(() => (asking = null)))
  metrics.gauge('gatehouse_audit_unsealed_entries', {}, async () => (await backlog()).entries)
  metrics.gauge('gatehouse_audit_unsealed_age_seconds', {}, async () => {
    const { oldestAt } = await backlog()
    return oldestAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestAt.getTime()) / 1000)
  })
}
