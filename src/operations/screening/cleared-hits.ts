import type { ClearedHit } from '../../domain/screening/cleared-hits.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { findClearedHits } from '../../store/cleared-hits.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { Services } from '../services.ts'

/** An analyst's decision on a hit as it is stored: whom it is about, and why. */
export interface HitDecision {
  readonly hit: ClearedHit
  /** The party's label in the verdict that was looked at. */
  readonly party: string
  readonly reason: string
}

/**
 * The decisions on a case that nobody took back, expired ones too. One whose seal is broken counts as none, so that its hit
 * is open again.
 */
export async function openClearedHits(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  of: { readonly tenantId: string; readonly environment: string; readonly reference: string },
): Promise<readonly HitDecision[]> {
  const { tenantId, environment, reference } = of
  const opened: HitDecision[] = []
  for (const { id, decision } of await findClearedHits(services.store, of)) {
    const place = { tenantId, case: { environment, reference }, column: 'cleared_hit.decision', rowId: id } as const
    try {
      const parsed: unknown = JSON.parse((await openKeyed(services, place, decision)).toString('utf8'))
      if (isHitDecision(parsed)) opened.push(parsed)
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
    }
  }
  return opened
}

/** Our own bytes under an unbroken seal: the form is looked at, not each value. */
function isHitDecision(value: unknown): value is HitDecision {
  return typeof value === 'object' && value !== null && 'hit' in value && 'party' in value && 'reason' in value
}
