import { idempotencyHours } from '../operations/idempotency/run-once.ts'
import { purgeIdempotentCalls as purge } from '../store/idempotent-calls.ts'
import type { Job } from './job.ts'

/** Deletes Idempotency-Keys and their answers when their time is over. docs/api.md#idempotency-key. */
export const purgeIdempotentCalls: Job = {
  name: 'purge-idempotent-calls',
  pauseMs: 60_000,
  run: ({ store, clock }) => purge(store, new Date(clock.now().getTime() - idempotencyHours * 3_600_000)),
}
