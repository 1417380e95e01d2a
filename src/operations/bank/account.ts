import type { Environment } from '../../contract/environment.ts'
import { bankDataProviderIds, type BankDataProvider } from '../../ports/bank-data-provider.ts'
import { findBankDataAccount } from '../../store/bank-data-accounts.ts'
import { openSealed } from '../sealing/open-sealed.ts'
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
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
): Promise<BankDataAccount | null> {
  const stored = await findBankDataAccount(services.store, tenantId, environment)
  if (stored === null) {
    const builtIn = services.bankDataProviders.get('sandbox')
    return environment === 'sandbox' && builtIn !== undefined ? { provider: builtIn, credentials: {} } : null
  }
  const id = bankDataProviderIds.find((known) => known === stored.provider)
  const provider = id === undefined ? undefined : services.bankDataProviders.get(id)
  const opened = await openSealed(
    services,
    { tenantId, case: null, column: 'bank_data_account.credentials', rowId: environment },
    stored.credentials,
  )
  if (provider === undefined || opened === null) return null
  return { provider, credentials: JSON.parse(opened.toString()) }
}
