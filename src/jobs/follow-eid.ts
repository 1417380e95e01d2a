import { followEidRequests } from '../operations/eid/follow.ts'
import type { Job } from './job.ts'

/** Records the results of eID checks and copies their reports, also when nobody polls. docs/rules/eid.md#following. */
export const followEid: Job = {
  name: 'follow-eid',
  pauseMs: 5_000,
  run: (services, context) => followEidRequests(services, context),
}
