import type { Job } from './job.ts'

/**
 * Keeps the write-ahead log of an embedded database short, which has no background checkpointer. Does nothing on a server.
 */
export const checkpointStore: Job = {
  name: 'checkpoint-store',
  pauseMs: 5 * 60_000,
  run: ({ store }) => store.checkpoint(),
}
