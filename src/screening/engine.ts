import type { ScreeningHit } from '../domain/screening/result.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import { compileNameIndex } from './index/compile-index.ts'
import { openNameIndex, type NameIndex } from './index/name-index.ts'
import type { ReadList } from './entity/listed-entity.ts'
import { searchHits } from './search/find-hits.ts'

/** Thresholds of a screening. Scores are 0 to 1000. */
export interface ScreeningConfig {
  /** Hits below are not shown. */
  readonly reviewMin: number
  /** From here on a hit is strong; a weak alias stays below it unless something beyond the name agrees. */
  readonly strongMin: number
  /** Hits of a party at most, the best. */
  readonly hitsMax: number
}

export const defaultScreeningConfig: ScreeningConfig = { reviewMin: 750, strongMin: 850, hitsMax: 20 }

/** One file of names, postings and records, from the lists as read. The same lists give the same bytes. */
export function compileIndex(lists: readonly ReadList[]): Uint8Array {
  return compileNameIndex(lists)
}

/** Opens compiled bytes without rebuilding anything. Throws `IndexFormatError` for another format or version. */
export function openIndex(bytes: Uint8Array): NameIndex {
  return openNameIndex(bytes)
}

/** The entries that a party resembles, best first, each with the evidence that its score is the sum of. Pure. */
export function findHits(index: NameIndex, party: PartyToScreen, config: ScreeningConfig): readonly ScreeningHit[] {
  return searchHits(index, party, config)
}
