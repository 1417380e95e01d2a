import type { Environment } from '../../contract/environment.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import {
  providerAccounts,
  putProviderAccount,
  type AccountTable,
  type StoredAccount,
} from '../../store/provider-accounts.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { newSealer } from '../sealing/sealer.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { OperatorServices } from '../services.ts'

type Needed = Pick<OperatorServices, 'store' | 'workspaceKeys'>

/** An account to store. */
export interface NewAccount {
  readonly tenantId: string
  readonly environment: Environment
  readonly provider: string
  readonly credentials: Readonly<Record<string, string>>
  readonly at: Date
}

/** The stored account of an environment; null when there is none. */
export async function findAccount(
  { store }: Needed,
  table: AccountTable,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
): Promise<StoredAccount | null> {
  const accounts = await withTenant(store.app, tenantId, (tx) => providerAccounts(tx, table, tenantId))
  return accounts.find((account) => account.environment === environment) ?? null
}

/** The credentials of a stored account; null when they cannot be read. */
export async function openCredentials(
  services: Needed,
  table: AccountTable,
  { tenantId, environment, credentials }: StoredAccount,
): Promise<Readonly<Record<string, string>> | null> {
  const context = { tenantId, case: null, column: `${table}.credentials`, rowId: environment } as const
  const opened = await openSealed(services, context, credentials)
  return opened === null ? null : JSON.parse(opened.toString())
}

/** Seals an account, and returns what stores it in place of an earlier one, for the transaction of the change. */
export async function sealAccount(
  services: Needed,
  table: AccountTable,
  { tenantId, environment, provider, credentials, at }: NewAccount,
): Promise<(tx: TenantTransaction) => Promise<void>> {
  const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: null })
  const sealed = sealer.seal(`${table}.credentials`, environment, jsonBytes(credentials))
  const dataKeyId = sealer.stored.id
  const account = { tenantId, environment, provider, dataKeyId, credentials: sealed, createdAt: at }
  return (tx) => putProviderAccount(tx, table, account, sealer.stored)
}
