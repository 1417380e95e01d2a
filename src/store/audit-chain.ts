import { sql, type Transaction } from 'kysely'
import { chainHash, chainStart, type ChainEntry } from '../domain/audit/chain.ts'
import type { StoredHead } from '../domain/audit/check-checkpoints.ts'
import { isUniqueViolation } from './connection/errors.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Most entries chained in one transaction. Case writes wait for the one session of the embedded database, so its batches are
 * short.
 */
export const batchEntriesMax = { server: 500, embedded: 40 } as const
/** Most waiting entries that are counted: the count stays cheap when the job does not run. */
const backlogCountMax = 10_000
/** Checkpoints that a signed end may name: the last, or an earlier one when processes signed at the same moment. */
const checkpointsNamedMax = 20
/** Most rows of one round trip. */
const pageRowsMax = 1_000

/** The end of a workspace's chain. */
export interface ChainEnd {
  readonly tenantId: string
  readonly seq: number
  /** Hexadecimal. */
  readonly hash: string
}

/** One stored link; the entry is null when its row is missing. */
export interface ChainedEntry {
  readonly seq: number
  readonly hash: Buffer
  readonly entryId: string
  readonly entry: ChainEntry | null
}

export interface StoredCheckpoint {
  readonly tenantId: string
  readonly seq: number
  readonly at: Date
  readonly line: string
}

/** An entry to be chained; its columns are null when its row is missing. */
type Taken = { taken_id: string; chained: boolean } & (ChainEntry | { [Name in keyof ChainEntry]: null })

/** The columns of an entry as the text that is hashed, independent of the session's settings. */
export const entryColumns = sql`e.tenant_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  e.actor_type, e.actor_id, e.action, e.object_type, e.object_id, e.case_id, e.changed, e.outcome, e.request_id,
  e.reason, e.count`

/** Ids of the workspaces with entries that are not in their chain yet. */
export async function unchainedTenants(store: Store): Promise<readonly string[]> {
  const rows = await store.system.selectFrom('audit_unsealed').select('tenant_id').distinct().execute()
  return rows.map((row) => row.tenant_id)
}

/** Number of entries that are not in a chain yet, counted up to `backlogCountMax`, and the moment of the oldest. */
export async function unchainedBacklog(
  store: Store,
): Promise<{ readonly entries: number; readonly oldestAt: Date | null }> {
  const { rows } = await sql<{ entries: number; oldest_at: Date | null }>`
    select count(*)::integer as entries, min(e.at) as oldest_at
    from (select tenant_id, entry_id from audit_unsealed limit ${backlogCountMax}) u
    join audit_entry e on e.tenant_id = u.tenant_id and e.id = u.entry_id`.execute(store.system)
  return { entries: rows[0]?.entries ?? 0, oldestAt: rows[0]?.oldest_at ?? null }
}

/** What the database has to prove the end of a chain before it is signed again. */
export interface SignedBefore {
  /** The end that was signed last, and the hash at its place in the chain: null when that link is gone. */
  readonly head: { readonly line: string; readonly hash: string | null } | null
  /** The lines of the last checkpoints, the newest first. */
  readonly checkpoints: readonly string[]
  /** The fingerprint of the secret in force; null: none is recorded. */
  readonly secretInForce: Buffer | null
}

/** Signs the end of a chain; null leaves the one that was signed before. A throw ends the transaction. */
export type SignHead = (end: ChainEnd, before: SignedBefore) => string | null

/**
 * Appends a workspace's next entries, in the order of their ids, to its chain and signs its end. Returns how many it took; null
 * when another process appended at the same moment (the keys of audit_seal let only one of them commit).
 */
