import { Type } from 'typebox'
import { environments, type Environment } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { BankConsentEnded, BankDataUnavailable, bankDataProviderIds } from '../../ports/bank-data-provider.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { findBankConnection, noPages } from '../../store/find-bank-connection.ts'
import { deleteProviderAccount } from '../../store/provider-accounts.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { findBankAccount, openBankAccount } from '../bank/account.ts'
import { askProvider } from '../bank/ask-provider.ts'
import { deleteConnection } from '../bank/delete-connection.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { operatorActor } from '../operator-actor.ts'
import { Credentials, givenNames, noCredentials, refuseCredentials } from '../provider-accounts/credentials.ts'
import { shownAccount, type CheckedAccount, type ShownAccount } from '../provider-accounts/shown.ts'
import { findAccount, sealAccount } from '../provider-accounts/stored.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const accounts = 'bank_data_account'

const SetAccount = Type.Object({
  workspace_id: Type.String(),
  environment: Type.Enum([...environments]),
  /** The built-in provider needs no account: it serves the sandbox of a workspace that has none. */
  provider: Type.Enum(bankDataProviderIds.filter((id) => id !== 'sandbox')),
  credentials: Type.Optional(Credentials),
})
const UnsetAccount = Type.Object({ workspace_id: Type.String(), environment: Type.Enum([...environments]) })
const ShowAccounts = Type.Object({ workspace_id: Type.String() })
const EraseConnection = Type.Object({ workspace_id: Type.String(), id: Type.String() })
const CheckAccounts = Type.Object({})

/** Sets the bank data provider of a workspace's environment. docs/rules/bank.md#accounts. */
export const setBankDataAccount: OperatorOperation<typeof SetAccount, ShownAccount> = {
  name: 'bank.set',
  input: SetAccount,
  async run(services, { workspace_id: id, environment, provider: providerId, credentials = {} }) {
    const owner = { tenantId: (await knownWorkspace(services, id)).id, environment }
    const provider = services.bankDataProviders.get(providerId) ?? noCredentials
    refuseCredentials(credentials, provider)
    const at = services.clock.now()
    const store = await sealAccount(services, accounts, { ...owner, provider: providerId, credentials, at })
    await withTenant(services.store.app, owner.tenantId, async (tx) => {
      await store(tx)
      await insertAuditEntry(tx, { ...act(owner, at), action: 'bank.account_set' })
    })
    return shownAccount(owner, providerId, givenNames(credentials, provider), at)
  },
}

/** Deletes the account of an environment and its credentials; in the sandbox the built-in provider serves again. */
export const unsetBankDataAccount: OperatorOperation<typeof UnsetAccount, ShownAccount> = {
  name: 'bank.unset',
  input: UnsetAccount,
  async run(services, { workspace_id: id, environment }) {
    const owner = { tenantId: (await knownWorkspace(services, id)).id, environment }
    const at = services.clock.now()
    await withTenant(services.store.app, owner.tenantId, async (tx) => {
      await deleteProviderAccount(tx, accounts, owner.tenantId, environment)
      await insertAuditEntry(tx, { ...act(owner, at), action: 'bank.account_unset' })
    })
    return shownAccount(owner, builtInOf(environment))
  },
}

/** The bank data provider of each environment of a workspace. */
export const showBankDataAccounts: OperatorOperation<typeof ShowAccounts, readonly ShownAccount[]> = {
  name: 'bank.show',
  input: ShowAccounts,
  async run(services, { workspace_id: id }) {
    const { id: tenantId } = await knownWorkspace(services, id)
    return Promise.all(
      environments.map(async (environment) => {
        const owner = { tenantId, environment }
        const own = await findAccount(services, accounts, owner)
        if (own === null) return shownAccount(owner, builtInOf(environment))
        const opened = await openBankAccount(services, own)
        const names = opened === null ? [] : givenNames(opened.credentials, opened.provider)
        return shownAccount(owner, own.provider, names, own.createdAt)
      }),
    )
  },
}

/** Erases a connection without a case: its access at the provider, its transactions and its data key. docs/rules/bank.md#retention. */
export const eraseBankConnection: OperatorOperation<typeof EraseConnection, { readonly id: string }> = {
  name: 'bank.erase',
  input: EraseConnection,
  async run(services, { workspace_id: workspaceId, id }) {
    const { id: tenantId } = await knownWorkspace(services, workspaceId)
    const found = isUuid(id) ? await findAnywhere(services, tenantId, id) : null
    if (found === null) throw errors.bankConnectionUnknown()
    if (found.caseId !== null) throw errors.bankConnectionOfCase()
    await deleteConnection(services, found, { actor: operatorActor, reason: 'request' })
    await services.store.purgeDeletedKeys()
    return { id }
  },
}

/** Asks each configured provider whether it accepts the account. The built-in one has none and is not listed. For `doctor`. */
export const checkBankDataAccounts: OperatorOperation<typeof CheckAccounts, readonly CheckedAccount[]> = {
  name: 'bank.check',
  input: CheckAccounts,
  async run(services) {
    const checked: CheckedAccount[] = []
    for (const { id: tenantId } of await listWorkspaces(services.store)) {
      for (const environment of environments) {
        const own = await findAccount(services, accounts, { tenantId, environment })
        if (own === null) continue
        const cause = await causeOf(services, { tenantId, environment })
        checked.push({ workspace_id: tenantId, environment, provider: own.provider, ok: cause === null, cause })
      }
    }
    return checked
  },
}

/** A connection of either environment. */
async function findAnywhere({ store }: OperatorServices, tenantId: string, id: string) {
  for (const environment of environments) {
    const found = await findBankConnection(store.app, { tenantId, environment, id }, noPages)
    if (found !== null) return found.connection
  }
  return null
}

/** Why an account cannot be used; null when it can. */
async function causeOf(services: OperatorServices, owner: Owner): Promise<string | null> {
  const account = await findBankAccount(services, owner)
  if (account === null) return 'unreadable'
  try {
    await askProvider(services, account, owner, (provider, context) => provider.check(context))
    return null
  } catch (error) {
    if (error instanceof BankDataUnavailable) return error.code
    if (error instanceof BankConsentEnded) return 'consent_ended'
    throw error
  }
}

interface Owner {
  readonly tenantId: string
  readonly environment: Environment
}

function builtInOf(environment: Environment): string | null {
  return environment === 'sandbox' ? 'sandbox' : null
}

function act({ tenantId, environment }: Owner, at: Date) {
  return { tenantId, at, actor: operatorActor, objectId: tenantId, changed: [environment] } as const
}
