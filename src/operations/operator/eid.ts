import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { sandboxOutcomes } from '../../domain/eid-sandbox/outcome.ts'
import { eidProviderIds } from '../../ports/eid-provider.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteEidAccount, eidAccounts, putEidAccount, type StoredEidAccount } from '../../store/eid-accounts.ts'
import { tenantOfEidKey } from '../../store/eid-requests.ts'
import { findEidRequest } from '../../store/find-eid-request.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace, setBuiltInEid, type Workspace } from '../../store/workspaces.ts'
import { openEidAccount } from '../eid/account.ts'
import { forceOutcome } from '../eid-sandbox/force-outcome.ts'
import { literalIssue } from '../literal-issue.ts'
import { operatorActor } from '../operator-actor.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import type { OperatorOperation } from './operation.ts'

const credentialLengthMax = 4_096
const credentialsMax = 10

/** Providers that serve production. */
const networkProviders = eidProviderIds.filter((id) => id !== 'sandbox')

const SetAccount = Type.Object({
  workspace_id: Type.String(),
  environment: Type.Enum([...environments]),
  provider: Type.Enum([...eidProviderIds]),
  credentials: Type.Optional(
    Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: credentialLengthMax }), {
      maxProperties: credentialsMax,
    }),
  ),
})
const UnsetAccount = Type.Object({ workspace_id: Type.String(), environment: Type.Enum([...environments]) })
const ShowAccounts = Type.Object({ workspace_id: Type.String() })
const ForceOutcome = Type.Object({
  key: Type.Integer({ minimum: 1 }),
  outcome: Type.Enum([...sandboxOutcomes]),
})

/** An account as it is shown: the names of its credentials, never their values. */
interface ShownAccount {
  readonly workspace_id: string
  readonly environment: string
  readonly provider: string | null
  readonly credentials: readonly string[]
  readonly created_at: string | null
}

/**
 * Sets the eID provider of a workspace's environment. The built-in provider needs no credentials and serves the sandbox only.
 * docs/rules/eid.md#accounts.
 */
export const setEidAccount: OperatorOperation<typeof SetAccount, ShownAccount> = {
  name: 'eid.set',
  input: SetAccount,
  async run(services, input) {
    const { environment, provider: providerId } = input
    const workspace = await knownWorkspace(services, input.workspace_id)
    const { id: tenantId } = workspace
    const at = services.clock.now()
    if (providerId === 'sandbox') {
      if (environment !== 'sandbox') throw refusedProvider(providerId, networkProviders)
      await withTenant(services.store.app, tenantId, async (tx) => {
        await deleteEidAccount(tx, tenantId, environment)
        await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_set', changed: [environment] })
        await setBuiltInEid(tx, tenantId, 'sandbox', { actor: operatorActor, at })
        services.reached('before_commit')
      })
      return shown(tenantId, environment, providerId, [], null)
    }
    const credentials = input.credentials ?? {}
    const { credentialNames = [], optionalCredentialNames = [] } = services.eidProviders.get(providerId) ?? {}
    const missing = credentialNames.filter((name) => !(name in credentials))
    const known = [...credentialNames, ...optionalCredentialNames]
    const unknown = Object.keys(credentials).filter((name) => !known.includes(name))
    if (missing.length > 0 || unknown.length > 0) throw refusedCredentials(missing, unknown)
    const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: null })
    const sealed = sealer.seal('eid_account.credentials', environment, jsonBytes(credentials))
    await withTenant(services.store.app, tenantId, async (tx) => {
      const account = { tenantId, environment, provider: providerId, dataKeyId: sealer.stored.id, createdAt: at }
      await putEidAccount(tx, { ...account, credentials: sealed }, sealer.stored)
      await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_set', changed: [environment] })
    })
    return shown(tenantId, environment, providerId, Object.keys(credentials), at)
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
      await deleteEidAccount(tx, tenantId, environment)
      await insertAuditEntry(tx, { ...act(tenantId, at), action: 'eid.account_unset', changed: [environment] })
      if (environment === 'sandbox') await setBuiltInEid(tx, tenantId, 'none', { actor: operatorActor, at })
      services.reached('before_commit')
    })
    return shown(tenantId, environment, null, [], null)
  },
}

/** The eID provider of each environment of a workspace. */
export const showEidAccounts: OperatorOperation<typeof ShowAccounts, readonly ShownAccount[]> = {
  name: 'eid.show',
  input: ShowAccounts,
  async run(services, { workspace_id: id }) {
    const workspace = await knownWorkspace(services, id)
    const accounts = await withTenant(services.store.app, workspace.id, (tx) => eidAccounts(tx, workspace.id))
    return Promise.all(
      environments.map(async (environment) => {
        const own = accounts.find((account) => account.environment === environment)
        const builtIn = environment === 'sandbox' && workspace.eid === 'sandbox' ? 'sandbox' : null
        const names = own === undefined ? [] : await namesOfGiven(services, own)
        return shown(workspace.id, environment, own?.provider ?? builtIn, names, own?.createdAt ?? null)
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

/** Which credentials an account has, in the order in which its provider names them. None when they cannot be read. */
async function namesOfGiven(services: OperatorServices, account: StoredEidAccount): Promise<readonly string[]> {
  const opened = await openEidAccount(services, account)
  if (opened === null) return []
  const { provider, credentials } = opened
  return [...provider.credentialNames, ...provider.optionalCredentialNames].filter((name) => name in credentials)
}

async function knownWorkspace({ store }: OperatorServices, id: string): Promise<Workspace> {
  const workspace = isUuid(id) ? await findWorkspace(store, id) : null
  if (workspace === null) throw errors.notFound()
  return workspace
}

function act(tenantId: string, at: Date) {
  return { tenantId, at, actor: operatorActor, objectId: tenantId } as const
}

function refusedProvider(given: string, allowed: readonly string[]) {
  return errors.issues([literalIssue(['body', 'provider'], given, allowed)])
}

function refusedCredentials(missing: readonly string[], unknown: readonly string[]) {
  return errors.issues([
    ...missing.map((name) => ({ type: 'missing', loc: ['body', 'credentials', name], msg: 'Field required' })),
    ...unknown.map((name) => ({
      type: 'extra_forbidden',
      loc: ['body', 'credentials', name],
      msg: 'Extra inputs are not permitted',
    })),
  ])
}

function shown(
  workspaceId: string,
  environment: string,
  provider: string | null,
  credentials: readonly string[],
  createdAt: Date | null,
): ShownAccount {
  return {
    workspace_id: workspaceId,
    environment,
    provider,
    credentials,
    created_at: createdAt === null ? null : wireTime(createdAt),
  }
}