export async function chainBatch(store: Store, tenantId: string, sign: SignHead): Promise<number | null> {
  try {
    return await store.system.transaction().execute(async (tx) => {
      const { rows: last } = await sql<{ seq: number; hash: Buffer }>`
        select seq, hash from audit_seal where tenant_id = ${tenantId} order by seq desc limit 1`.execute(tx)
      const { rows: taken } = await sql<Taken>`
        select u.entry_id as taken_id, s.entry_id is not null as chained, ${entryColumns}
        from (
          select tenant_id, entry_id from audit_unsealed where tenant_id = ${tenantId}
          order by entry_id limit ${batchEntriesMax[store.engine]}
        ) u
        left join audit_entry e on e.tenant_id = u.tenant_id and e.id = u.entry_id
        left join audit_seal s on s.tenant_id = u.tenant_id and s.entry_id = u.entry_id
        order by e.at, e.id`.execute(tx)
      if (taken.length === 0) return 0
      let [seq, hash] = [last[0]?.seq ?? 0, last[0]?.hash ?? chainStart]
      const links = taken.flatMap(({ taken_id: takenId, chained, ...entry }) => {
        if (chained || entry.id === null) return []
        hash = chainHash(hash, entry)
        return [{ seq: ++seq, entryId: takenId, hash }]
      })
      await sql`
        insert into audit_seal (tenant_id, seq, entry_id, hash)
        select ${tenantId}::uuid, seq, entry_id, hash from unnest(
          ${links.map((link) => link.seq)}::bigint[], ${links.map((link) => link.entryId)}::uuid[],
          ${links.map((link) => link.hash)}::bytea[]
        ) as link (seq, entry_id, hash)`.execute(tx)
      if (links.length > 0) await signHead(tx, { tenantId, seq, hash: hash.toString('hex') }, sign)
      await sql`
        delete from audit_unsealed
        where tenant_id = ${tenantId} and entry_id = any(${taken.map((row) => row.taken_id)}::uuid[])`.execute(tx)
      return taken.length
    })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** Signs the end of a workspace's chain again, after a new checkpoint. */
export async function signHeadAgain(store: Store, tenantId: string, sign: SignHead): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    const { rows } = await sql<{ seq: number; hash: Buffer }>`
      select seq, hash from audit_seal where tenant_id = ${tenantId} order by seq desc limit 1`.execute(tx)
    const [last] = rows
    if (last !== undefined) await signHead(tx, { tenantId, seq: last.seq, hash: last.hash.toString('hex') }, sign)
  })
}

async function signHead(tx: Transaction<Tables>, end: ChainEnd, sign: SignHead): Promise<void> {
  const { rows } = await sql<{
    line: string | null
    hash: Buffer | null
    checkpoints: string[]
    secret: Buffer | null
  }>`
    select h.line, s.hash, (select fingerprint from installation_secret) as secret, array(
      select c.line from audit_checkpoint c where c.tenant_id = w.id order by c.seq desc limit ${checkpointsNamedMax}
    ) as checkpoints
    from workspace w left join audit_head h on h.tenant_id = w.id
    left join audit_seal s on s.tenant_id = h.tenant_id and s.seq = h.seq where w.id = ${end.tenantId}`.execute(tx)
  const { line: before = null, hash = null, checkpoints = [], secret = null } = rows[0] ?? {}
  const head = before === null ? null : { line: before, hash: hash?.toString('hex') ?? null }
  const line = sign(end, { head, checkpoints, secretInForce: secret })
  if (line === null) return
  await sql`
    insert into audit_head (tenant_id, seq, line) values (${end.tenantId}, ${end.seq}, ${line})
    on conflict (tenant_id) do update set seq = excluded.seq, line = excluded.line
    where audit_head.seq <= excluded.seq`.execute(tx)
}

/** The signed end of a workspace's chain; null before its first. */
export async function headOf(store: Store, tenantId: string): Promise<StoredHead | null> {
  const row = await store.system
    .selectFrom('audit_head')
    .select('line')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row === undefined ? null : { tenantId, line: row.line }
}

