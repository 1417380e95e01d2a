import { notifyDueReviews as notify } from '../operations/reviews/notify-due.ts'
import type { Job } from './job.ts'

/** Sends `kyc.review_due` for the cases whose next review is due. docs/webhooks.md#reviews. */
export const notifyDueReviews: Job = {
  name: 'notify-due-reviews',
  pauseMs: 5 * 60_000,
  async run(services, { log, stopping }) {
    const count = await notify(services, stopping)
    if (count > 0) log.info('reviews have come due', { count })
  },
}
