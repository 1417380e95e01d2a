import { secondsSince, type Metrics } from '../../ports/metrics.ts'
import type { ReadOutcome } from '../../ports/reader.ts'
import type { ReaderChild } from './reader-child.ts'

/** Events of the pool that are measured. `queuedAt` is of `performance.now()`. */
export interface ReaderMeter {
  /** A file left the queue for a child. */
  begun(queuedAt: number): void
  settled(outcome: ReadOutcome, queuedAt: number): void
  /** A file ended its child. */
  restarted(cause: 'crash' | 'deadline' | 'memory'): void
  /** A child reached its number of files or its memory. */
  recycled(): void
}

/** Current state of the pool. */
export interface PoolView {
  queued(): number
  busy(): number
  children(): readonly ReaderChild[]
}

/** Reports the pool to `metrics`; gauges are read on demand. docs/operations.md. */
export function meterReader(metrics: Metrics, pool: PoolView): ReaderMeter {
  const children = (ready: boolean) => pool.children().filter((child) => child.ready === ready).length
  metrics.gauge('gatehouse_reader_queued_files', {}, () => pool.queued())
  metrics.gauge('gatehouse_reader_children', { state: 'busy' }, () => pool.busy())
  metrics.gauge('gatehouse_reader_children', { state: 'ready' }, () => children(true))
  metrics.gauge('gatehouse_reader_children', { state: 'starting' }, () => children(false))
  metrics.gauge('gatehouse_reader_resident_bytes', {}, async () => {
    const sizes = await Promise.all(pool.children().map((child) => child.residentBytes()))
    return sizes.reduce((sum, size) => sum + size, 0)
  })
  return {
    begun: (queuedAt) => metrics.observe('gatehouse_reader_wait_seconds', {}, secondsSince(queuedAt)),
    settled(outcome, queuedAt) {
      const labels = { outcome: outcome.status === 'read' ? 'read' : outcome.cause }
      metrics.observe('gatehouse_reader_file_duration_seconds', labels, secondsSince(queuedAt))
    },
    restarted: (cause) => metrics.count('gatehouse_reader_restarts_total', { cause }),
    recycled: () => metrics.count('gatehouse_reader_recycles_total', {}),
  }
}
