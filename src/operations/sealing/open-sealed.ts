import type { KeyObject } from 'node:crypto'
import { dataKeyIdOf, dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { findDataKey } from '../../store/data-keys.ts'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'store' | 'workspaceKeys'>

/**
 * The bytes of a sealed value, or null when its data key was destroyed or the value erased. Throws SealBroken when it was
 * changed or stands in another place than it was sealed for.
 */
export async function openSealed(services: Needed, place: EncryptionContext, sealed: Buffer): Promise<Buffer | null> {
  if (sealed.length === 0) return null
  const key = await openDataKey(services, place.tenantId, dataKeyIdOf(sealed))
  return key === null ? null : openBytes(key, { place, sealed })
}

/** A data key out of its wrapping; null when it was destroyed. Not held in memory: destroying one must hold at once. */
export async function openDataKey(services: Needed, tenantId: string, id: string): Promise<KeyObject | null> {
  const found = await findDataKey(services.store, tenantId, id)
  if (found === null) return null
  const { key } = await services.workspaceKeys.open(tenantId, found.workspaceKey)
  return unwrapKey(found.dataKey.wrapped, { under: key, name: dataKeyName(tenantId, id) })
}
