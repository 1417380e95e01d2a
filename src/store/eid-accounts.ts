import type { Environment } from '../contract/environment.ts'
import type { StoredDataKey } from './data-keys.ts'
import { deleteDataKeys, insertWorkspaceDataKey } from './data-keys.ts'
import type { TenantTransaction } from './tenant.ts'

/** The account of a workspace with an eID provider. */
export interface StoredEidAccount {
  readonly tenantId: string
  readonly environment: Environment
  readonly provider: string
  readonly dataKeyId: string
  /** Sealed. */
  readonly credentials: Buffer
  readonly createdAt: Date
}

/** The accounts of a workspace. */
export async function eidAccounts(tx: TenantTransaction, tenantId: string): Promise<readonly StoredEidAccount[]> {
  const rows = await tx
    .selectFrom('eid_account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('environment')
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    environment: row.environment === 'production' ? 'production' : 'sandbox',
    provider: row.provider,
    dataKeyId: row.data_key_id,
    credentials: row.credentials,
    createdAt: row.created_at,
  }))
}

/** Stores an account with its data key, in place of an earlier one of the environment. */
export async function putEidAccount(
  tx: TenantTransaction,
  account: StoredEidAccount,
  dataKey: StoredDataKey,
): Promise<void> {
  const { tenantId, environment, createdAt } = account
  await deleteEidAccount(tx, tenantId, environment)
  await insertWorkspaceDataKey(tx, tenantId, { ...dataKey, at: createdAt })
  await tx
    .insertInto('eid_account')
    .values({
      tenant_id: tenantId,
      environment,
      provider: account.provider,
      data_key_id: account.dataKeyId,
      credentials: account.credentials,
      created_at: createdAt,
    })
    .execute()
}

/** Deletes an account and the data key of its credentials. Returns false when there was none. */
export async function deleteEidAccount(
  tx: TenantTransaction,
  tenantId: string,
  environment: Environment,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('eid_account')
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
    .returning('data_key_id')
    .execute()
  const keys = deleted.map((row) => row.data_key_id)
  await deleteDataKeys(tx, tenantId, keys)
  return deleted.length > 0
}
