import { secondsSince, type Metrics } from '../ports/metrics.ts'
import type { Refusal } from '../contract/errors.ts'

interface Named {
  readonly id: string
}

/** Counts and times calls. The operation is null when no route matches. */
export interface CallMeter {
  began(): void
  refused(operation: Named | null, refusal: Refusal): void
  /** The caller disconnected before the answer. */
  abandoned(operation: Named | null): void
  /** `startedAt` is of `performance.now()`. */
  answered(operation: Named | null, status: number, startedAt: number): void
  /** The call was refused because the event loop is late. */
  shed(): void
}

/** Records calls as metrics, by operation id. */
export function meterCalls(metrics: Metrics): CallMeter {
  let inFlight = 0
  metrics.gauge('gatehouse_http_in_flight', {}, () => inFlight)
  const nameOf = (operation: Named | null): string => operation?.id ?? 'none'
  return {
    began: () => void inFlight++,
    refused: (operation, { code }) =>
      metrics.count('gatehouse_http_refusals_total', { operation: nameOf(operation), code }),
    abandoned(operation) {
      inFlight--
      metrics.count('gatehouse_http_abandoned_total', { operation: nameOf(operation) })
    },
    answered(operation, status, startedAt) {
      inFlight--
      const labels = { operation: nameOf(operation), status: String(status) }
      metrics.observe('gatehouse_http_request_duration_seconds', labels, secondsSince(startedAt))
    },
    shed: () => metrics.count('gatehouse_http_shed_total', {}),
  }
}
