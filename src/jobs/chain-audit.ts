import { setTimeout as pause } from 'node:timers/promises'
import { checkpointDigest, checkpointKeyId, checkpointLine, publicKeyText } from '../domain/audit/checkpoint.ts'
import { signingKey } from '../operations/audit/signing.ts'
import type { Services } from '../operations/services.ts'
import {
  batchEntriesMax,
  chainEnds,
  insertCheckpoint,
  lastCheckpoints,
  chainBatch,
  unchainedTenants,
  type ChainEnd,
  type StoredCheckpoint,
} from '../store/audit-chain.ts'
import type { Job } from './job.ts'

/**
 * A chain that has grown gets a checkpoint this long after its last, or once it grew by this many entries.
 * docs/decisions/0004-audit-chain.md.
 */
const checkpointAgeMsMax = 5 * 60_000
const checkpointEntriesMax = 1_000
/** Batches of one workspace in one run; the rest waits for the next run. */
const batchesMax = 100
/** Retries after a conflict with another process on the same workspace. */
const racesMax = 5
const raceWaitMs = 20

/** Appends new audit entries to the chain of their workspace, then writes signed checkpoints outside the database. */
export const chainAudit: Job = {
  name: 'seal-audit',
  pauseMs: 5_000,
  async run(services) {
    for (const tenantId of await unchainedTenants(services.store)) await chainTenant(services, tenantId)
    await writeCheckpoints(services)
  },
}

async function chainTenant({ store }: Pick<Services, 'store'>, tenantId: string): Promise<void> {
  let races = 0
  for (let batch = 0; batch < batchesMax; batch++) {
    const chained = await chainBatch(store, tenantId)
    // A short batch ends the run: behind a busy writer the next ones would have a few entries each, without end.
    if (chained !== null && chained < batchEntriesMax[store.engine]) return
    if (chained !== null) continue
    if (++races === racesMax) return
    await pause(raceWaitMs)
  }
}

/** The file comes first: a checkpoint that is in the database and not in the file was removed from the file. */
async function writeCheckpoints({ store, clock, keys, checkpoints }: Services): Promise<void> {
  const now = clock.now()
  const last = new Map((await lastCheckpoints(store)).map((checkpoint) => [checkpoint.tenantId, checkpoint]))
  const due = (await chainEnds(store)).filter((end) => isDue(end, last.get(end.tenantId), now))
  if (due.length === 0) return
  const signing = signingKey(keys)
  const key = checkpointKeyId(publicKeyText(signing))
  const made = due.map(({ tenantId, seq, hash }): StoredCheckpoint => {
    const before = last.get(tenantId)
    const previous = before === undefined ? null : checkpointDigest(before.line)
    const signed = { tenant_id: tenantId, seq, hash, time: now.toISOString(), previous, key }
    return { tenantId, seq, at: now, line: checkpointLine(signed, signing) }
  })
  await checkpoints.append(made.map(({ line }) => line))
  for (const checkpoint of made) await insertCheckpoint(store, checkpoint)
}

function isDue(end: ChainEnd, last: StoredCheckpoint | undefined, now: Date): boolean {
  if (last === undefined) return true
  const grown = end.seq - last.seq
  return grown >= checkpointEntriesMax || (grown > 0 && now.getTime() - last.at.getTime() >= checkpointAgeMsMax)
}
