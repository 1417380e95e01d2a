import { checkpointStore } from './checkpoint-store.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { followLists } from './follow-lists.ts'
import { purgeRateWindows } from './purge-rate-windows.ts'
import { purgeRegistryAnswers } from './purge-registry-answers.ts'
import type { Job } from './job.ts'
import { purgeCases } from './purge-cases.ts'
import { recordKeyUse } from './record-key-use.ts'
import { recordRefusedCalls } from './record-refused-calls.ts'
import { refreshLists } from './refresh-lists.ts'
import { rescreenCases } from './rescreen-cases.ts'
import { sealAudit } from './chain-audit.ts'
import { sweepBlobs } from './sweep-blobs.ts'
import { switchOffEndpoints } from './switch-off-endpoints.ts'
import { tidyStore } from './tidy-store.ts'

/** What a process that answers calls does for itself, whoever runs the other jobs: writes down what it noted, and follows lists. */
export const ownJobs: readonly Job[] = [recordKeyUse, recordRefusedCalls, followLists]

/** Every job of a process that runs jobs. */
export const jobs: readonly Job[] = [
  ...ownJobs,
  deliverWebhooks,
  switchOffEndpoints,
  purgeRateWindows,
  purgeRegistryAnswers,
  purgeCases,
  sealAudit,
  checkpointStore,
  sweepBlobs,
  tidyStore,
  refreshLists,
  rescreenCases,
]
