import { purgePeople } from '../store/purge-people.ts'
import { purgeAttempts } from '../store/sign-in-attempts.ts'
import { purgeRateWindows as forget } from '../store/system.ts'
import type { Job } from './job.ts'

/** Longer than the longest window, which counts mails by the hour (operations/eid/mail-limits.ts). */
const keptMs = 65 * 60_000

/** Longer than wrong passwords are counted (operations/people/sign-in-limits.ts). */
const attemptsKeptMs = 25 * 3_600_000

/** Ended sessions, links and addresses of invitations. docs/console.md#sessions. */
const peopleKeptMs = 30 * 24 * 3_600_000

/** Deletes old rate limit windows, counts of wrong passwords, and what is left of ended sessions, links and invitations. */
export const purgeRateWindows: Job = {
  name: 'forget-rate-windows',
  pauseMs: 60_000,
  async run({ store, clock }) {
    const now = clock.now().getTime()
    await forget(store, new Date(now - keptMs))
    await purgeAttempts(store, new Date(now - attemptsKeptMs))
    await purgePeople(store, new Date(now - peopleKeptMs))
  },
}
