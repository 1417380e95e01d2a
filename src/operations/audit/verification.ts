import { startChainCheck, type ChainCheck, type ChainLink } from '../../domain/audit/check-chain.ts'
import { checkCheckpoints, type StoredCheckpoint, type StoredHead } from '../../domain/audit/check-checkpoints.ts'
import { readPublicKeys, type Checkpoint } from '../../domain/audit/checkpoint.ts'
import type { AuditFault } from '../../domain/audit/fault.ts'

/** The output of `audit verify`. */
export interface AuditReport {
  readonly ok: boolean
  /** The keys whose signatures were accepted, to compare with keys stored elsewhere. */
  readonly public_keys: readonly string[]
  readonly workspaces: readonly {
    readonly id: string
    /** Entries in the chain. */
    readonly sealed: number
    /** Entries that the job has not chained yet, which is no fault. */
    readonly waiting: number
    readonly checkpoints: number
  }[]
  readonly faults: readonly AuditFault[]
}

/** A verification in progress, fed workspace by workspace from the store or an exported file. */
export interface Verification {
  /** Begins a workspace and completes the one before. */
  workspace(id: string): void
  link(link: ChainLink): void
  unchained(entryId: string, waiting: boolean): void
  end(): AuditReport
}

/**
 * Starts a verification with all checkpoints: `kept` are lines of the checkpoint file, `stored` those of the database, `heads` the
 * signed ends of the chains, in the database and outside.
 */
export function startVerification(options: {
  readonly publicKeys: readonly string[]
  readonly kept: readonly string[]
  readonly stored: readonly StoredCheckpoint[]
  readonly heads: readonly StoredHead[]
}): Verification {
  const publicKeys = readPublicKeys(options.publicKeys)
  const { checkpoints, heads, faults: found } = checkCheckpoints(options.kept, options, publicKeys)
  const bySubject = Map.groupBy(checkpoints, (checkpoint) => checkpoint.tenant_id)
  const faults: AuditFault[] = [...found]
  const workspaces: AuditReport['workspaces'][number][] = []
  let current: { id: string; waiting: number; check: ChainCheck; checkpoints: readonly Checkpoint[] } | null = null

  function finish(): void {
    if (current === null) return
    const { id, waiting, check, checkpoints: signed } = current
    const { sealed, faults: broken } = check.end()
    faults.push(...broken)
    workspaces.push({ id, sealed, waiting, checkpoints: signed.length })
    current = null
  }

  function ofWorkspace() {
    if (current === null) throw new Error('a link of the audit trail belongs to no workspace')
    return current
  }

  return {
    workspace(id) {
      finish()
      const signed = bySubject.get(id) ?? []
      const check = startChainCheck(id, [...signed, ...(heads.get(id) ?? [])])
      current = { id, waiting: 0, check, checkpoints: signed }
    },
    link: (link) => ofWorkspace().check.link(link),
    unchained(entryId, waiting) {
      const workspace = ofWorkspace()
      if (waiting) workspace.waiting++
      else faults.push({ kind: 'inserted', workspace_id: workspace.id, seq: null, entry_id: entryId })
    },
    end() {
      finish()
      const seen = new Set(workspaces.map(({ id }) => id))
      for (const id of new Set([...bySubject.keys(), ...heads.keys()])) {
        // The whole workspace was deleted: only what was signed remains.
        if (!seen.has(id)) faults.push({ kind: 'truncated', workspace_id: id, seq: 1, entry_id: null })
      }
      return { ok: faults.length === 0, public_keys: options.publicKeys, workspaces, faults }
    },
  }
}
