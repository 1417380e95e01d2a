import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openEidProviders } from '../../../src/adapters/eid/index.ts'
import { deriveKeys } from '../../../src/adapters/secret-key/keyring.ts'
import { runOperatorOperation } from '../../../src/operations/operator/run.ts'
import type { EidProviderId } from '../../../src/ports/eid-provider.ts'
import { operatorServices } from '../../support/operator-services.ts'
import { startTreefort } from '../../support/treefort-server.ts'
import { veriffCredentialsOf } from '../../support/veriff-client.ts'
import { startVeriff } from '../../support/veriff-server.ts'
import { openPlace, type Place } from '../durability/installation.ts'

/** An account at a provider that is a server of this machine. */
export interface EidPlace {
  readonly provider: EidProviderId
  readonly credentials: Readonly<Record<string, string>>
}

/** A workspace with such an account in production. */
export interface EidWorkspace {
  readonly workspaceId: string
  /** Of its key for eID and verify. */
  readonly key: string
}

/** The servers that stand for the providers, each with its account. */
export const eidServers = {
  async treefort() {
    const server = await startTreefort()
    const { clientId, secretKey } = server.account
    return { server, credentials: { client_id: clientId, secret_key: secretKey, base_url: server.base.href } }
  },
  async veriff() {
    const server = await startVeriff()
    return { server, credentials: veriffCredentialsOf(server) }
  },
} as const

/**
 * Adds a workspace for each account, whose credentials are sealed with the secret of the place. Nobody else may hold the store when
 * it is embedded. The server that is started on it needs GATEHOUSE_EGRESS_ALLOW=127.0.0.0/8.
 */
export async function addEidWorkspaces(
  { place, secret }: { readonly place: Place; readonly secret: string },
  accounts: readonly EidPlace[],
): Promise<readonly EidWorkspace[]> {
  const store = await openPlace(place)
  const operator = await operatorServices(store, { now: () => new Date() }, deriveKeys(secret))
  const providers = openEidProviders({ egress: openEgress({ allow: [] }) })
  const services = { ...operator, eidProviders: new Map(providers.map((one) => [one.id, one])) }
  const operate = (name: string, input: unknown) =>
    runOperatorOperation(services, name, input) as Promise<{ id: string; key: string }>
  try {
    const added: EidWorkspace[] = []
    for (const { provider, credentials } of accounts) {
      const { id: workspaceId } = await operate('workspaces.create', { name: 'Lender' })
      const scopes = ['kyc:eid', 'kyc:verify']
      const { key } = await operate('keys.create', { workspace_id: workspaceId, name: 'eID', scopes })
      await operate('eid.set', {
        ...{ workspace_id: workspaceId, environment: 'production', provider, credentials },
      })
      added.push({ workspaceId, key })
    }
    return added
  } finally {
    await store.close()
    operator.remove()
  }
}
