import { chainEntries } from '../operations/audit/chain-entries.ts'
import { keepDueEnds } from '../operations/audit/keep-ends.ts'
import { signDueEnds } from '../operations/audit/sign-ends.ts'
import type { Job } from './job.ts'

/** Appends new audit entries to the chain of their workspace, then writes signed checkpoints and ends outside the database. */
export const chainAudit: Job = {
  name: 'seal-audit',
  pauseMs: 5_000,
  async run(services) {
    await chainEntries(services)
    await signDueEnds(services)
    await keepDueEnds(services)
  },
}
