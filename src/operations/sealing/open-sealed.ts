import type { KeyObject } from 'node:crypto'
import { dataKeyIdOf, dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { findDataKey } from '../../store/data-keys.ts'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'store' | 'workspaceKeys'>

/**
 * Opens a sealed value; null when its data key was destroyed or the value erased. Throws SealBroken when it was changed or was
 * sealed in another context.
 */
export async function openSealed(services: Needed, context: EncryptionContext, sealed: Buffer): Promise<Buffer | null> {
  if (sealed.length === 0) return null
  const key = await openDataKey(services, context.tenantId, dataKeyIdOf(sealed))
  return key === null ? null : openBytes(key, { context, sealed })
}

/** Unwraps a data key; null when it was destroyed. Data keys are not cached, so that destroying one has an effect at once. */
export async function openDataKey(services: Needed, tenantId: string, id: string): Promise<KeyObject | null> {
  const found = await findDataKey(services.store, tenantId, id)
  if (found === null) return null
  const { key } = await services.workspaceKeys.open(tenantId, found.workspaceKey)
  return unwrapKey(found.dataKey.wrapped, { under: key, name: dataKeyName(tenantId, id) })
}
