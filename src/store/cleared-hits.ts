import { sql, type Transaction } from 'kysely'
import { refuseOutside } from './confinement.ts'
import type { KeyedValue } from './earlier-documents.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Most cleared hits of one case. */
export const clearedHitsMax = 500

/** A decision on a hit of a case, sealed. */
export interface StoredClearedHit {
  readonly id: string
  /** The case that it was decided on. */
  readonly caseId: string
  readonly reference: string
  readonly decision: KeyedValue
  readonly clearedAt: Date
  /** It waits for a second reviewer and has no effect. */
  readonly waiting: boolean
}

/** A decision to store. */
export interface ClearedHitToStore {
  readonly id: string
  readonly caseId: string
  /** Sealed. */
  readonly decision: Buffer
  readonly clearedAt: Date
  readonly environment: string
  /** Of a decision for the client in all of its cases; null for one on its case alone. */
  readonly partyIndex: Buffer | null
  readonly waiting: boolean
}

interface Row {
  readonly id: string
  readonly case_id: string
  readonly reference: string
  readonly waiting: boolean
  readonly decision: Buffer
  readonly cleared_at: Date
  readonly key_id: string
  readonly wrapped: Buffer
  readonly version: number
  readonly secret_id: string
  readonly workspace: Buffer
}

/**
 * The cleared hits of a case that were not re-opened or erased, and those that were decided for one of the clients in all of their
 * cases, with the keys that open them, in one round trip. Decisions that wait are among them.
 */
export async function findClearedHits(
  store: Store,
  asked: {
    readonly tenantId: string
    readonly environment: string
    /** Null: no case. */
    readonly reference: string | null
    readonly partyIndexes: readonly Buffer[]
  },
): Promise<readonly StoredClearedHit[]> {
  refuseOutside(asked.tenantId)
  const { rows } = await sql<Row>`
    with s as materialized (select set_config('app.tenant', ${asked.tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select h.id, h.case_id, c.reference, h.waiting, h.decision, h.cleared_at, k.id as key_id, k.wrapped, k.key_version as version,
        w.secret_id, w.wrapped as workspace
      from kyc_case c
        join cleared_hit h on h.tenant_id = c.tenant_id and h.case_id = c.id and h.reopened_at is null
        join data_key k on k.tenant_id = h.tenant_id and k.id = h.data_key_id
        join workspace_key w on w.tenant_id = k.tenant_id and w.version = k.key_version
      where c.tenant_id = s.tenant and c.environment = ${asked.environment} and c.reference = ${asked.reference}
      union all
      select h.id, h.case_id, c.reference, h.waiting, h.decision, h.cleared_at, k.id, k.wrapped, k.key_version, w.secret_id, w.wrapped
      from cleared_hit h
        join kyc_case c on c.tenant_id = h.tenant_id and c.id = h.case_id
        join data_key k on k.tenant_id = h.tenant_id and k.id = h.data_key_id
        join workspace_key w on w.tenant_id = k.tenant_id and w.version = k.key_version
      where h.tenant_id = s.tenant and h.environment = ${asked.environment} and h.reopened_at is null
        and h.party_index = any(${[...asked.partyIndexes]}::bytea[]) and c.reference is distinct from ${asked.reference}
      order by cleared_at, id limit ${clearedHitsMax}::integer
      offset 0
    ) as found`.execute(store.app)
  return rows.map(storedOf)
}

/** Stores a decision. Store its data key in the same transaction. */
export async function insertClearedHit(
  tx: Transaction<Tables>,
  tenantId: string,
  hit: ClearedHitToStore & { readonly dataKeyId: string },
): Promise<void> {
  await tx
    .insertInto('cleared_hit')
    .values({
      tenant_id: tenantId,
      id: hit.id,
      case_id: hit.caseId,
      data_key_id: hit.dataKeyId,
      decision: hit.decision,
      cleared_at: hit.clearedAt,
      reopened_at: null,
      environment: hit.environment,
      party_index: hit.partyIndex,
      waiting: hit.waiting,
    })
    .execute()
}

/** Re-opens cleared hits. Returns how many were cleared until now. */
export async function reopenClearedHits(
  tx: Transaction<Tables>,
  tenantId: string,
  { ids, at }: { readonly ids: readonly string[]; readonly at: Date },
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('cleared_hit')
    .set({ reopened_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('reopened_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function storedOf(row: Row): StoredClearedHit {
  return {
    id: row.id,
    caseId: row.case_id,
    reference: row.reference,
    waiting: row.waiting,
    clearedAt: row.cleared_at,
    decision: {
      sealed: row.decision,
      dataKey: { id: row.key_id, keyVersion: row.version, wrapped: row.wrapped },
      workspaceKey: { version: row.version, secretId: row.secret_id, wrapped: row.workspace },
    },
  }
}
