import { checkpointStore } from './checkpoint-store.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { followEid } from './follow-eid.ts'
import { followLists } from './follow-lists.ts'
import { notifyDueReviews } from './notify-due-reviews.ts'
import { purgeBank } from './purge-bank.ts'
import { purgeEid } from './purge-eid.ts'
import { purgeIdempotentCalls } from './purge-idempotent-calls.ts'
import { purgeRateWindows } from './purge-rate-windows.ts'
import { purgeRegistryAnswers } from './purge-registry-answers.ts'
import type { Job } from './job.ts'
import { purgeCalls } from './purge-calls.ts'
import { purgeCases } from './purge-cases.ts'
import { recordCalls } from './record-calls.ts'
import { recordKeyUse } from './record-key-use.ts'
import { recordRefusedCalls } from './record-refused-calls.ts'
import { refreshLists } from './refresh-lists.ts'
import { rescreenCases } from './rescreen-cases.ts'
import { sendMail } from './send-mail.ts'
import { chainAudit } from './chain-audit.ts'
import { sweepBlobs } from './sweep-blobs.ts'
import { switchOffEndpoints } from './switch-off-endpoints.ts'
import { tidyStore } from './tidy-store.ts'

/** The jobs that every process needs for itself: they store what it noted in memory and follow its lists. */
export const ownJobs: readonly Job[] = [recordKeyUse, recordRefusedCalls, recordCalls, followLists]

/** Every job of a process that runs jobs. */
export const jobs: readonly Job[] = [
  ...ownJobs,
  deliverWebhooks,
  switchOffEndpoints,
  sendMail,
  followEid,
  purgeRateWindows,
  purgeRegistryAnswers,
  purgeCases,
  purgeEid,
  purgeBank,
  purgeIdempotentCalls,
  purgeCalls,
  chainAudit,
  checkpointStore,
  sweepBlobs,
  tidyStore,
  refreshLists,
  rescreenCases,
  notifyDueReviews,
]
