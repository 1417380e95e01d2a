import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openEidProviders } from '../../../src/adapters/eid/index.ts'
import { deriveKeys } from '../../../src/adapters/secret-key/keyring.ts'
import { runOperatorOperation } from '../../../src/operations/operator/run.ts'
import { operatorServices } from '../../support/operator-services.ts'
import type { TreefortServer } from '../../support/treefort-server.ts'
import { openPlace, type Place } from '../durability/installation.ts'

/** A workspace whose production account is Treefort at a server of this machine. */
export interface EidWorkspace {
  readonly workspaceId: string
  /** Of its key for eID and verify. */
  readonly key: string
}

/**
 * Adds a workspace for each server, whose credentials are sealed with the secret of the place. Nobody else may hold the store when
 * it is embedded. The server that is started on it needs GATEHOUSE_EGRESS_ALLOW=127.0.0.0/8.
 */
export async function addEidWorkspaces(
  { place, secret }: { readonly place: Place; readonly secret: string },
  servers: readonly Pick<TreefortServer, 'base' | 'account'>[],
): Promise<readonly EidWorkspace[]> {
  const store = await openPlace(place)
  const operator = await operatorServices(store, { now: () => new Date() }, deriveKeys(secret))
  const providers = openEidProviders({ egress: openEgress({ allow: [] }) })
  const services = { ...operator, eidProviders: new Map(providers.map((one) => [one.id, one])) }
  const operate = (name: string, input: unknown) =>
    runOperatorOperation(services, name, input) as Promise<{ id: string; key: string }>
  try {
    const added: EidWorkspace[] = []
    for (const { base, account } of servers) {
      const { id: workspaceId } = await operate('workspaces.create', { name: 'Lender' })
      const scopes = ['kyc:eid', 'kyc:verify']
      const { key } = await operate('keys.create', { workspace_id: workspaceId, name: 'eID', scopes })
      await operate('eid.set', {
        ...{ workspace_id: workspaceId, environment: 'production', provider: 'treefort' },
        credentials: { client_id: account.clientId, secret_key: account.secretKey, base_url: base.href },
      })
      added.push({ workspaceId, key })
    }
    return added
  } finally {
    await store.close()
    operator.remove()
  }
}
