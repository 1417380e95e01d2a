import type { ScreeningHit } from '../domain/screening-result.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import type { ReadList } from './listed-entity.ts'

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

/** A compiled index, opened: nothing in it changes, and threads may share its bytes. */
export interface NameIndex {
  readonly entities: number
  readonly names: number
}

/** One file of names, postings and records, from the lists as read. The same lists give the same bytes. */
export function compileIndex(lists: readonly ReadList[]): Uint8Array {
  void lists
  return new Uint8Array(0)
}

/** Opens compiled bytes without rebuilding anything. Throws `IndexFormatError` for another format or version. */
export function openIndex(bytes: Uint8Array): NameIndex {
  void bytes
  return { entities: 0, names: 0 }
}

/** The entries that a party resembles, best first, each with the evidence that its score is the sum of. Pure. */
export function findHits(index: NameIndex, party: PartyToScreen, config: ScreeningConfig): readonly ScreeningHit[] {
  void [index, party, config]
  return []
}
