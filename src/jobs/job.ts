import type { Services } from '../operations/services.ts'
import type { Log } from '../ports/log.ts'

/** Work nobody waits for, run again and again with a pause between. It must survive being run by several processes at once. */
export interface Job {
  readonly name: string
  readonly pauseMs: number
  run(services: Services, context: JobContext): Promise<void>
}

export interface JobContext {
  readonly log: Log
  /** Aborted once the process is asked to stop: a long run ends at its next page, and the last run does nothing long. */
  readonly stopping: AbortSignal
}
