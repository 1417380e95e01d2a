import type { Job } from './job.ts'

/** Sends the deliveries that are due; new ones are sent at once without this job. At a stop it waits for those in flight. */
export const deliverWebhooks: Job = {
  name: 'deliver-webhooks',
  pauseMs: 1_000,
  run: ({ deliveries }, { stopping }) => (stopping.aborted ? deliveries.drain() : deliveries.poll()),
}
