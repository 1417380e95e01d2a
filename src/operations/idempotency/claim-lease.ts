import { errorFacts } from '../../ports/log.ts'
import { lockCase } from '../../store/erasures.ts'
import { finishCall, releaseClaim, renewClaim, type CallToClaim } from '../../store/idempotent-calls.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import type { WrittenJson } from '../written-json.ts'
import type { ClaimedCall } from '../claimed-call.ts'

/** A key stays busy for so long after the process of its call died. */
export const leaseMs = 15_000
/** A running call renews its lease so often. */
const renewMs = 5_000

/**
 * Renews the lease of a call until the returned function is called. A lease that cannot be renewed ends; then another run may take
 * over, and one of the two commits.
 */
export function renewWhileRunning({ store, clock, log }: Services, claim: CallToClaim): () => void {
  const renew = () => {
    renewClaim(store, claim, new Date(clock.now().getTime() + leaseMs)).catch((error: unknown) =>
      log.warn('the lease of an Idempotency-Key could not be renewed', {
        tenant_id: claim.tenantId,
        ...errorFacts(error),
      }),
    )
  }
  const timer = setInterval(renew, renewMs)
  return () => clearInterval(timer)
}

/**
 * Stores the answer of a call that stored nothing itself; releases the key when the case that it is about was erased meanwhile.
 * Throws what `isClaimLost` knows when another run took over.
 */
export async function endAfterRun(
  { store, clock }: Services,
  claimed: ClaimedCall,
  { text }: WrittenJson,
): Promise<void> {
  const { claim, aboutId } = claimed
  const { tenantId } = claim
  const isStored = await withTenant(store.app, tenantId, async (tx) => {
    const found = aboutId === null ? null : await lockCase(tx, tenantId, aboutId)
    if (found !== null && found.erasedAt !== null && found.erasedAt >= claim.at) return false
    await finishCall(tx, tenantId, { ...claimed.endedWith({ text }), aboutId, at: clock.now() })
    return true
  })
  if (!isStored) await releaseClaim(store, claim)
}

/** Releases a key. The caller gets the first error; a key that is not released is free when its lease ends. */
export async function releaseAfterError({ store, clock, log }: Services, claim: CallToClaim): Promise<void> {
  await releaseClaim(store, { ...claim, at: clock.now() }).catch((error: unknown) =>
    log.warn('an Idempotency-Key could not be released', { tenant_id: claim.tenantId, ...errorFacts(error) }),
  )
}
