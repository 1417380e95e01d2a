import { checkpointStore } from './checkpoint-store.ts'
import { forgetRateWindows } from './forget-rate-windows.ts'
import type { Job } from './job.ts'
import { purgeCases } from './purge-cases.ts'
import { recordKeyUse } from './record-key-use.ts'
import { sealAudit } from './seal-audit.ts'
import { sweepBlobs } from './sweep-blobs.ts'

/** Every job of a process that runs jobs. */
export const jobs: readonly Job[] = [
  recordKeyUse,
  forgetRateWindows,
  purgeCases,
  sealAudit,
  checkpointStore,
  sweepBlobs,
]
