import type { JobContext } from '../../src/jobs/job.ts'
import { KeptLog } from './server.ts'

/** What a job is run with while nobody asks the process to stop; the log is kept to look at. */
export function jobContext(): JobContext & { readonly log: KeptLog } {
  return { log: new KeptLog(), stopping: new AbortController().signal }
}
