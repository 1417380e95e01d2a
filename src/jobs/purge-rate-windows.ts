import { purgeRateWindows as forget } from '../store/system.ts'
import type { Job } from './job.ts'

/** Longer than the longest window, which counts mails by the hour (operations/eid/mail-limits.ts). */
const keptMs = 65 * 60_000

/** Deletes old rate limit windows. */
export const purgeRateWindows: Job = {
  name: 'forget-rate-windows',
  pauseMs: 60_000,
  run: ({ store, clock }) => forget(store, new Date(clock.now().getTime() - keptMs)),
}
