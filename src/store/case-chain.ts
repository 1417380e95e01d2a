import { sql } from 'kysely'
import type { ChainEntry } from '../domain/audit/chain.ts'
import { entryColumns } from './audit-chain.ts'
import type { Store } from './store.ts'

/** Most audit entries of a case that are read, the oldest first. */
const entriesMax = 5_000

/** An audit entry with its place in the chain of its workspace; null until it is chained. */
export interface PlacedLink {
  readonly entry: ChainEntry
  readonly place: { readonly seq: number; readonly previous: Buffer | null; readonly hash: Buffer } | null
}

/** The audit entries of a case, the oldest first. `previous` is null for the first of a chain. */
export async function caseLinks(store: Store, tenantId: string, caseId: string): Promise<readonly PlacedLink[]> {
  const { rows } = await sql<ChainEntry & { seq: number | null; hash: Buffer | null; previous: Buffer | null }>`
    select s.seq, s.hash, p.hash as previous, ${entryColumns}
    from audit_entry e
    left join audit_seal s on s.tenant_id = e.tenant_id and s.entry_id = e.id
    left join audit_seal p on p.tenant_id = s.tenant_id and p.seq = s.seq - 1
    where e.tenant_id = ${tenantId} and e.case_id = ${caseId}
    order by e.at, e.id limit ${entriesMax}`.execute(store.system)
  return rows.map(({ seq, hash, previous, ...entry }) => ({
    entry,
    place: seq === null || hash === null ? null : { seq, previous, hash },
  }))
}

/** A signed line of a chain: a checkpoint, or its signed end. */
export interface SignedLine {
  readonly seq: number
  readonly line: string
}

/** The first line signed at or after a place of a chain; null when nothing after it was signed yet. */
export async function firstSigned(store: Store, tenantId: string, seq: number): Promise<SignedLine | null> {
  const { rows } = await sql<{ seq: number; line: string }>`
    select seq, line from (
      select seq, line from audit_checkpoint where tenant_id = ${tenantId} and seq >= ${seq}
      union all select seq, line from audit_head where tenant_id = ${tenantId} and seq >= ${seq}
    ) as signed order by seq limit 1`.execute(store.system)
  const [row] = rows
  return row === undefined ? null : { seq: row.seq, line: row.line }
}

/** The links of a chain after a place, to another one. An entry is null when its row is missing. */
export async function linksBetween(
  store: Store,
  tenantId: string,
  { after, to }: { readonly after: number; readonly to: number },
): Promise<readonly { readonly seq: number; readonly hash: Buffer; readonly entry: ChainEntry | null }[]> {
  const { rows } = await sql<{ seq: number; hash: Buffer; found: boolean } & ChainEntry>`
    select s.seq, s.hash, e.id is not null as found, ${entryColumns}
    from audit_seal s left join audit_entry e on e.tenant_id = s.tenant_id and e.id = s.entry_id
    where s.tenant_id = ${tenantId} and s.seq > ${after} and s.seq <= ${to} order by s.seq`.execute(store.system)
  return rows.map(({ seq, hash, found, ...entry }) => ({ seq, hash, entry: found ? entry : null }))
}
