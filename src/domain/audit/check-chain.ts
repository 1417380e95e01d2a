import { chainHash, chainStart, type ChainEntry } from './chain.ts'
import type { Checkpoint } from './checkpoint.ts'
import { faultsMax, type AuditFault } from './fault.ts'

/** Mismatched entries compared with each other to find reordered ones; each pair costs two hashes. */
const comparedMax = 100

/** One stored link of a chain; the entry is null when it was deleted. */
export interface ChainLink {
  readonly seq: number
  readonly hash: Buffer
  readonly entryId: string
  readonly entry: ChainEntry | null
}

interface Mismatch {
  readonly seq: number
  readonly hash: Buffer
  readonly previous: Buffer
  readonly entry: ChainEntry
}

/** Takes the links of one workspace's chain in order of seq; `end` returns the faults by seq. */
export interface ChainCheck {
  link(link: ChainLink): void
  end(): { readonly sealed: number; readonly faults: readonly AuditFault[] }
}

/**
 * Recomputes a chain. After a mismatch it continues from the stored hash, so that one change is one fault.
 * `checkpoints` are those with a valid signature.
 */
export function startChainCheck(workspaceId: string, checkpoints: readonly Checkpoint[]): ChainCheck {
  const signed = Map.groupBy(checkpoints, ({ seq }) => seq)
  const lastSigned = Math.max(0, ...signed.keys())
  const faults: AuditFault[] = []
  const mismatches: Mismatch[] = []
  let [sealed, length, lastGood] = [0, 0, 0]
  let contradicted = false
  let before: Buffer | null = null
  let previous: Buffer | null = chainStart

  function fault(kind: AuditFault['kind'], seq: number, entryId: string | null): void {
    if (faults.length < faultsMax) faults.push({ kind, workspace_id: workspaceId, seq, entry_id: entryId })
  }

  function compare(seq: number, hash: Buffer, entry: ChainEntry): void {
    if (previous === null || chainHash(previous, entry).equals(hash)) return
    if (before !== null && chainHash(before, entry).equals(hash)) {
      const last = mismatches.at(-1)
      if (last?.seq === seq - 1) mismatches.pop()
      fault('inserted', seq - 1, null)
    } else if (mismatches.length < faultsMax) mismatches.push({ seq, hash, previous, entry })
  }

  return {
    link({ seq, hash, entryId, entry }) {
      sealed++
      if (seq !== length + 1) {
        fault('deleted', length + 1, null)
        previous = null
      }
      if (entry === null) fault('deleted', seq, entryId)
      else compare(seq, hash, entry)
      const signedHere = signed.get(seq)
      if (signedHere?.every((checkpoint) => checkpoint.hash === hash.toString('hex'))) lastGood = seq
      else if (signedHere !== undefined) contradicted = true
      before = previous
      previous = hash
      length = seq
    },
    end() {
      for (const { seq, entry } of mismatches.filter((mismatch) => !isMoved(mismatch, mismatches))) {
        fault('changed', seq, entry.id)
      }
      for (const { seq, entry } of mismatches.filter((mismatch) => isMoved(mismatch, mismatches))) {
        fault('reordered', seq, entry.id)
      }
      if (contradicted && faults.length === 0) fault('rewritten', lastGood + 1, null)
      if (lastSigned > length) fault('truncated', length + 1, null)
      return { sealed, faults: faults.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0)) }
    },
  }
}

/** Whether another mismatched entry fits here, unchanged or with its content in this entry's row. */
function isMoved({ seq, hash, previous, entry }: Mismatch, mismatches: readonly Mismatch[]): boolean {
  return mismatches
    .slice(0, comparedMax)
    .some(
      (other) =>
        other.seq !== seq &&
        (chainHash(previous, other.entry).equals(hash) ||
          chainHash(previous, { ...other.entry, id: entry.id }).equals(hash)),
    )
}
