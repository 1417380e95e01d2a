import { purgeEid as purge } from '../operations/eid/purge.ts'
import type { Job } from './job.ts'

/** Deletes what eID checks leave behind, when its time is over. docs/rules/eid.md#retention. */
export const purgeEid: Job = {
  name: 'purge-eid',
  pauseMs: 60 * 60_000,
  async run(services, { log, stopping }) {
    const { sessions, mails, requests } = await purge(services, stopping)
    const count = sessions + mails + requests
    if (count > 0) log.info('ended eID checks, sessions and mail purged', { count })
  },
}
