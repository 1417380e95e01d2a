import { deleteCalls } from '../store/api-calls.ts'
import type { Job } from './job.ts'

const dayMs = 86_400_000
/** Counts by hour are kept for 13 months, so that a month can be compared with that of a year before. */
const countsKeptDays = 400
/** Statements of one run; the next run goes on. */
const statementsMax = 200

/** Deletes calls of the API log when their days are over; all of them when the log is off. docs/operations.md#api-log. */
export const purgeCalls: Job = {
  name: 'purge-calls',
  pauseMs: 600_000,
  async run({ store, clock, apiLogDays }, { stopping }) {
    const now = clock.now().getTime()
    const before = {
      callsBefore: new Date(now - apiLogDays * dayMs),
      countsBefore: new Date(now - countsKeptDays * dayMs),
    }
    for (let done = 0; done < statementsMax && !stopping.aborted; done++) {
      if (!(await deleteCalls(store, before))) return
    }
  },
}
