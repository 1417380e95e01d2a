import { createHash } from 'node:crypto'

/** An audit entry as it is hashed: every column as text, to keep full precision. */
export interface ChainEntry {
  readonly tenant_id: string
  readonly id: string
  /** UTC with microseconds: `2026-11-21T10:00:00.000000Z`. */
  readonly at: string
  readonly actor_type: string
  readonly actor_id: string
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  readonly case_id: string | null
  readonly changed: readonly string[]
  readonly outcome: string
  readonly request_id: string | null
  readonly reason: string | null
  readonly count: number | null
}

/** The hash before the first entry of every chain. */
export const chainStart = Buffer.alloc(32)

/** hash n = SHA-256(hash n-1, canonical JSON of entry n). docs/decisions/0004-audit-chain.md. */
export function chainHash(previous: Buffer, entry: ChainEntry): Buffer {
  return createHash('sha256').update(previous).update(entryText(entry)).digest()
}

/** JSON of an entry with its members in fixed order. `reason` and `count`, added later, appear only when set. */
function entryText(entry: ChainEntry): string {
  return JSON.stringify({
    tenant_id: entry.tenant_id,
    id: entry.id,
    at: entry.at,
    actor_type: entry.actor_type,
    actor_id: entry.actor_id,
    action: entry.action,
    object_type: entry.object_type,
    object_id: entry.object_id,
    case_id: entry.case_id,
    changed: entry.changed,
    outcome: entry.outcome,
    request_id: entry.request_id,
    ...(entry.reason === null ? {} : { reason: entry.reason }),
    ...(entry.count === null ? {} : { count: entry.count }),
  })
}
