import { sweepBlobs as sweep } from '../operations/erasing/sweep-blobs.ts'
import type { Job } from './job.ts'

/** Deletes blobs that interrupted calls left behind. */
export const sweepBlobs: Job = {
  name: 'sweep-blobs',
  pauseMs: 6 * 60 * 60_000,
  async run(services, { log, stopping }) {
    const { blobs, unfinished } = await sweep(services, stopping)
    if (blobs > 0) log.info('blobs without a row swept', { count: blobs })
    if (unfinished > 0) log.info('unfinished uploads swept', { count: unfinished })
  },
}
