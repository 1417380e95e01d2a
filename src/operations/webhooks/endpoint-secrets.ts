import type { ClaimedDelivery } from '../../store/claim-deliveries.ts'
import { openEndpointSecret } from '../sealing/endpoint-secret.ts'
import type { Services } from '../services.ts'

/** Opened secrets held in memory; the one that came first makes room. */
const heldMax = 1_000

/** The secrets an endpoint's requests are signed with now: its own, then the one before it while that holds too. */
export type EndpointSecrets = (
  endpoint: Pick<ClaimedDelivery['endpoint'], 'id' | 'secret' | 'previous'> & { readonly tenantId: string },
  now: Date,
) => Promise<readonly [current: string, ...previous: string[]]>

/**
 * Opens the secrets of endpoints and holds them by their sealed bytes: a secret that is rotated has others, and one that is
 * deleted has none. Throws SealBroken, or when a data key is gone.
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
