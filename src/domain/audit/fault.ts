/**
 * What is wrong with an audit trail. `changed`: an entry or its seal does not match. `deleted`: an entry or a seal is gone.
 * `reordered`: entries changed places. `inserted`: an entry that was never sealed there. `truncated`: the chain ends before
 * a signed checkpoint. `rewritten`: the chain holds together but a signed checkpoint says otherwise.
 */
export interface AuditFault {
  readonly kind:
    | 'changed'
    | 'deleted'
    | 'reordered'
    | 'inserted'
    | 'truncated'
    | 'rewritten'
    | 'checkpoint_changed'
    | 'checkpoint_missing'
  /** Null for a line of the checkpoint file that names no workspace any more. */
  readonly workspace_id: string | null
  /** The first place in the chain that is wrong; null when the fault has no place in it. */
  readonly seq: number | null
  readonly entry_id: string | null
}

/** Faults named one by one; what is beyond is counted in none. */
export const faultsMax = 1_000
