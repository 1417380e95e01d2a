import { purgeRateWindows as forget } from '../store/system.ts'
import type { Job } from './job.ts'

const keptMs = 10 * 60_000

/** Deletes old rate limit windows. */
export const purgeRateWindows: Job = {
  name: 'forget-rate-windows',
  pauseMs: 60_000,
  run: ({ store, clock }) => forget(store, new Date(clock.now().getTime() - keptMs)),
}
