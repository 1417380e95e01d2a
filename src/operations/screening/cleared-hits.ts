import { wireTime } from '../../contract/events.ts'
import type { ClearedHit } from '../../domain/screening/cleared-hits.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { findClearedHits } from '../../store/cleared-hits.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { Services } from '../services.ts'

/** The sealed content of a decision on a hit: its party and reason. */
export interface HitDecision {
  readonly hit: ClearedHit
  /** The party's name in the checks of the verdict. */
  readonly party: string
  readonly reason: string
}

/** The decisions on a case that were not re-opened, including expired ones. One with a broken seal is left out: its hit is open. */
export async function openClearedHits(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  of: { readonly tenantId: string; readonly environment: string; readonly reference: string },
): Promise<readonly HitDecision[]> {
  const { tenantId, environment, reference } = of
  const opened: HitDecision[] = []
  for (const { id, decision, clearedAt } of await findClearedHits(services.store, of)) {
    const context = { tenantId, case: { environment, reference }, column: 'cleared_hit.decision', rowId: id } as const
    try {
      const parsed: unknown = JSON.parse((await openKeyed(services, context, decision)).toString('utf8'))
      if (isHitDecision(parsed)) opened.push({ ...parsed, hit: { ...parsed.hit, clearedAt: wireTime(clearedAt) } })
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
    }
  }
  return opened
}

/** Checks the form only: the bytes are authenticated. */
function isHitDecision(value: unknown): value is HitDecision {
  return typeof value === 'object' && value !== null && 'hit' in value && 'party' in value && 'reason' in value
}
