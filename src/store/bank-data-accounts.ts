import type { Environment } from '../contract/environment.ts'
import type { Store } from './store.ts'
import { withTenant } from './tenant.ts'

/** The account of a workspace with a bank data provider. */
export interface StoredBankDataAccount {
  readonly provider: string
  /** Sealed. */
  readonly credentials: Buffer
}

/** The account of an environment; null when there is none. */
export async function findBankDataAccount(
  store: Store,
  tenantId: string,
  environment: Environment,
): Promise<StoredBankDataAccount | null> {
  const row = await withTenant(store.app, tenantId, (tx) =>
    tx
      .selectFrom('bank_data_account')
      .select(['provider', 'credentials'])
      .where('tenant_id', '=', tenantId)
      .where('environment', '=', environment)
      .executeTakeFirst(),
  )
  return row ?? null
}
