import { readCheckpointLine, readPublicKeys } from '../../domain/audit/checkpoint.ts'
import { signedHeads } from '../../store/audit-chain.ts'
import type { Services } from '../services.ts'
import { publicKeysOf } from './signing.ts'

/** The end of a chain that grew is kept outside this long after the one before; with the pauses of the job that is in a minute. */
const endAgeMsMax = 45_000

/**
 * Copies the signed ends of the chains out of the database once one of them is due. An end that is older than the kept one, or was
 * not signed by us, does not replace it. docs/decisions/0004-audit-chain.md.
 */
export async function keepDueEnds({
  store,
  clock,
  keys,
  checkpoints,
}: Pick<Services, 'store' | 'clock' | 'keys' | 'checkpoints'>): Promise<void> {
  const known = readPublicKeys(publicKeysOf(keys))
  /** Signed by a version of the secret that was taken away, or edited: evidence that stays. */
  const unread: string[] = []
  const kept = new Map<string, { readonly seq: number; readonly at: number; readonly line: string }>()
  for (const line of await checkpoints.ends()) {
    const end = readCheckpointLine(line, known)
    if (end === null) unread.push(line)
    else kept.set(end.tenant_id, { seq: end.seq, at: Date.parse(end.time), line })
  }
  const now = clock.now().getTime()
  let isDue = false
  for (const { tenantId, seq, line } of await signedHeads(store)) {
    const before = kept.get(tenantId)
    if (before !== undefined && before.seq >= seq) continue
    const end = readCheckpointLine(line, known)
    if (end?.tenant_id !== tenantId || end.seq !== seq) continue
    kept.set(tenantId, { seq, at: Date.parse(end.time), line })
    isDue ||= before === undefined || now - before.at >= endAgeMsMax
  }
  if (isDue) await checkpoints.keepEnds([...unread, ...[...kept.values()].map(({ line }) => line)])
}
