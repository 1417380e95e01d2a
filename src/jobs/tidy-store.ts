import type { Job } from './job.ts'

/** Does what a server's autovacuum does, for an embedded database, which has none, and on a server before its first turn. */
export const tidyStore: Job = {
  name: 'tidy-store',
  pauseMs: 10_000,
  run: ({ store }, { stopping }) => store.tidy(stopping),
}
