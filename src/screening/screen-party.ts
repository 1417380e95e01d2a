import { keptHits } from '../domain/screening/kept-hits.ts'
import type { ScreenedParty, ScreeningHit } from '../domain/screening/result.ts'
import { defaultThresholds } from '../domain/screening/thresholds.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import { beginHits, defaultScreeningConfig } from './engine.ts'
import { isReadInFull } from './script/read-in-full.ts'
import type { NameIndex } from './index/name-index.ts'

/**
 * The hits of a party in the general lists and those of its workspace, best first. Yields between the steps of the search, so that
 * the caller can limit the time of a turn. Where it runs makes no difference to the hits.
 */
export function* screenParty(
  party: PartyToScreen,
  indexes: readonly NameIndex[],
): Generator<void, ScreenedParty, void> {
  const { hitsMax = defaultScreeningConfig.hitsMax, thresholds = defaultThresholds } = party
  const hits: ScreeningHit[] = []
  let further = 0
  for (const index of indexes) {
    const found = yield* beginHits(index, party, { ...defaultScreeningConfig, hitsMax })
    hits.push(...found.hits)
    further += found.further
  }
  const best = indexes.length === 1 ? hits : hits.toSorted(byScore)
  const unread = party.names.find((name) => !isReadInFull(name))
  const { kept, cut } = keptHits(best, { most: hitsMax, thresholds }, (hit) => hit)
  further += cut
  return {
    party: party.party,
    hits: kept,
    ...(further === 0 ? {} : { further }),
    ...(unread === undefined ? {} : { unread }),
  }
}

function byScore(a: ScreeningHit, b: ScreeningHit): number {
  return b.score - a.score || b.corroboration - a.corroboration || (a.recordId < b.recordId ? -1 : 1)
}
