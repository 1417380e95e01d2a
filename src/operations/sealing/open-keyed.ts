import { dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import type { KeyedValue } from '../../store/earlier-documents.ts'
import type { Services } from '../services.ts'

/** Opens a sealed value that was read together with its keys. Throws SealBroken when it was changed or moved. */
export async function openKeyed(
  { workspaceKeys }: Pick<Services, 'workspaceKeys'>,
  context: EncryptionContext,
  { sealed, dataKey, workspaceKey }: KeyedValue,
): Promise<Buffer> {
  const { key: under } = await workspaceKeys.open(context.tenantId, workspaceKey)
  const name = dataKeyName(context.tenantId, dataKey.id)
  return openBytes(unwrapKey(dataKey.wrapped, { under, name }), { context, sealed })
}
