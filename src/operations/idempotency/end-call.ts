import { finishCall } from '../../store/idempotent-calls.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import type { Caller } from '../operation.ts'

/**
 * Ends a call with an Idempotency-Key in the transaction of its effect; does nothing without one. `answer` is what the operation
 * returns, `aboutId` whose erasure erases it. The commit fails when another run took over: `isClaimLost`.
 */
export async function endCall(
  tx: TenantTransaction,
  { tenantId, claimed }: Pick<Caller, 'tenantId' | 'claimed'>,
  ended: { readonly answer: object; readonly aboutId: string; readonly at: Date },
): Promise<void> {
  if (claimed === undefined) return
  const { aboutId, at } = ended
  await finishCall(tx, tenantId, { ...claimed.endedWith({ text: JSON.stringify(ended.answer) }), aboutId, at })
}
