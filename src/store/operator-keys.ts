import { sql, type Selectable } from 'kysely'
import type { KeyMoments } from '../domain/api-keys/api-key.ts'
import type { AuditAction, AuditActor } from '../domain/audit/actions.ts'
import { insertAuditEntry } from './audit-entries.ts'
import type { Store } from './store.ts'
import type { OperatorKeyRow } from './tables.ts'
import type { TenantTransaction } from './tenant.ts'

/** Whether a key of the operator may change something. */
export const operatorPermissions = ['read', 'all'] as const
export type OperatorPermission = (typeof operatorPermissions)[number]

/** A stored key of the operator: its MAC, never its text. */
export interface StoredOperatorKey extends Omit<KeyMoments, 'rotatedTo'> {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly mac: Buffer
  /** Version of the secret that the MAC was made under. */
  readonly pepperId: string
  readonly permission: OperatorPermission
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Who did it and when. */
interface By {
  readonly actor: AuditActor
  readonly at: Date
}

/** Stores a new key, with an audit entry in every workspace. */
export async function insertOperatorKey(store: Store, key: StoredOperatorKey, by: By): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    await tx
      .insertInto('operator_key')
      .values({
        id: key.id,
        name: key.name,
        prefix: key.prefix,
        mac: key.mac,
        pepper_id: key.pepperId,
        permission: key.permission,
        created_at: key.createdAt,
        expires_at: key.expiresAt,
        revoked_at: key.revokedAt,
        last_used_at: key.lastUsedAt,
      })
      .execute()
    await recordEverywhere(tx, 'operator_key.created', key.id, by)
  })
}

/** Every key of the operator, the oldest first. */
export async function listOperatorKeys(store: Store): Promise<readonly StoredOperatorKey[]> {
  const rows = await store.system.selectFrom('operator_key').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(keyOf)
}

/** The key with this visible prefix; null when there is none. Not cached, so that a revocation holds from the next call. */
export async function operatorKeyByPrefix(store: Store, prefix: string): Promise<StoredOperatorKey | null> {
  const row = await store.system.selectFrom('operator_key').selectAll().where('prefix', '=', prefix).executeTakeFirst()
  return row === undefined ? null : keyOf(row)
}

/**
 * Revokes a key, with an audit entry in every workspace; returns it, null when unknown. A key that was revoked before keeps its
 * first moment and leaves no second entry.
 */
export async function revokeOperatorKey(store: Store, id: string, by: By): Promise<StoredOperatorKey | null> {
  return store.system.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('operator_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (row === undefined) return null
    if (row.revoked_at !== null) return keyOf(row)
    await tx.updateTable('operator_key').set({ revoked_at: by.at }).where('id', '=', id).execute()
    await recordEverywhere(tx, 'operator_key.revoked', id, by)
    return keyOf({ ...row, revoked_at: by.at })
  })
}

/** Stores that a key was used, unless a later moment is stored; `mac` replaces one of an older version of the secret. */
export async function recordOperatorKeyUse(
  store: Store,
  id: string,
  { at, mac }: { readonly at: Date; readonly mac: { readonly bytes: Buffer; readonly pepperId: string } | null },
): Promise<void> {
  await store.system
    .updateTable('operator_key')
    .set({
      last_used_at: sql<Date>`greatest(coalesce(last_used_at, ${at}), ${at})`,
      ...(mac === null ? {} : { mac: mac.bytes, pepper_id: mac.pepperId }),
    })
    .where('id', '=', id)
    .execute()
}

/** A key of the operator opens every workspace, so each has the entry. */
async function recordEverywhere(tx: TenantTransaction, action: AuditAction, objectId: string, by: By): Promise<void> {
  const workspaces = await tx.selectFrom('workspace').select('id').orderBy('created_at').orderBy('id').execute()
  for (const { id: tenantId } of workspaces) await insertAuditEntry(tx, { tenantId, ...by, action, objectId })
}

function keyOf(row: Selectable<OperatorKeyRow>): StoredOperatorKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    mac: row.mac,
    pepperId: row.pepper_id,
    permission: row.permission === 'all' ? 'all' : 'read',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  }
}
