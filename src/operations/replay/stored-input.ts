import type { VerdictInput } from '../../domain/verdict/input.ts'
import { parseRecordedInput, replayedInput } from '../../domain/verdict/recorded-input.ts'
import type { Store } from '../../store/store.ts'
import { publishedPolicy } from '../policies/workspace-policy.ts'

/**
 * The input of a stored verdict, with the rules of its policy version. Throws when the bytes are not a stored input, or when
 * the version is missing.
 */
export async function storedInput(store: Store, tenantId: string, bytes: Buffer): Promise<VerdictInput> {
  const recorded = parseRecordedInput(bytes)
  const { policy } = recorded
  if (policy.id === null) return replayedInput(recorded, policy)
  return replayedInput(recorded, await publishedPolicy(store, { tenantId, id: policy.id, version: policy.version }))
}