/** The signed ends of all chains. */
export async function signedHeads(store: Store): Promise<readonly (StoredHead & { readonly seq: number })[]> {
  const rows = await store.system.selectFrom('audit_head').select(['tenant_id', 'seq', 'line']).execute()
  return rows.map(({ tenant_id: tenantId, seq, line }) => ({ tenantId, seq, line }))
}

/** The ends of all chains, by the age of their workspaces. */
export async function chainEnds(store: Store): Promise<readonly ChainEnd[]> {
  const { rows } = await sql<{ tenant_id: string; seq: number; hash: Buffer }>`
    select w.id as tenant_id, s.seq, s.hash from workspace w, lateral (
      select seq, hash from audit_seal where tenant_id = w.id order by seq desc limit 1
    ) as s order by w.created_at, w.id`.execute(store.system)
  return rows.map((row) => ({ tenantId: row.tenant_id, seq: row.seq, hash: row.hash.toString('hex') }))
}

/** The last checkpoint of each workspace that has one. */
export async function lastCheckpoints(store: Store): Promise<readonly StoredCheckpoint[]> {
  const { rows } = await sql<{ tenant_id: string; seq: number; at: Date; line: string }>`
    select distinct on (tenant_id) tenant_id, seq, at, line from audit_checkpoint
    order by tenant_id, seq desc`.execute(store.system)
  return rows.map(checkpointOf)
}

/** Every checkpoint of a workspace by seq. */
export async function checkpointsOf(store: Store, tenantId: string): Promise<readonly StoredCheckpoint[]> {
  const rows = await store.system
    .selectFrom('audit_checkpoint')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('seq')
    .execute()
  return rows.map(checkpointOf)
}

/** Stores a copy of a checkpoint that is already in the checkpoint file. One that another process stored for the same seq stays. */
export async function insertCheckpoint(store: Store, { tenantId, seq, at, line }: StoredCheckpoint): Promise<void> {
  await store.system
    .insertInto('audit_checkpoint')
    .values({ tenant_id: tenantId, seq, at, line })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The chain of a workspace from its first link, read in pages. */
export async function* readChain(store: Store, tenantId: string): AsyncGenerator<ChainedEntry> {
  let after = 0
  while (true) {
    const { rows } = await sql<{ seq: number; hash: Buffer; entry_id: string; found: boolean } & ChainEntry>`
      select s.seq, s.hash, s.entry_id, e.id is not null as found, ${entryColumns}
      from audit_seal s left join audit_entry e on e.tenant_id = s.tenant_id and e.id = s.entry_id
      where s.tenant_id = ${tenantId} and s.seq > ${after} order by s.seq limit ${pageRowsMax}`.execute(store.system)
    for (const { seq, hash, entry_id: entryId, found, ...entry } of rows) {
      yield { seq, hash, entryId, entry: found ? entry : null }
    }
    after = rows.at(-1)?.seq ?? after
    if (rows.length < pageRowsMax) return
  }
}

/** Entries of a workspace that are not in its chain; `waiting` is false for one that the job will never chain. */
export async function* readUnchained(
  store: Store,
  tenantId: string,
): AsyncGenerator<{ readonly entry: ChainEntry; readonly waiting: boolean }> {
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const { rows } = await sql<ChainEntry & { waiting: boolean }>`
      select ${entryColumns}, exists (
        select from audit_unsealed u where u.tenant_id = e.tenant_id and u.entry_id = e.id) as waiting
      from audit_entry e
      where e.tenant_id = ${tenantId} and e.id > ${after}::uuid and not exists (
        select from audit_seal s where s.tenant_id = e.tenant_id and s.entry_id = e.id)
      order by e.id limit ${pageRowsMax}`.execute(store.system)
    for (const { waiting, ...entry } of rows) yield { entry, waiting }
    after = rows.at(-1)?.id ?? after
    if (rows.length < pageRowsMax) return
  }
}

function checkpointOf(row: { tenant_id: string; seq: number; at: Date; line: string }): StoredCheckpoint {
  return { tenantId: row.tenant_id, seq: row.seq, at: row.at, line: row.line }
}
