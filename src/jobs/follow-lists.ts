import { followLists as follow } from '../operations/screening/follow-lists.ts'
import type { Job } from './job.ts'

/** Loads lists that another process or a command made active. */
export const followLists: Job = {
  name: 'follow-lists',
  pauseMs: 5_000,
  async run(services, { log, stopping }) {
    if (stopping.aborted) return
    const before = services.lists.active()?.id
    await follow(services)
    const active = services.lists.active()
    if (active !== null && active.id !== before) log.info('screening lists are in use', { count: active.lists.length })
  },
}
