import type { Job } from './job.ts'

/** Does what a server's autovacuum does, for an embedded database, which has none. On a server it does nothing. */
export const tidyStore: Job = {
  name: 'tidy-store',
  pauseMs: 10_000,
  run: ({ store }, { stopping }) => store.tidy(stopping),
}
