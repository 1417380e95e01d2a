import { sql, type Selectable, type Transaction } from 'kysely'
import type { KeyMoments } from '../domain/api-keys/api-key.ts'
import type { KeyLimits } from '../domain/api-keys/key-limits.ts'
import type { ApiKeyRow, Tables } from './tables.ts'

/** A stored key: its MAC, never its text. */
export interface StoredKey extends KeyMoments, KeyLimits {
  readonly tenantId: string
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly mac: Buffer
  readonly pepperId: string
  readonly scopes: readonly string[]
  readonly serviceAccounts: readonly string[]
  readonly audience: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Stores a new key. */
export async function insertKey(tx: Transaction<Tables>, key: StoredKey): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({
      tenant_id: key.tenantId,
      id: key.id,
      name: key.name,
      prefix: key.prefix,
      mac: key.mac,
      pepper_id: key.pepperId,
      scopes: [...key.scopes],
      service_accounts: [...key.serviceAccounts],
      audience: key.audience,
      created_at: key.createdAt,
      rotated_to: key.rotatedTo,
      expires_at: key.expiresAt,
      revoked_at: key.revokedAt,
      last_used_at: key.lastUsedAt,
      calls_per_minute: key.callsPerMinute,
      addresses: [...key.addresses],
    })
    .execute()
}

/** The keys of a workspace, oldest first. */
export async function listKeys(tx: Transaction<Tables>, tenantId: string): Promise<readonly StoredKey[]> {
  const rows = await tx
    .selectFrom('api_key')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(keyOf)
}

/** The key with this id, null when unknown. Locked until the transaction ends, so that two rotations cannot both succeed. */
export async function lockKey(tx: Transaction<Tables>, tenantId: string, id: string): Promise<StoredKey | null> {
  const row = await tx
    .selectFrom('api_key')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : keyOf(row)
}

/** Marks a key as replaced: it works until `expiresAt`. */
export async function markRotated(
  tx: Transaction<Tables>,
  options: { readonly tenantId: string; readonly id: string; readonly rotatedTo: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ rotated_to: options.rotatedTo, expires_at: options.expiresAt })
    .where('tenant_id', '=', options.tenantId)
    .where('id', '=', options.id)
    .execute()
}

/** Changes the limits of a key and when it expires. */
export async function setLimits(
  tx: Transaction<Tables>,
  { tenantId, id, callsPerMinute, addresses, expiresAt }: Pick<StoredKey, 'tenantId' | 'id' | 'expiresAt'> & KeyLimits,
): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ calls_per_minute: callsPerMinute, addresses: [...addresses], expires_at: expiresAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Revokes a key. A key that was revoked before keeps its first moment. */
export async function markRevoked(tx: Transaction<Tables>, tenantId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${at})` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

function keyOf(row: Selectable<ApiKeyRow>): StoredKey {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    mac: row.mac,
    pepperId: row.pepper_id,
    scopes: row.scopes,
    serviceAccounts: row.service_accounts,
    audience: row.audience,
    createdAt: row.created_at,
    rotatedTo: row.rotated_to,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    callsPerMinute: row.calls_per_minute,
    addresses: row.addresses,
  }
}
