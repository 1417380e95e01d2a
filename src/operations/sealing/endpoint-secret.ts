import type { EncryptionContext } from '../../domain/crypto/envelope.ts'
import type { StoredDataKey } from '../../store/data-keys.ts'
import type { Services } from '../services.ts'
import { openSealed } from './open-sealed.ts'
import { newSealer } from './sealer.ts'

/** The sealed secret of a webhook endpoint; store the data key with it (`insertWorkspaceDataKey`). */
export interface SealedEndpointSecret {
  readonly dataKey: StoredDataKey
  readonly secret: Buffer
}

/**
 * Seals an endpoint's signing secret under a data key of the workspace, bound to the endpoint.
 * docs/webhooks.md#secrets.
 */
export async function sealEndpointSecret(
  services: Pick<Services, 'workspaceKeys'>,
  endpoint: { readonly tenantId: string; readonly id: string; readonly secret: string },
): Promise<SealedEndpointSecret> {
  const sealer = await newSealer(services, { tenantId: endpoint.tenantId, workspaceKey: null, case: null })
  const secret = sealer.seal('webhook_endpoint.secret', endpoint.id, Buffer.from(endpoint.secret))
  return { dataKey: sealer.stored, secret }
}

/** Opens an endpoint's signing secret. Throws SealBroken when it was changed or moved, and an Error when its key is missing. */
export async function openEndpointSecret(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  endpoint: { readonly tenantId: string; readonly id: string; readonly secret: Buffer },
): Promise<string> {
  const context: EncryptionContext = {
    tenantId: endpoint.tenantId,
    case: null,
    column: 'webhook_endpoint.secret',
    rowId: endpoint.id,
  }
  const opened = await openSealed(services, context, endpoint.secret)
  if (opened === null) throw new Error('the data key of an endpoint’s secret is missing')
  return opened.toString()
}
