import type { Job } from './job.ts'

/** Sends the deliveries that are due; what was just committed is sent without waiting for it. At a stop it ends what it sends. */
export const deliverWebhooks: Job = {
  name: 'deliver-webhooks',
  pauseMs: 1_000,
  run: ({ deliveries }, { stopping }) => (stopping.aborted ? deliveries.drain() : deliveries.poll()),
}
