import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { eidAccounts } from '../../store/eid-accounts.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { findEidAccount } from '../eid/account.ts'
import { askProvider } from '../eid/ask-provider.ts'
import type { OperatorServices } from '../services.ts'
import type { OperatorOperation } from './operation.ts'

const CheckAccounts = Type.Object({})

/** Whether a provider accepts the credentials of an account; `cause` is a code. */
interface CheckedAccount {
  readonly workspace_id: string
  readonly environment: string
  readonly provider: string
  readonly ok: boolean
  readonly cause: string | null
}

/** Asks each configured provider whether it accepts the account. The built-in one has none and is not listed. For `doctor`. */
export const checkEidAccounts: OperatorOperation<typeof CheckAccounts, readonly CheckedAccount[]> = {
  name: 'eid.check',
  input: CheckAccounts,
  async run(services) {
    const checked: CheckedAccount[] = []
    for (const { id, eid } of await listWorkspaces(services.store)) {
      const stored = await withTenant(services.store.app, id, (tx) => eidAccounts(tx, id))
      for (const environment of environments) {
        const own = stored.find((account) => account.environment === environment)
        if (own === undefined) continue
        const cause = await causeOf(services, { tenantId: id, environment, eid })
        checked.push({ workspace_id: id, environment, provider: own.provider, ok: cause === null, cause })
      }
    }
    return checked
  },
}

/** Why an account cannot be used; null when it can. */
async function causeOf(
  services: OperatorServices,
  owner: Parameters<typeof findEidAccount>[1],
): Promise<string | null> {
  const account = await findEidAccount(services, owner)
  if (account === null) return 'unreadable'
  try {
    await askProvider(services, account, owner, (provider, context) => provider.check(context))
    return null
  } catch (error) {
    if (error instanceof EidProviderUnavailable) return error.code
    throw error
  }
}
