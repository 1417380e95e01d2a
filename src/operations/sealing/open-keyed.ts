import { dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import type { KeyedValue } from '../../store/earlier-documents.ts'
import type { Services } from '../services.ts'

/** The bytes of a sealed value that was read together with its keys. Throws SealBroken when it was changed or moved. */
export async function openKeyed(
  { workspaceKeys }: Pick<Services, 'workspaceKeys'>,
  place: EncryptionContext,
  { sealed, dataKey, workspaceKey }: KeyedValue,
): Promise<Buffer> {
  const { key: under } = await workspaceKeys.open(place.tenantId, workspaceKey)
  const name = dataKeyName(place.tenantId, dataKey.id)
  return openBytes(unwrapKey(dataKey.wrapped, { under, name }), { place, sealed })
}
