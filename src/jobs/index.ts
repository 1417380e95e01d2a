import { checkpointStore } from './checkpoint-store.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { forgetRateWindows } from './forget-rate-windows.ts'
import type { Job } from './job.ts'
import { purgeCases } from './purge-cases.ts'
import { recordKeyUse } from './record-key-use.ts'
import { recordRefusedCalls } from './record-refused-calls.ts'
import { sealAudit } from './seal-audit.ts'
import { sweepBlobs } from './sweep-blobs.ts'

/** What a process that answers calls writes down of its own memory, whoever runs the other jobs. */
export const ownJobs: readonly Job[] = [recordKeyUse, recordRefusedCalls]

/** Every job of a process that runs jobs. */
export const jobs: readonly Job[] = [
  ...ownJobs,
  deliverWebhooks,
  forgetRateWindows,
  purgeCases,
  sealAudit,
  checkpointStore,
  sweepBlobs,
]
