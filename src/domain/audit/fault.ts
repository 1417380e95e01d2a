/**
 * A fault of an audit trail.
 * `changed`: an entry does not match its hash.
 * `deleted`: an entry or its hash is missing.
 * `reordered`: entries changed places.
 * `inserted`: an entry was never hashed at its place.
 * `truncated`: the chain ends before a signed checkpoint.
 * `rewritten`: the chain is consistent but contradicts a signed checkpoint.
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
  /** Null for a line of the checkpoint file whose workspace is unknown. */
  readonly workspace_id: string | null
  /** The first wrong place in the chain; null when the fault has no place in it. */
  readonly seq: number | null
  readonly entry_id: string | null
}

/** Most faults reported; further ones are dropped. */
export const faultsMax = 1_000
