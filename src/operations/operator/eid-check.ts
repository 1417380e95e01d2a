import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { findEidAccount } from '../eid/account.ts'
import { askProvider } from '../eid/ask-provider.ts'
import type { CheckedAccount } from '../provider-accounts/shown.ts'
import { findAccount } from '../provider-accounts/stored.ts'
import type { OperatorServices } from '../services.ts'
import type { OperatorOperation } from './operation.ts'

const CheckAccounts = Type.Object({})

/** Asks each configured provider whether it accepts the account. The built-in one has none and is not listed. For `doctor`. */
export const checkEidAccounts: OperatorOperation<typeof CheckAccounts, readonly CheckedAccount[]> = {
  name: 'eid.check',
  input: CheckAccounts,
  async run(services) {
    const checked: CheckedAccount[] = []
    for (const { id, eid } of await listWorkspaces(services.store)) {
      for (const environment of environments) {
        const own = await findAccount(services, 'eid_account', { tenantId: id, environment })
        if (own === null) continue
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
