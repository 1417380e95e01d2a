import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { sandboxOutcomes } from '../../domain/eid-sandbox/outcome.ts'
import { eidProviderIds } from '../../ports/eid-provider.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteProviderAccount } from '../../store/provider-accounts.ts'
import { tenantOfEidKey } from '../../store/eid-requests.ts'
import { findEidRequest } from '../../store/find-eid-request.ts'
import { withTenant } from '../../store/tenant.ts'
import { setBuiltInEid } from '../../store/workspaces.ts'
import { openEidAccount } from '../eid/account.ts'
import { forceOutcome } from '../eid-sandbox/force-outcome.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { literalIssue } from '../literal-issue.ts'
import { operatorActor } from '../operator-actor.ts'
import { Credentials, givenNames, noCredentials, refuseCredentials } from '../provider-accounts/credentials.ts'
import { shownAccount, type ShownAccount } from '../provider-accounts/shown.ts'
import { findAccount, sealAccount } from '../provider-accounts/stored.ts'
import type { OperatorOperation } from './operation.ts'

const accounts = 'eid_account'

/** Providers that serve production. */
const networkProviders = eidProviderIds.filter((id) => id !== 'sandbox')

const SetAccount = Type.Object({
  workspace_id: Type.String(),
  environment: Type.Enum([...environments]),
  provider: Type.Enum([...eidProviderIds]),
  credentials: Type.Optional(Credentials),
})
const UnsetAccount = Type.Object({ workspace_id: Type.String(), environment: Type.Enum([...environments]) })
const ShowAccounts = Type.Object({ workspace_id: Type.String() })
const ForceOutcome = Type.Object({
  key: Type.Integer({ minimum: 1 }),
  outcome: Type.Enum([...sandboxOutcomes]),
})

/**
 * Sets the eID provider of a workspace's environment. The built-in provider needs no credentials and serves the sandbox only.
 * docs/rules/eid.md#accounts.
 */
export const setEidAccount: OperatorOperation<typeof SetAccount, ShownAccount> = {
  name: 'eid.set',
  input: SetAccount,
  async run(services, input) {
    const { environment, provider: providerId } = input
    const { id: tenantId } = await knownWorkspace(services, input.workspace_id)
    const owner = { tenantId, environment }
    const at = services.clock.now()
    if (providerId === 'sandbox') {
      if (environment !== 'sandbox') throw refusedProvider(providerId, networkProviders)
      await withTenant(services.store.app, tenantId, async (tx) => {
        await deleteProviderAccount(tx, accounts, tenantId, environment)
        await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_set', changed: [environment] })
        await setBuiltInEid(tx, tenantId, 'sandbox', { actor: operatorActor, at })
        services.reached('before_commit')
      })
      return shownAccount(owner, providerId)
    }
    const credentials = input.credentials ?? {}
    const provider = services.eidProviders.get(providerId) ?? noCredentials
    refuseCredentials(credentials, provider)
    const store = await sealAccount(services, accounts, { ...owner, provider: providerId, credentials, at })
    await withTenant(services.store.app, tenantId, async (tx) => {
      await store(tx)
      await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_set', changed: [environment] })
    })
    return shownAccount(owner, providerId, givenNames(credentials, provider), at)
  },
}

/** Deletes the account of an environment and its credentials; in the sandbox the built-in provider goes off too. */
export const unsetEidAccount: OperatorOperation<typeof UnsetAccount, ShownAccount> = {
  name: 'eid.unset',
  input: UnsetAccount,
  async run(services, { workspace_id: id, environment }) {
    const { id: tenantId } = await knownWorkspace(services, id)
    const at = services.clock.now()
    await withTenant(services.store.app, tenantId, async (tx) => {
      await deleteProviderAccount(tx, accounts, tenantId, environment)
      await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_unset', changed: [environment] })
      if (environment === 'sandbox') await setBuiltInEid(tx, tenantId, 'none', { actor: operatorActor, at })
      services.reached('before_commit')
    })
    return shownAccount({ tenantId, environment }, null)
  },
}

/** The eID provider of each environment of a workspace. */
export const showEidAccounts: OperatorOperation<typeof ShowAccounts, readonly ShownAccount[]> = {
  name: 'eid.show',
  input: ShowAccounts,
  async run(services, { workspace_id: id }) {
    const workspace = await knownWorkspace(services, id)
    const { id: tenantId, eid } = workspace
    return Promise.all(
      environments.map(async (environment) => {
        const owner = { tenantId, environment }
        const own = await findAccount(services, accounts, owner)
        if (own === null) return shownAccount(owner, environment === 'sandbox' && eid === 'sandbox' ? 'sandbox' : null)
        const opened = await openEidAccount(services, own)
        const names = opened === null ? [] : givenNames(opened.credentials, opened.provider)
        return shownAccount(owner, own.provider, names, own.createdAt)
      }),
    )
  },
}

/** Brings a pending request of the built-in provider to an outcome. docs/rules/eid.md#outcomes-of-the-sandbox. */
export const forceEidOutcome: OperatorOperation<
  typeof ForceOutcome,
  { readonly key: number; readonly outcome: string }
> = {
  name: 'eid.outcome',
  input: ForceOutcome,
  async run(services, { key, outcome }) {
    const { store, clock } = services
    const tenantId = await tenantOfEidKey(store, key)
    const found = tenantId === null ? null : await findEidRequest(store, tenantId, key)
    if (tenantId === null || found === null || found.request.provider !== 'sandbox') throw errors.notFound()
    const at = clock.now()
    const { providerRef: ref, id, caseId } = found.request
    const session = await forceOutcome(services, { tenantId, ref }, outcome, (tx) =>
      insertAuditEntry(tx, {
        ...{ tenantId, at, actor: operatorActor, action: 'eid.forced', objectId: id, reason: outcome },
        ...(caseId === null ? {} : { caseId }),
      }),
    )
    if (session === null || session.outcome !== outcome) throw errors.eidEnded()
    return { key, outcome }
  },
}

function act(tenantId: string, at: Date) {
  return { tenantId, at, actor: operatorActor, objectId: tenantId } as const
}

function refusedProvider(given: string, allowed: readonly string[]) {
  return errors.issues([literalIssue(['body', 'provider'], given, allowed)])
}
