import { checkpointDigest, checkpointKeyId, checkpointLine, publicKeyText } from '../../domain/audit/checkpoint.ts'
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
 * A chain that has grown gets a checkpoint this long after its last, or once it grew by this many entries. Checkpoints are kept
 * forever; until the next one `keep-ends.ts` keeps the signed end outside. docs/decisions/0004-audit-chain.md.
 */
const checkpointAgeMsMax = 300_000
const checkpointEntriesMax = 1_000

type LastCheckpoints = ReadonlyMap<string, StoredCheckpoint>
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
  await signEnds(services, hasGrown, (last, wanted) => keepsFile ?? hasCheckpoints(services, last, wanted))
}

/** The file comes first: a checkpoint that is in the database and not in the file was removed from the file. */
async function signEnds(
  { store, clock, keys, checkpoints }: Needed,
  isWanted: (end: ChainEnd, last: StoredCheckpoint | undefined) => boolean,
  mayKeep: (last: LastCheckpoints, wanted: readonly ChainEnd[]) => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const now = clock.now()
  const last = new Map((await lastCheckpoints(store)).map((checkpoint) => [checkpoint.tenantId, checkpoint]))
  const wanted = (await chainEnds(store)).filter((end) => isWanted(end, last.get(end.tenantId)))
  if (wanted.length === 0 || !(await mayKeep(last, wanted))) return
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

/**
 * Whether this process's file has the newest checkpoint of the installation and the last ones of the chains to sign. They are near
 * its end. An embedded database has one process and one file.
 */
async function hasCheckpoints(
  { store, checkpoints }: Needed,
  last: LastCheckpoints,
  wanted: readonly ChainEnd[],
): Promise<boolean> {
  if (store.engine === 'embedded') return true
  const newest = [...last.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (newest === undefined) return false
  const before = wanted.flatMap(({ tenantId }) => last.get(tenantId) ?? [])
  const lines = new Set([newest, ...before].map(({ line }) => line))
  for await (const line of checkpoints.readBack()) {
    lines.delete(line)
    if (lines.size === 0) return true
  }
  return false
}
