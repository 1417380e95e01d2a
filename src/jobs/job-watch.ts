import { secondsSince, type Metrics } from '../ports/metrics.ts'
import type { Job } from './job.ts'

/** The state of one job in this process. */
export interface JobState {
  readonly name: string
  readonly lastOutcome: 'done' | 'failed' | 'not_run_yet'
  /** Seconds since it should have succeeded again; 0 while it is on time. */
  readonly lateSeconds: number
}

interface Watched {
  readonly job: Job
  lastOutcome: JobState['lastOutcome']
  /** Of `performance.now()`: the last success, or when the watch began. */
  succeededAt: number
}

/** Records how the runs of the jobs end, for metrics and readiness. */
export class JobWatch {
  readonly #metrics: Metrics
  readonly #watched = new Map<string, Watched>()

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  /** Starts to watch a job. */
  add(job: Job): void {
    const watched: Watched = { job, lastOutcome: 'not_run_yet', succeededAt: performance.now() }
    this.#watched.set(job.name, watched)
    this.#metrics.gauge('gatehouse_job_late_seconds', { job: job.name }, () => lateSeconds(watched))
  }

  /** Records the end of a run; `startedAt` is of `performance.now()`. */
  ended(job: Job, outcome: 'done' | 'failed', startedAt: number): void {
    this.#metrics.observe('gatehouse_job_duration_seconds', { job: job.name, outcome }, secondsSince(startedAt))
    const watched = this.#watched.get(job.name)
    if (watched === undefined) return
    watched.lastOutcome = outcome
    if (outcome === 'done') watched.succeededAt = performance.now()
  }

  /** The states of the jobs of this process. */
  states(): readonly JobState[] {
    return [...this.#watched.values()].map((watched) => ({
      name: watched.job.name,
      lastOutcome: watched.lastOutcome,
      lateSeconds: lateSeconds(watched),
    }))
  }
}

function lateSeconds({ job, succeededAt }: Watched): number {
  return Math.max(0, secondsSince(succeededAt) - job.pauseMs / 1000)
}
