import { retentionErases } from '../operations/erasing/erase-case.ts'
import { purgeDue } from '../operations/erasing/purge-due.ts'
import type { Job } from './job.ts'

/**
 * Erases closed cases whose retention is over, and finishes interrupted erasures.
 * docs/rules/privacy.md#retention.
 */
export const purgeCases: Job = {
  name: 'purge-cases',
  pauseMs: 60 * 60_000,
  run: async (services) => void (await purgeDue(services, { dryRun: false, by: retentionErases })),
}
