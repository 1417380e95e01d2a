import { dataKeyIdOf, dataKeyName, openBytes, unwrapKey, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
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
  services: Pick<OperatorServices, 'store' | 'workspaceKeys'>,
  tenantId: string,
  values: readonly SealedValue[],
): Promise<readonly (Buffer | null)[]> {
  const keys = await withTenant(services.store.app, tenantId, (tx) => findDataKeys(tx, tenantId, keyIdsOf(values)))
  return openWith(keys, services, tenantId, values)
}

/** The same in a transaction of the workspace, for few values of what it has locked. */
export async function openManyWithin(
  tx: TenantTransaction,
  services: Pick<OperatorServices, 'workspaceKeys'>,
  tenantId: string,
  values: readonly SealedValue[],
): Promise<readonly (Buffer | null)[]> {
  return openWith(await findDataKeys(tx, tenantId, keyIdsOf(values)), services, tenantId, values)
}

function keyIdsOf(values: readonly SealedValue[]): readonly string[] {
  return [...new Set(values.flatMap(({ sealed }) => (sealed.length === 0 ? [] : [dataKeyIdOf(sealed)])))]
}

async function openWith(
  keys: Awaited<ReturnType<typeof findDataKeys>>,
  { workspaceKeys }: Pick<OperatorServices, 'workspaceKeys'>,
  tenantId: string,
  values: readonly SealedValue[],
): Promise<readonly (Buffer | null)[]> {
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
