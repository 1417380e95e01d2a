import { checkpointDigest, readCheckpointLine, type Checkpoint, type PublicKeys } from './checkpoint.ts'
import { faultsMax, type AuditFault } from './fault.ts'

/** A checkpoint in the database. */
export interface StoredCheckpoint {
  readonly tenantId: string
  readonly seq: number
  readonly line: string
}

/** A signed end of a chain, in the database or kept outside, in the form of a checkpoint. Its `previous` names the last checkpoint. */
export interface StoredHead {
  readonly tenantId: string
  readonly line: string
}

/**
 * Compares the lines kept outside with those that the database remembers: every line must carry our signature, every
 * stored one must be kept, and the one before each must be known. A kept line that the database does not remember is
 * as good a witness as any: a process may have died between the two. A head names the last checkpoint before it. Returns the
 * checkpoints and heads to compare the chains with.
 */
export function checkCheckpoints(
  kept: readonly string[],
  { stored, heads }: { readonly stored: readonly StoredCheckpoint[]; readonly heads: readonly StoredHead[] },
  publicKeys: PublicKeys,
): {
  readonly checkpoints: readonly Checkpoint[]
  readonly heads: ReadonlyMap<string, readonly Checkpoint[]>
  readonly faults: readonly AuditFault[]
} {
  const faults: AuditFault[] = []
  const fault = (kind: AuditFault['kind'], workspaceId: string | null, seq: number | null): void => {
    const known = faults.some((of) => of.kind === kind && of.workspace_id === workspaceId && of.seq === seq)
    if (!known && faults.length < faultsMax) faults.push({ kind, workspace_id: workspaceId, seq, entry_id: null })
  }
  const checkpoints: Checkpoint[] = []
  for (const line of kept) {
    const checkpoint = readCheckpointLine(line, publicKeys)
    if (checkpoint === null) fault('checkpoint_changed', null, null)
    else checkpoints.push(checkpoint)
  }
  const keptLines = new Set(kept)
  for (const { tenantId, seq, line } of stored) {
    const checkpoint = readCheckpointLine(line, publicKeys)
    const asStored = checkpoint?.tenant_id === tenantId && checkpoint.seq === seq
    if (checkpoint === null || !asStored) fault('checkpoint_changed', tenantId, seq)
    else if (!keptLines.has(line)) {
      fault('checkpoint_missing', tenantId, seq)
      checkpoints.push(checkpoint)
    }
  }
  const digests = new Set([...kept, ...stored.map(({ line }) => line)].map(checkpointDigest))
  const signedHeads = new Map<string, readonly Checkpoint[]>()
  for (const { tenantId, line } of heads) {
    const head = readCheckpointLine(line, publicKeys)
    if (head?.tenant_id === tenantId) signedHeads.set(tenantId, [...(signedHeads.get(tenantId) ?? []), head])
    else fault('checkpoint_changed', tenantId, null)
  }
  for (const { tenant_id: tenantId, seq, previous } of [...checkpoints, ...[...signedHeads.values()].flat()]) {
    if (previous !== null && !digests.has(previous)) fault('checkpoint_missing', tenantId, seq)
  }
  return { checkpoints, heads: signedHeads, faults }
}
