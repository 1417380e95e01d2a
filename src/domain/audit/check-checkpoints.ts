import { checkpointDigest, readCheckpointLine, type Checkpoint, type PublicKeys } from './checkpoint.ts'
import { faultsMax, type AuditFault } from './fault.ts'

/** A checkpoint as the database stores it. */
export interface StoredCheckpoint {
  readonly tenantId: string
  readonly seq: number
  readonly line: string
}

/**
 * Compares exported checkpoint lines with those in the database. Every line must carry our signature, every stored line
 * must be exported, and the line before each must be known. An exported line that is missing in the database counts as
 * valid, because a process may have died between the two writes. Returns the checkpoints to check the chains against.
 */
export function checkCheckpoints(
  exported: readonly string[],
  stored: readonly StoredCheckpoint[],
  publicKeys: PublicKeys,
): { readonly checkpoints: readonly Checkpoint[]; readonly faults: readonly AuditFault[] } {
  const faults: AuditFault[] = []
  const fault = (kind: AuditFault['kind'], workspaceId: string | null, seq: number | null): void => {
    const known = faults.some((of) => of.kind === kind && of.workspace_id === workspaceId && of.seq === seq)
    if (!known && faults.length < faultsMax) faults.push({ kind, workspace_id: workspaceId, seq, entry_id: null })
  }
  const checkpoints: Checkpoint[] = []
  for (const line of exported) {
    const checkpoint = readCheckpointLine(line, publicKeys)
    if (checkpoint === null) fault('checkpoint_changed', null, null)
    else checkpoints.push(checkpoint)
  }
  const exportedLines = new Set(exported)
  for (const { tenantId, seq, line } of stored) {
    const checkpoint = readCheckpointLine(line, publicKeys)
    const isConsistent = checkpoint?.tenant_id === tenantId && checkpoint.seq === seq
    if (checkpoint === null || !isConsistent) fault('checkpoint_changed', tenantId, seq)
    else if (!exportedLines.has(line)) {
      fault('checkpoint_missing', tenantId, seq)
      checkpoints.push(checkpoint)
    }
  }
  const digests = new Set([...exported, ...stored.map(({ line }) => line)].map(checkpointDigest))
  for (const { tenant_id: tenantId, seq, previous } of checkpoints) {
    if (previous !== null && !digests.has(previous)) fault('checkpoint_missing', tenantId, seq)
  }
  return { checkpoints, faults }
}
