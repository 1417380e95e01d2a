import type { Services } from '../operations/services.ts'

/** Work nobody waits for, run again and again with a pause between. It must survive being run by several processes at once. */
export interface Job {
  readonly name: string
  readonly pauseMs: number
  run(services: Services): Promise<void>
}
