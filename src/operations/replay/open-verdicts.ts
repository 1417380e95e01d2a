import type { StoredVerdict } from '../../store/verdicts.ts'
import { openMany } from '../sealing/open-many.ts'
import type { OperatorServices } from '../services.ts'

/** A verdict with its opened values, null when they were erased. */
export interface OpenedVerdict {
  readonly stored: StoredVerdict
  readonly input: Buffer | null
  readonly answer: Buffer | null
}

/** Opens verdicts of one workspace, with one round trip for all keys. Throws SealBroken. */
export async function openVerdicts(
  services: Pick<OperatorServices, 'store' | 'workspaceKeys'>,
  tenantId: string,
  verdicts: readonly StoredVerdict[],
): Promise<readonly OpenedVerdict[]> {
  const values = verdicts.flatMap(({ environment, reference, id, input, answer }) => {
    const of = { tenantId, case: { environment, reference }, rowId: id }
    return [
      { context: { ...of, column: 'verdict.input' }, sealed: input } as const,
      { context: { ...of, column: 'verdict.answer' }, sealed: answer } as const,
    ]
  })
  const opened = await openMany(services, tenantId, values)
  return verdicts.map((stored, at) => ({
    stored,
    input: opened[2 * at] ?? null,
    answer: opened[2 * at + 1] ?? null,
  }))
}
