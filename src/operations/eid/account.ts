import type { Environment } from '../../contract/environment.ts'
import { eidProviderIds, type EidProvider } from '../../ports/eid-provider.ts'
import { eidAccounts, type StoredEidAccount } from '../../store/eid-accounts.ts'
import { withTenant } from '../../store/tenant.ts'
import { openSealed } from '../sealing/open-sealed.ts'
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
  const { tenantId, environment } = owner
  const stored = await withTenant(services.store.app, tenantId, (tx) => eidAccounts(tx, tenantId))
  const own = stored.find((account) => account.environment === environment)
  if (own !== undefined) return openEidAccount(services, own)
  const builtIn = services.eidProviders.get('sandbox')
  if (environment !== 'sandbox' || owner.eid !== 'sandbox' || builtIn === undefined) return null
  return { provider: builtIn, credentials: {} }
}

/** A stored account with its credentials; null when its provider is not known here or its credentials cannot be read. */
export async function openEidAccount(services: Needed, account: StoredEidAccount): Promise<EidAccount | null> {
  const { tenantId, environment } = account
  const id = eidProviderIds.find((known) => known === account.provider)
  const provider = id === undefined ? undefined : services.eidProviders.get(id)
  const opened = await openSealed(
    services,
    { tenantId, case: null, column: 'eid_account.credentials', rowId: environment },
    account.credentials,
  )
  if (provider === undefined || opened === null) return null
  return { provider, credentials: JSON.parse(opened.toString()) }
}
