import type { Job } from './job.ts'

/**
 * Keeps the write-ahead log of an embedded database short: one session in one process has no background checkpointer, so
 * the log would grow for as long as the process runs. On a server it does nothing.
 */
export const checkpointStore: Job = {
  name: 'checkpoint-store',
  pauseMs: 5 * 60_000,
  run: ({ store }) => store.checkpoint(),
}
