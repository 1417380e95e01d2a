import { setTimeout as pause } from 'node:timers/promises'
import { checkpointDigest, checkpointKeyId, checkpointLine, publicKeyText } from '../domain/audit/checkpoint.ts'
import { signingKey } from '../operations/audit/signing.ts'
import type { Services } from '../operations/services.ts'
import {
  batchEntriesMax,
  chainEnds,
  insertCheckpoint,
  lastCheckpoints,
  sealBatch,
  unsealedTenants,
  type ChainEnd,
  type StoredCheckpoint,
} from '../store/audit-chain.ts'
import type { Job } from './job.ts'

/**
 * A chain that has grown gets a checkpoint this long after its last, or sooner when it grew by so much.
 * docs/decisions/0004-audit-chain.md.
 */
const checkpointAgeMsMax = 5 * 60_000
const checkpointEntriesMax = 1_000
/** Batches of one workspace in one run; what is left waits for the next run. */
const batchesMax = 100
/** Another process was sealing the same workspace: it is let through this often. */
const racesMax = 5
const raceWaitMs = 20

/** Seals new audit entries into the chain of their workspace, then writes signed checkpoints outside the database. */
export const sealAudit: Job = {
  name: 'seal-audit',
  pauseMs: 5_000,
  async run(services) {
    for (const tenantId of await unsealedTenants(services.store)) await sealTenant(services, tenantId)
    await writeCheckpoints(services)
  },
}

async function sealTenant({ store }: Pick<Services, 'store'>, tenantId: string): Promise<void> {
  let races = 0
  for (let batch = 0; batch < batchesMax; batch++) {
    const sealed = await sealBatch(store, tenantId)
    // Going on for what was written meanwhile would never end behind a busy writer, a few entries at a time.
    if (sealed !== null && sealed < batchEntriesMax[store.engine]) return
    if (sealed !== null) continue
    if (++races === racesMax) return
    await pause(raceWaitMs)
  }
}

/** The file first, then the database: what the database remembers is always in the file, unless somebody took it out. */
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
