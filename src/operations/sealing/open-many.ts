import { dataKeyIdOf, dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { withTenant } from '../../store/tenant.ts'
import { findDataKeys } from '../../store/verdicts.ts'
import type { OperatorServices } from '../services.ts'
import { timeSlices } from '../time-slice.ts'

/** A sealed value and what it was sealed for; empty once erased. */
export interface SealedValue {
  readonly context: EncryptionContext
  readonly sealed: Buffer
}

/**
 * Opens sealed values of one workspace in their order, with one round trip for all keys; null for those that were erased. Throws
 * SealBroken.
 */
export async function openMany(
  { store, workspaceKeys }: Pick<OperatorServices, 'store' | 'workspaceKeys'>,
  tenantId: string,
  values: readonly SealedValue[],
): Promise<readonly (Buffer | null)[]> {
  const ids = new Set(values.flatMap(({ sealed }) => (sealed.length === 0 ? [] : [dataKeyIdOf(sealed)])))
  const keys = await withTenant(store.app, tenantId, (tx) => findDataKeys(tx, tenantId, [...ids]))
  const opened: (Buffer | null)[] = []
  const slice = timeSlices()
  for (const { context, sealed } of values) {
    const found = sealed.length === 0 ? undefined : keys.get(dataKeyIdOf(sealed))
    if (found === undefined) {
      opened.push(null)
      continue
    }
    const { key: under } = await workspaceKeys.open(tenantId, found.workspaceKey)
    const name = dataKeyName(tenantId, found.dataKey.id)
    opened.push(openBytes(unwrapKey(found.dataKey.wrapped, { under, name }), { context, sealed }))
    await slice()
  }
  return opened
}
