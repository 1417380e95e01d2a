import type { ScreeningHit } from '../domain/screening/result.ts'
import { thresholdMin } from '../domain/screening/thresholds.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import { compileNameIndex } from './index/compile-index.ts'
import { openNameIndex, type NameIndex } from './index/name-index.ts'
import type { ReadList } from './entity/listed-entity.ts'
import { searchHits, type HitSearch } from './search/find-hits.ts'

/** Thresholds of a screening. Scores are 0 to 1000. */
export interface ScreeningConfig {
  /** Hits below this score are dropped. */
  readonly reviewMin: number
  /** Hits from this score on are strong. A weak alias stays below it unless a birth date or an identifier agrees. */
  readonly strongMin: number
  /** Most hits of a party for each class of topics; the best are kept. */
  readonly hitsMax: number
}

export const defaultScreeningConfig: ScreeningConfig = { reviewMin: thresholdMin, strongMin: 850, hitsMax: 20 }

/** Compiles lists into one file of names, postings and records. The same lists give the same bytes. */
export function compileIndex(lists: readonly ReadList[]): Uint8Array {
  return compileNameIndex(lists)
}

/** Opens a compiled index in place. Throws `IndexFormatError` for another format or version. */
export function openIndex(bytes: Uint8Array): NameIndex {
  return openNameIndex(bytes)
}

/** The entries that a party resembles, best first, each with the evidence that adds up to its score. Pure. */
export function findHits(index: NameIndex, party: PartyToScreen, config: ScreeningConfig): readonly ScreeningHit[] {
  const search = searchHits(index, party, config)
  for (;;) {
    const step = search.next()
    if (step.done === true) return step.value.hits
  }
}

/** The same, in steps of at most one name. Searches of one index may take turns. */
export function beginHits(index: NameIndex, party: PartyToScreen, config: ScreeningConfig): HitSearch {
  return searchHits(index, party, config)
}
