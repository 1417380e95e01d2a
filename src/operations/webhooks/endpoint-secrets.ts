import type { ClaimedDelivery } from '../../store/claim-deliveries.ts'
import { openEndpointSecret } from '../sealing/endpoint-secret.ts'
import type { Services } from '../services.ts'

/** Most opened secrets in memory; the oldest is dropped first. */
const heldMax = 1_000

/** The secrets that sign an endpoint's requests now: the current one, then the previous one while it is valid. */
export type EndpointSecrets = (
  endpoint: Pick<ClaimedDelivery['endpoint'], 'id' | 'secret' | 'previous'> & { readonly tenantId: string },
  now: Date,
) => Promise<readonly [current: string, ...previous: string[]]>

/**
 * Opens the secrets of endpoints and caches them by their sealed bytes, which change with a rotation. The returned function throws
 * SealBroken, and an Error when a data key is missing.
 */
export function openEndpointSecrets(services: Pick<Services, 'store' | 'workspaceKeys'>): EndpointSecrets {
  const held = new Map<string, string>()

  async function open(tenantId: string, id: string, secret: Buffer): Promise<string> {
    const name = `${tenantId} ${id} ${secret.toString('base64')}`
    const known = held.get(name)
    if (known !== undefined) return known
    const opened = await openEndpointSecret(services, { tenantId, id, secret })
    const [oldest] = held.keys()
    if (held.size >= heldMax && oldest !== undefined) held.delete(oldest)
    held.set(name, opened)
    return opened
  }

  return async ({ tenantId, id, secret, previous }, now) => {
    const current = await open(tenantId, id, secret)
    if (previous === null || previous.until <= now) return [current]
    return [current, await open(tenantId, id, previous.secret)]
  }
}
