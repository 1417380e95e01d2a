import type { Environment } from '../../contract/environment.ts'
import { eidProviderIds, type EidProvider } from '../../ports/eid-provider.ts'
import type { StoredAccount } from '../../store/provider-accounts.ts'
import { findAccount, openCredentials } from '../provider-accounts/stored.ts'
import type { Services } from '../services.ts'

/** A provider with the credentials of a workspace. */
export interface EidAccount {
  readonly provider: EidProvider
  /** Empty for the built-in provider. */
  readonly credentials: Readonly<Record<string, string>>
}

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'eidProviders'>

/** Whose account is wanted. `eid` is the workspace's setting of the built-in provider. */
export interface AccountOwner {
  readonly tenantId: string
  readonly environment: Environment
  readonly eid: 'sandbox' | 'none'
}

/**
 * The account for an environment: the configured one, else the built-in provider where the sandbox may use it, else null.
 * docs/rules/eid.md#accounts.
 */
export async function findEidAccount(services: Needed, owner: AccountOwner): Promise<EidAccount | null> {
  const { environment } = owner
  const own = await findAccount(services, 'eid_account', owner)
  if (own !== null) return openEidAccount(services, own)
  const builtIn = services.eidProviders.get('sandbox')
  if (environment !== 'sandbox' || owner.eid !== 'sandbox' || builtIn === undefined) return null
  return { provider: builtIn, credentials: {} }
}

/** A stored account with its credentials; null when its provider is not known here or its credentials cannot be read. */
export async function openEidAccount(services: Needed, account: StoredAccount): Promise<EidAccount | null> {
  const id = eidProviderIds.find((known) => known === account.provider)
  const provider = id === undefined ? undefined : services.eidProviders.get(id)
  const credentials = await openCredentials(services, 'eid_account', account)
  return provider === undefined || credentials === null ? null : { provider, credentials }
}
