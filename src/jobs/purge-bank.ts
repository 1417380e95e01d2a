import { purgeBank as purge } from '../operations/bank/purge.ts'
import type { Job } from './job.ts'

/** Deletes bank connections without a case when their time is over. docs/rules/bank.md#retention. */
export const purgeBank: Job = {
  name: 'purge-bank',
  pauseMs: 60 * 60_000,
  async run(services, { log, stopping }) {
    const count = await purge(services, stopping)
    if (count > 0) log.info('ended bank connections purged', { count })
  },
}
