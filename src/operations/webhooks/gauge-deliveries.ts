import type { Metrics } from '../../ports/metrics.ts'
import { webhookBacklog } from '../../store/webhook-endpoints.ts'
import type { Services } from '../services.ts'
import type { Dispatcher } from './dispatcher.ts'

/** Registers the metrics of deliveries in flight in this process and of all due deliveries. */
export function gaugeDeliveries(
  metrics: Metrics,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  dispatcher: Pick<Dispatcher, 'sending'>,
): void {
  const backlog = () => webhookBacklog(store, clock.now())
  metrics.gauge('gatehouse_webhook_sending', {}, () => dispatcher.sending())
  metrics.gauge('gatehouse_webhook_due', {}, async () => (await backlog()).waiting)
  metrics.gauge('gatehouse_webhook_failing_endpoints', {}, async () => (await backlog()).failingEndpoints)
  metrics.gauge('gatehouse_webhook_due_age_seconds', {}, async () => {
    const { oldestDueAt } = await backlog()
    return oldestDueAt === null ? 0 : Math.max(0, (clock.now().getTime() - oldestDueAt.getTime()) / 1000)
  })
}
