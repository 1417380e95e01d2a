import { switchOffFailingEndpoints } from '../operations/webhooks/switch-off-failing.ts'
import type { Job } from './job.ts'

/**
 * Switches off webhook endpoints that have failed for the days of the operator's setting, if it is set.
 * docs/webhooks.md#switching-off.
 */
export const switchOffEndpoints: Job = {
  name: 'switch-off-endpoints',
  pauseMs: 60 * 60_000,
  run: (services, { log }) => switchOffFailingEndpoints(services, log),
}
