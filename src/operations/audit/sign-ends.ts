import { checkpointDigest, checkpointKeyId, checkpointLine, publicKeyText } from '../../domain/audit/checkpoint.ts'
import type { Checkpoints } from '../../ports/checkpoints.ts'
import {
  chainEnds,
  insertCheckpoint,
  lastCheckpoints,
  signHeadAgain,
  type ChainEnd,
  type StoredCheckpoint,
} from '../../store/audit-chain.ts'
import { requireSecretInForce } from '../required-secret.ts'
import type { Services } from '../services.ts'
import { chainEntries } from './chain-entries.ts'
import { headSigner } from './head-signer.ts'
import { signingKey } from './signing.ts'

/**
 * A chain that has grown gets a checkpoint this long after its last, or once it grew by this many entries. With the pauses of the
 * job no entry is older than a minute without one. docs/decisions/0004-audit-chain.md.
 */
const checkpointAgeMsMax = 45_000
const checkpointEntriesMax = 1_000

type Needed = Pick<Services, 'store' | 'clock' | 'keys' | 'checkpoints'>

/** Writes signed checkpoints of the chains that are due outside the database. */
export async function signDueEnds(services: Needed): Promise<void> {
  const now = services.clock.now()
  await signEnds(services, (end, last) => isDue(end, last, now))
}

/**
 * Chains every entry and signs the end of every chain that has grown: before a process ends, so that nothing is left unsigned.
 * `keepsFile` is whether this process keeps the checkpoint file; null finds out: in an installation of several machines only the
 * one whose file has the last checkpoints signs. docs/operations.md#audit-trail.
 */
export async function signTail(services: Needed, keepsFile: true | null): Promise<void> {
  await chainEntries(services)
  if (keepsFile ?? (await hasLastCheckpoints(services))) await signEnds(services, hasGrown)
}

/** The file comes first: a checkpoint that is in the database and not in the file was removed from the file. */
async function signEnds(
  { store, clock, keys, checkpoints }: Needed,
  isWanted: (end: ChainEnd, last: StoredCheckpoint | undefined) => boolean,
): Promise<void> {
  const now = clock.now()
  const last = new Map((await lastCheckpoints(store)).map((checkpoint) => [checkpoint.tenantId, checkpoint]))
  const wanted = (await chainEnds(store)).filter((end) => isWanted(end, last.get(end.tenantId)))
  if (wanted.length === 0) return
  await requireSecretInForce({ store, keys })
  const signing = signingKey(keys)
  const key = checkpointKeyId(publicKeyText(signing))
  const made = wanted.map(({ tenantId, seq, hash }): StoredCheckpoint => {
    const before = last.get(tenantId)
    const previous = before === undefined ? null : checkpointDigest(before.line)
    const signed = { tenant_id: tenantId, seq, hash, time: now.toISOString(), previous, key }
    return { tenantId, seq, at: now, line: checkpointLine(signed, signing) }
  })
  await checkpoints.append(made.map(({ line }) => line))
  const sign = headSigner({ keys, clock })
  for (const checkpoint of made) {
    await insertCheckpoint(store, checkpoint)
    await signHeadAgain(store, checkpoint.tenantId, sign)
  }
}

function hasGrown(end: ChainEnd, last: StoredCheckpoint | undefined): boolean {
  return last === undefined || end.seq > last.seq
}

function isDue(end: ChainEnd, last: StoredCheckpoint | undefined, now: Date): boolean {
  if (last === undefined) return true
  const grown = end.seq - last.seq
  return grown >= checkpointEntriesMax || (grown > 0 && now.getTime() - last.at.getTime() >= checkpointAgeMsMax)
}

/** An embedded database has one process and one file. */
async function hasLastCheckpoints({ store, checkpoints }: Needed): Promise<boolean> {
  if (store.engine === 'embedded') return true
  const last = await lastCheckpoints(store)
  return last.length > 0 && (await holdsAll(checkpoints, new Set(last.map(({ line }) => line))))
}

async function holdsAll(checkpoints: Checkpoints, lines: Set<string>): Promise<boolean> {
  for await (const line of checkpoints.read()) lines.delete(line)
  return lines.size === 0
}
