import { wireTime } from '../../contract/events.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { partyHash, type ClearedHit } from '../../domain/screening/cleared-hits.ts'
import type { ScreenableParty } from '../../domain/screening/screenable-party.ts'
import { findClearedHits } from '../../store/cleared-hits.ts'
import type { StoredWorkspaceKey } from '../../store/workspace-keys.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { Services } from '../services.ts'

/** The sealed content of a decision on a hit: its party and reason. */
export interface HitDecision {
  readonly hit: ClearedHit
  /** The party's name in the checks of the verdict. */
  readonly party: string
  readonly reason: string
  /** Who decided, as the caller named them; absent in decisions of earlier versions. */
  readonly reviewers?: readonly string[]
}

/** A decision as it is stored. */
export interface OpenedDecision extends HitDecision {
  /** The case that it was decided on. */
  readonly caseId: string
  readonly reference: string
  /** It waits for a second reviewer and has no effect. */
  readonly waiting: boolean
}

type Needed = Pick<Services, 'store' | 'workspaceKeys'>

/** Whose decisions are wanted. */
export interface DecisionsOf {
  readonly tenantId: string
  readonly environment: string
  /** Null: of no case. */
  readonly reference: string | null
  /** The parties whose decisions in all cases count. */
  readonly parties: readonly ScreenableParty[]
  /** The stored key of the workspace; absent: it is read. */
  readonly workspaceKey?: StoredWorkspaceKey | null
}

/**
 * The decisions on a case, and for its clients in all cases, that were not re-opened, including expired and waiting ones. One with a
 * broken seal is left out: its hit is open.
 */
export async function openDecisions(services: Needed, of: DecisionsOf): Promise<readonly OpenedDecision[]> {
  const { tenantId, environment } = of
  const partyIndexes = await Promise.all(of.parties.map((party) => partyIndex(services, of, party)))
  const opened: OpenedDecision[] = []
  for (const stored of await findClearedHits(services.store, { ...of, partyIndexes })) {
    const { id, caseId, reference, waiting, decision, clearedAt } = stored
    const context = { tenantId, case: { environment, reference }, column: 'cleared_hit.decision', rowId: id } as const
    try {
      const parsed: unknown = JSON.parse((await openKeyed(services, context, decision)).toString('utf8'))
      if (!isHitDecision(parsed)) continue
      opened.push({ ...parsed, hit: { ...parsed.hit, clearedAt: wireTime(clearedAt) }, caseId, reference, waiting })
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
    }
  }
  return opened
}

/** The decisions that have an effect. */
export async function openClearedHits(services: Needed, of: DecisionsOf): Promise<readonly HitDecision[]> {
  return (await openDecisions(services, of)).filter(({ waiting }) => !waiting)
}

/** The keyed hash by which decisions for a client are found: equal for a party with the same facts. */
export async function partyIndex(
  { workspaceKeys }: Needed,
  { tenantId, workspaceKey = null }: Pick<DecisionsOf, 'tenantId' | 'workspaceKey'>,
  party: ScreenableParty,
): Promise<Buffer> {
  const { key } = await workspaceKeys.open(tenantId, workspaceKey)
  const [index] = searchIndex(key, [`client ${partyHash(party)}`])
  if (index === undefined) throw new Error('a party has no index')
  return index
}

/** Checks the form only: the bytes are authenticated. */
function isHitDecision(value: unknown): value is HitDecision {
  return typeof value === 'object' && value !== null && 'hit' in value && 'party' in value && 'reason' in value
}
