import { dataKeyIdOf, dataKeyName, openBytes, unwrapKey } from '../../domain/crypto/envelope.ts'
import { withTenant } from '../../store/tenant.ts'
import { findDataKeys, type StoredVerdict } from '../../store/verdicts.ts'
import type { OperatorServices } from '../services.ts'
import { timeSlices } from '../time-slice.ts'

/** A verdict with its opened values, null when they were erased. */
export interface OpenedVerdict {
  readonly stored: StoredVerdict
  readonly input: Buffer | null
  readonly answer: Buffer | null
}

/** Opens verdicts of one workspace, with one round trip for all keys. Throws SealBroken. */
export async function openVerdicts(
  { store, workspaceKeys }: Pick<OperatorServices, 'store' | 'workspaceKeys'>,
  tenantId: string,
  verdicts: readonly StoredVerdict[],
): Promise<readonly OpenedVerdict[]> {
  const sealed = verdicts.flatMap(({ input, answer }) => [input, answer]).filter((bytes) => bytes.length > 0)
  const ids = [...new Set(sealed.map((bytes) => dataKeyIdOf(bytes)))]
  const wrapped = await withTenant(store.app, tenantId, (tx) => findDataKeys(tx, tenantId, ids))
  const open = async (stored: StoredVerdict, column: 'input' | 'answer'): Promise<Buffer | null> => {
    const bytes = stored[column]
    const found = bytes.length === 0 ? undefined : wrapped.get(dataKeyIdOf(bytes))
    if (found === undefined) return null
    const { key } = await workspaceKeys.open(tenantId, found.workspaceKey)
    const dataKey = unwrapKey(found.dataKey.wrapped, { under: key, name: dataKeyName(tenantId, found.dataKey.id) })
    const { environment, reference, id } = stored
    const context = { tenantId, case: { environment, reference }, column: `verdict.${column}`, rowId: id } as const
    return openBytes(dataKey, { context, sealed: bytes })
  }
  const opened: OpenedVerdict[] = []
  const slice = timeSlices()
  for (const stored of verdicts) {
    opened.push({ stored, input: await open(stored, 'input'), answer: await open(stored, 'answer') })
    await slice()
  }
  return opened
}
