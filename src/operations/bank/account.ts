import type { Environment } from '../../contract/environment.ts'
import { bankDataProviderIds, type BankDataProvider } from '../../ports/bank-data-provider.ts'
import type { StoredAccount } from '../../store/provider-accounts.ts'
import { findAccount, openCredentials } from '../provider-accounts/stored.ts'
import type { Services } from '../services.ts'

/** A bank data provider with the credentials of a workspace. */
export interface BankDataAccount {
  readonly provider: BankDataProvider
  /** Empty for the built-in provider. */
  readonly credentials: Readonly<Record<string, string>>
}

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'bankDataProviders'>

/** The account for an environment: the configured one, else the built-in provider in the sandbox, else null. */
export async function findBankAccount(
  services: Needed,
  owner: { readonly tenantId: string; readonly environment: Environment },
): Promise<BankDataAccount | null> {
  const own = await findAccount(services, 'bank_data_account', owner)
  if (own !== null) return openBankAccount(services, own)
  const builtIn = services.bankDataProviders.get('sandbox')
  return owner.environment === 'sandbox' && builtIn !== undefined ? { provider: builtIn, credentials: {} } : null
}

/** A stored account with its credentials; null when its provider is not known here or its credentials cannot be read. */
export async function openBankAccount(services: Needed, account: StoredAccount): Promise<BankDataAccount | null> {
  const id = bankDataProviderIds.find((known) => known === account.provider)
  const provider = id === undefined ? undefined : services.bankDataProviders.get(id)
  const credentials = await openCredentials(services, 'bank_data_account', account)
  return provider === undefined || credentials === null ? null : { provider, credentials }
}
