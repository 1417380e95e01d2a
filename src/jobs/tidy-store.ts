import type { Job } from './job.ts'

/** Does the work of autovacuum for an embedded database, and on a server before autovacuum's first run. */
export const tidyStore: Job = {
  name: 'tidy-store',
  pauseMs: 10_000,
  run: ({ store }, { stopping }) => store.tidy(stopping),
}
