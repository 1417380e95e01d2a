import type { Environment } from '../contract/environment.ts'
import { deleteDataKeys, insertWorkspaceDataKey, type StoredDataKey } from './data-keys.ts'
import type { TenantTransaction } from './tenant.ts'

/** The tables of accounts with outside providers; their columns are the same. */
export type AccountTable = 'eid_account' | 'bank_data_account'

/** The account of a workspace with an outside provider, one for each environment. */
export interface StoredAccount {
  readonly tenantId: string
  readonly environment: Environment
  readonly provider: string
  readonly dataKeyId: string
  /** Sealed. */
  readonly credentials: Buffer
  readonly createdAt: Date
}

/** The accounts of a workspace. */
export async function providerAccounts(
  tx: TenantTransaction,
  table: AccountTable,
  tenantId: string,
): Promise<readonly StoredAccount[]> {
  const rows = await tx
    .selectFrom(table)
    .select(['tenant_id', 'environment', 'provider', 'data_key_id', 'credentials', 'created_at'])
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
export async function putProviderAccount(
  tx: TenantTransaction,
  table: AccountTable,
  account: StoredAccount,
  dataKey: StoredDataKey,
): Promise<void> {
  const { tenantId, environment, createdAt } = account
  await deleteProviderAccount(tx, table, tenantId, environment)
  await insertWorkspaceDataKey(tx, tenantId, { ...dataKey, at: createdAt })
  await tx
    .insertInto(table)
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
export async function deleteProviderAccount(
  tx: TenantTransaction,
  table: AccountTable,
  tenantId: string,
  environment: Environment,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
    .returning('data_key_id')
    .execute()
  const keys = deleted.map((row) => row.data_key_id)
  await deleteDataKeys(tx, tenantId, keys)
  return deleted.length > 0
}
